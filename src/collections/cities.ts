import { getCollection, type CollectionEntry } from 'astro:content';
import { namedPages, namedRow, type NamedPage } from '../i18n/page-names.ts';
import { linkTo, type Page } from '../i18n/routes.ts';
import type { Locale } from '../i18n/locales.ts';
import { places, type PlaceDetails } from './company.ts';
import { categoriesIn, type Category } from './courses.ts';
import { splitId } from './entry-id.ts';
import { allClasses, type UpcomingClass } from './schedule.ts';

/** A city's own page, or the page of a subject in a city. */
export interface CityPage extends Omit<CollectionEntry<'cities'>['data'], 'place' | 'category' | 'counterpart'> {
  entry: CollectionEntry<'cities'>;
  id: NamedPage;
  locale: Locale;
  href: string;
  place: PlaceDetails;
  category: Category | undefined;
}

/** Under which name each entry has its row. */
const rowsByEntry = new Map(
  namedPages.filter((id) => namedRow(id).template === 'City.astro').map((id) => [namedRow(id).entry ?? id, id]),
);

function pageOfEntry(id: string): { locale: Locale; page: NamedPage; href: string } {
  const { locale, slug } = splitId(id);
  const page = rowsByEntry.get(slug);
  const link = page && linkTo(page, locale);
  if (!link || link.foreign) {
    throw new Error(
      `content/cities/${id}.md: expected a row with this entry and a path in ${locale} in src/i18n/pages.ts`,
    );
  }
  return { locale, page, href: link.href };
}

/** The content of a city's page. It is a mistake when there is none in its language. */
export async function cityPage({ id, locale }: Page): Promise<CityPage> {
  const page = (await cityPages(locale)).find((one) => one.id === id);
  if (!page) throw new Error(`src/i18n/pages.ts: ${id}: expected its entry below content/cities/${locale}`);
  return page;
}

export async function cityPages(locale: Locale): Promise<CityPage[]> {
  const [entries, rooms, categories] = await Promise.all([getCollection('cities'), places(), categoriesIn(locale)]);
  return entries.flatMap((entry): CityPage[] => {
    const own = pageOfEntry(entry.id);
    if (own.locale !== locale) return [];
    const { place, category, counterpart: _, ...data } = entry.data;
    const room = rooms.find((one) => one.id === place.id);
    if (!room) throw new Error(`content/cities/${entry.id}.md: place: expected a place that exists`);
    const subject = category && categories.find((one) => one.entry.id === category.id);
    if (category && !subject) throw new Error(`content/cities/${entry.id}.md: category: expected ${locale}/…`);
    return [
      {
        ...data,
        entry,
        id: own.page,
        locale,
        href: own.href,
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
