/** A place (`places.id`) is a client's own, where a private class is given, and none of the site's rooms. */
export const isClientsPlace = (id: string | null): boolean => id?.startsWith('client-') === true;

/** The same of an expression of a place's id. */
export const IS_CLIENTS_PLACE = (id: string): string => `(${id} GLOB 'client-*')`;

/**
 * Whether a class of `class_details` is given at a place, or on line for 'online'; one at a client's own, in that place's city. An expression
 * of what is asked for.
 */
export const IS_GIVEN_AT = (place: string): string => `(
  COALESCE(class_details.place_id, 'online') = ${place}
  OR (${IS_CLIENTS_PLACE('class_details.place_id')} AND EXISTS (
    SELECT 1 FROM places AS asked WHERE asked.id = ${place}
      AND lower(trim(class_details.place_city_en)) IN (lower(asked.city_en), lower(asked.city_fr))
  ))
)`;
