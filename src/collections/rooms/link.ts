import { byOrder } from '../entry.ts';
import { placeNamed } from '../places/link.ts';
import type { PlaceDetails } from '../places/schema.ts';
import type { Room, RoomEntry } from './schema.ts';

/** The training centre's rooms, in their order. Fails where one is in a place that there is not. */
export function linkRooms(entries: readonly RoomEntry[], places: readonly PlaceDetails[]): Room[] {
  return entries.toSorted(byOrder).map(({ id, data }) => {
    placeNamed({ file: `content/rooms/${id}.yaml`, field: 'place' }, data.place, places);
    return data;
  });
}
