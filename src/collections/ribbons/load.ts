import { getCollection } from 'astro:content';
import { linkRibbons, type Ribbon } from './link.ts';

export type { Ribbon } from './link.ts';

/** The ribbons, one for each program, in the order of the page. */
export async function ribbons(): Promise<Ribbon[]> {
  return linkRibbons(await getCollection('ribbons'));
}
