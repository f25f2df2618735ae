import { getCollection } from 'astro:content';
import type { Locale } from '../../i18n/locales.ts';
import type { RouteName } from '../../i18n/routes.ts';
import { loadedCategories } from '../categories/load.ts';
import { loadedCourses } from '../courses/load.ts';
import { places } from '../places/load.ts';
import { linkPage, type CompanyPage } from './link.ts';

export type { CompanyPage } from './link.ts';
export type { PageSection, SectionOf } from './sections.ts';

/** The page of a route, in one language. */
export async function companyPage(name: RouteName, locale: Locale): Promise<CompanyPage> {
  return linkPage(await getCollection('pages'), name, locale, {
    courses: (await loadedCourses()).known,
    categories: (await loadedCategories()).known,
    places: await places(),
  });
}
