import { getCollection } from 'astro:content';
import { loadedCategories } from '../categories/load.ts';
import { onceABuild } from '../once-a-build.ts';
import { places } from '../places/load.ts';
import { linkTeam, type Person } from './link.ts';

export type { Person } from './link.ts';

/** Everybody, in the order of the page. */
export const team = onceABuild(async (): Promise<Person[]> =>
  linkTeam(await getCollection('team'), { categories: (await loadedCategories()).known, places: await places() }),
);
