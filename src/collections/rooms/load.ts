import { getCollection } from 'astro:content';
import { byOrder } from '../entry.ts';
import type { Room } from './schema.ts';

export type { Room } from './schema.ts';

/** The training centre's rooms, in their order. */
export async function allRooms(): Promise<Room[]> {
  return (await getCollection('rooms')).toSorted(byOrder).map(({ data }) => data);
}
