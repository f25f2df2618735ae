/** The statements about rooms. Parameters are numbered and named beside each. */

/** Other classes of a place, the earliest first. place, class, begins, ends (epoch milliseconds) */
export const CLASSES_BESIDE = `SELECT id, room, sessions FROM classes
WHERE place_id = ?1 AND id <> ?2 AND state IN ('tentative', 'confirmed') AND starts_at < ?4 AND ends_at > ?3
ORDER BY starts_at, id`;

/** Rooms as classes of the last year or to come have them, in each way in which they are written. ends after, place or '' */
export const KNOWN_ROOMS = `SELECT DISTINCT place_id, trim(room) AS name FROM classes
WHERE place_id IS NOT NULL AND (?2 = '' OR place_id = ?2) AND trim(room) <> '' AND ends_at > ?1 AND state <> 'withdrawn'
ORDER BY place_id, name`;

/** Classes in rooms of places around some days, by their first session. begins after, begins before, ends after, place or '' */
export const CLASSES_IN_ROOMS = `SELECT id, title_en, title_fr, place_id, room, time_zone, sessions, trainer, substitutes FROM class_details
WHERE starts_at >= ?1 AND starts_at < ?2 AND ends_at > ?3 AND place_id IS NOT NULL AND (?4 = '' OR place_id = ?4)
  AND state IN ('tentative', 'confirmed')
ORDER BY starts_at, id`;

/** class */
export const CLASS_IN_ROOM = `SELECT id, title_en, title_fr, place_id, room, time_zone, sessions, trainer, substitutes, starts_at, ends_at
FROM class_details WHERE id = ?1`;
