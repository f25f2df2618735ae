import { getCollection } from 'astro:content';
import { linkTeam, type Person } from './link.ts';

export type { Person } from './link.ts';

/** Everybody, in the order of the page. */
export async function team(): Promise<Person[]> {
  return linkTeam(await getCollection('team'));
}
