import type { NearPage } from '../i18n/nearest.ts';
import { articles } from './blog/load.ts';
import { loadedCategories } from './categories/load.ts';
import { allCourses } from './courses/load.ts';
import { nearestReading, type Reading } from './nearest-reading.ts';
import { onceABuild } from './once-a-build.ts';
import { episodes } from './podcast/load.ts';
import { webinars } from './webinars/load.ts';

/** What is read, heard or watched, in both languages, and what it can lead to. */
const shelves = onceABuild(async () => ({
  readings: [
    ...(await articles()).map((one): Reading => ({ ...one, kind: 'article' })),
    ...(await webinars()).toReversed().map((one): Reading => ({ ...one, kind: 'webinar' })),
    ...(await episodes()).map((one): Reading => ({ ...one, kind: 'episode' })),
  ],
  courses: await allCourses(),
  categories: (await loadedCategories()).categories,
}));

/** Where one without a counterpart leads those who read the other language. */
export async function nearTo(one: Omit<Reading, 'kind'>, kind: Reading['kind']): Promise<NearPage | undefined> {
  return one.alternate === undefined ? nearestReading({ ...one, kind }, await shelves()) : undefined;
}
