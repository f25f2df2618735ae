import type { Place } from '../../domain/catalogue/classes.ts';
import { ContentError, type Where } from '../problem.ts';
import type { PlaceDetails } from './schema.ts';

/** What everybody may know of a place, and the edge needs. */
export function publicPlace({ id, name, city, address, province }: PlaceDetails): Place {
  return { id, name, city, address, province };
}

/** The place that an entry names. */
export function placeNamed(where: Where, { id }: { id: string }, places: readonly PlaceDetails[]): PlaceDetails {
  const place = places.find((one) => one.id === id);
  if (!place) throw new ContentError(where, `one of ${places.map((one) => one.id).join(', ')}, got ${id}`);
  return place;
}
