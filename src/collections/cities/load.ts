import { getCollection } from 'astro:content';
import type { Locale } from '../../i18n/locales.ts';
import { categoriesIn, type Category } from '../categories/load.ts';
import { places } from '../places/load.ts';
import { allClasses, type UpcomingClass } from '../schedule/load.ts';
import { classesAt, directionsOf, linkCities, taughtAt, type CityPage } from './link.ts';

export type { CityPage } from './link.ts';

export async function cityPages(locale: Locale): Promise<CityPage[]> {
  return linkCities(await getCollection('cities'), locale, await categoriesIn(locale), await places());
}

/** How one gets to each place, by its id. */
export const directions = async () => directionsOf([...(await cityPages('en')), ...(await cityPages('fr'))]);

/** The classes in the page's rooms that are still to be held, of its subject where it has one, the next one first. */
export async function classesIn(page: CityPage): Promise<UpcomingClass[]> {
  return classesAt(page, await allClasses());
}

/** What is taught in the rooms of a city: categories with a class on the calendar. */
export async function categoriesAt(page: CityPage): Promise<Category[]> {
  return taughtAt(page, await categoriesIn(page.locale), await allClasses());
}
