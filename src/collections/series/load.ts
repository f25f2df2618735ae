import { getCollection } from 'astro:content';
import { categoriesIn } from '../categories/load.ts';
import { loadedCourses } from '../courses/load.ts';
import { linkSeries, type Series } from './link.ts';

export type { Series } from './link.ts';

/** The Great series, which are in English, as their authors order them. */
export async function greatSeries(): Promise<Series[]> {
  return linkSeries(await getCollection('series'), await categoriesIn('en'), await loadedCourses());
}
