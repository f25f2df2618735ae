import type { Directions } from '../../domain/site/site-data.ts';
import type { Locale } from '../../i18n/locales.ts';
import { href } from '../../i18n/routes.ts';
import type { Category } from '../categories/link.ts';
import { splitId } from '../entry.ts';
import { placeNamed } from '../places/link.ts';
import type { PlaceDetails } from '../places/schema.ts';
import { ContentError, markdownFile, repeated, type Where } from '../problem.ts';
import { counterpartsOf } from '../references.ts';
import type { UpcomingClass } from '../schedule/link.ts';
import type { CityData, CityEntry } from './schema.ts';

/** A city's own page, or the page of a subject in a city. */
export interface CityPage extends Omit<CityData, 'place' | 'category' | 'counterpart'> {
  entry: CityEntry;
  locale: Locale;
  /** What its address says behind the language: `ottawa/microsoft-excel-training-courses`. */
  address: string;
  href: string;
  /** The same page in the other language. */
  alternate: string | undefined;
  place: PlaceDetails;
  category: Category | undefined;
}

const partsOf = ({ data: { city, subject } }: CityEntry) => (subject === undefined ? city : `${city}/${subject}`);

/** `/ottawa`, `/ottawa/microsoft-excel-training-courses`, and the same below `/fr`. */
const addressOf = (entry: CityEntry) => href('city', splitId(entry.id).locale, { id: partsOf(entry) });

function subjectOf(entry: CityEntry, locale: Locale, categories: readonly Category[]): Category | undefined {
  const { category, subject } = entry.data;
  const at = (field: string): Where => ({ file: markdownFile(entry), field });
  if (!category) {
    if (subject !== undefined) throw new ContentError(at('category'), 'what the page is about, since it has a subject');
    return undefined;
  }
  if (subject === undefined) throw new ContentError(at('subject'), 'its address, since it has a category');
  const found = categories.find((one) => one.entry.id === category.id);
  if (!found) throw new ContentError(at('category'), `${locale}/… of a published category, got ${category.id}`);
  return found;
}

/**
 * The city pages of a language; `categories` are those of the language. Fails where two pages have one address, and
 * where a page names what there is not.
 */
export function linkCities(
  entries: readonly CityEntry[],
  locale: Locale,
  categories: readonly Category[],
  places: readonly PlaceDetails[],
): CityPage[] {
  const counterparts = counterpartsOf(entries);
  const own = entries.filter(({ id }) => splitId(id).locale === locale);
  const second = repeated(own, addressOf);
  if (second) {
    const where = { file: markdownFile(second), field: second.data.subject === undefined ? 'city' : 'subject' };
    throw new ContentError(where, `an address of its own, since another page is at ${addressOf(second)}`);
  }
  return own.map((entry): CityPage => {
    const { place, category: _category, counterpart: _counterpart, ...data } = entry.data;
    const other = entries.find(({ id }) => id === counterparts.get(entry.id));
    return {
      ...data,
      entry,
      locale,
      address: partsOf(entry),
      href: addressOf(entry),
      alternate: other && addressOf(other),
      place: placeNamed({ file: markdownFile(entry), field: 'place' }, place, places),
      category: subjectOf(entry, locale, categories),
    };
  });
}

/** How one gets to each place, as the cities' own pages of both languages say. */
export function directionsOf(pages: readonly CityPage[]): Record<string, Directions> {
  const own = pages.filter(({ category }) => !category);
  const said = (id: string, locale: Locale) =>
    own.find((page) => page.place.id === id && page.locale === locale)?.directions ?? [];
  return Object.fromEntries(own.map(({ place: { id } }) => [id, { en: said(id, 'en'), fr: said(id, 'fr') }]));
}

/**
 * The classes in the page's rooms, without cancelled ones: of its subject in whatever language; else in the page's language, or in the other where there are none.
 */
export function classesAt({ place, category, locale }: CityPage, classes: readonly UpcomingClass[]): UpcomingClass[] {
  const here = classes.filter((one) => !one.cancelled && one.placeId === place.id);
  if (!category) {
    const own = here.filter((one) => one.language === locale);
    return own.length > 0 ? own : here;
  }
  return here.filter(({ courses: { [locale]: course } }) => course && category.courses.includes(course.slug));
}

/** What is taught in the rooms of a city: categories with a class on the calendar. */
export function taughtAt(
  { place, locale }: CityPage,
  categories: readonly Category[],
  classes: readonly UpcomingClass[],
): Category[] {
  const held = classes.filter((one) => one.placeId === place.id && !one.cancelled);
  const slugs = new Set(held.map((one) => one.courses[locale]?.category));
  return categories.filter(({ slug }) => slugs.has(slug));
}
