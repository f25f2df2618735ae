import { getCollection } from 'astro:content';
import type { Page } from '../../i18n/routes.ts';
import { loadedCourses } from '../courses/load.ts';
import { linkAudience, type Audience } from './link.ts';

export type { Audience } from './link.ts';

/** The content of a page for a kind of clients. */
export async function audience({ id: name, locale }: Page): Promise<Audience> {
  return linkAudience(await getCollection('audiences'), name, locale, await loadedCourses());
}
