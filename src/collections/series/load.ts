import { getCollection } from 'astro:content';
import type { Locale } from '../../i18n/locales.ts';
import { categoriesIn } from '../categories/load.ts';
import { loadedCourses } from '../courses/load.ts';
import { linkSeries, type Series } from './link.ts';

export type { Series } from './link.ts';

const allSeries = async () =>
  linkSeries(await getCollection('series'), await categoriesIn('en'), await loadedCourses());

/** The Great series of a language, as their authors order them. */
export async function greatSeries(locale: Locale): Promise<Series[]> {
  return (await allSeries()).filter((one) => one.locale === locale);
}
