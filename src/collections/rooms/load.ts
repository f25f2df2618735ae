import { getCollection } from 'astro:content';
import { places } from '../places/load.ts';
import { linkRooms } from './link.ts';
import type { Room } from './schema.ts';

export type { Room } from './schema.ts';

/** The training centre's rooms, in their order. */
export async function allRooms(): Promise<Room[]> {
  return linkRooms(await getCollection('rooms'), await places());
}
