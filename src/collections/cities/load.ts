import { getCollection, type CollectionEntry } from 'astro:content';
import { href, type LiveRouteName } from '../../i18n/routes.ts';
import type { Locale } from '../../i18n/locales.ts';
import { places, type PlaceDetails } from '../company/load.ts';
import { categoriesIn, type Category } from '../courses/load.ts';
import { allClasses, type UpcomingClass } from '../schedule/load.ts';

/** Under which route each entry stands; a subject page is its city's name and its category's. */
const routeOf = {
  calgary: 'calgary',
  ottawa: 'ottawa',
  vancouver: 'vancouver',
  'calgary-microsoft-excel': 'calgaryExcel',
  'ottawa-microsoft-excel': 'ottawaExcel',
  'ottawa-microsoft-power-bi': 'ottawaPowerBi',
  'vancouver-microsoft-excel': 'vancouverExcel',
} as const satisfies Record<string, LiveRouteName>;

/** A city's own page, or the page of a subject in a city. */
export interface CityPage extends Omit<CollectionEntry<'cities'>['data'], 'place' | 'category' | 'counterpart'> {
  entry: CollectionEntry<'cities'>;
  locale: Locale;
  href: string;
  /** The same page in the other language. */
  alternate: string | undefined;
  place: PlaceDetails;
  category: Category | undefined;
}

function addressOf(id: string): { locale: Locale; address: string } {
  const [locale, slug] = id.split('/') as [Locale, string];
  const name = (routeOf as Record<string, (typeof routeOf)[keyof typeof routeOf] | undefined>)[slug];
  if (!name) {
    throw new Error(`content/cities/${id}.md: expected one of ${Object.keys(routeOf).join(', ')} as its name`);
  }
  return { locale, address: href(name as 'ottawaExcel', locale) };
}

export async function cityPages(locale: Locale): Promise<CityPage[]> {
  const [entries, rooms, categories] = await Promise.all([getCollection('cities'), places(), categoriesIn(locale)]);
  return entries.flatMap((entry): CityPage[] => {
    const own = addressOf(entry.id);
    if (own.locale !== locale) return [];
    const { place, category, counterpart, ...data } = entry.data;
    const other = counterpart?.id ?? entries.find((one) => one.data.counterpart?.id === entry.id)?.id;
    const room = rooms.find((one) => one.id === place.id);
    if (!room) throw new Error(`content/cities/${entry.id}.md: place: expected a place that exists`);
    const subject = category && categories.find((one) => one.entry.id === category.id);
    if (category && !subject) throw new Error(`content/cities/${entry.id}.md: category: expected ${locale}/…`);
    return [
      {
        ...data,
        entry,
        locale,
        href: own.address,
        alternate: other && addressOf(other).address,
        place: room,
        category: subject,
      },
    ];
  });
}

/** The classes in the page's rooms that are still to be held, of its subject where it has one, the next one first. */
export async function classesIn({ place, category, locale }: CityPage): Promise<UpcomingClass[]> {
  return (await allClasses()).filter((one) => {
    if (one.cancelled || one.placeId !== place.id) return false;
    if (!category) return one.language === locale;
    const course = one.courses[locale];
    return course !== undefined && category.courses.includes(course.slug);
  });
}

/** What is taught in the rooms of a city: categories with a class on the calendar. */
export async function categoriesAt({ place, locale }: CityPage): Promise<Category[]> {
  const slugs = new Set(
    (await allClasses())
      .filter((one) => one.placeId === place.id && !one.cancelled)
      .map((one) => one.courses[locale]?.category),
  );
  return (await categoriesIn(locale)).filter(({ slug }) => slugs.has(slug));
}
