import { getCollection } from 'astro:content';
import type { Page } from '../../i18n/routes.ts';
import { loadedCategories } from '../categories/load.ts';
import { loadedCourses } from '../courses/load.ts';
import { places } from '../places/load.ts';
import { linkPage, type CompanyPage } from './link.ts';

export type { CompanyPage } from './link.ts';
export type { PageSection, SectionOf } from './sections.ts';

/** The content of a page. */
export async function companyPage(page: Page): Promise<CompanyPage> {
  return linkPage(await getCollection('pages'), page, {
    courses: (await loadedCourses()).known,
    categories: (await loadedCategories()).known,
    places: await places(),
  });
}
