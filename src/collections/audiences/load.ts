import { getCollection } from 'astro:content';
import type { Locale } from '../../i18n/locales.ts';
import { loadedCourses } from '../courses/load.ts';
import { linkAudience, type Audience } from './link.ts';

export type { Audience } from './link.ts';

/** The page for a kind of clients, by the name of its route. */
export async function audience(name: 'associations' | 'government', locale: Locale): Promise<Audience> {
  return linkAudience(await getCollection('audiences'), name, locale, await loadedCourses());
}
