import * as v from 'valibot';
import { Language } from '../catalogue/classes.ts';

/** The seven groups of search results, in the order in which they are shown. */
export const searchCategories = ['Courses', 'Landing', 'Blog', 'Podcast', 'Downloads', 'Webinars', 'Static'] as const;

export type SearchCategory = (typeof searchCategories)[number];

/** What an entry is, where its group does not say so already. */
const kindsWithinGroups = ['city', 'series', 'answer', 'package'] as const;

/** One entry of the site's search. */
export const SiteMapItem = v.object({
  title: v.string(),
  tags: v.array(v.string()),
  /** What it is about, in a line; it is shown and not searched. */
  about: v.optional(v.string()),
  category: v.picklist(searchCategories),
  /** The page's address from the root, `/course/excel-level-1`; of an answer with its fragment. */
  urlSlug: v.string(),
  language: Language,
  /** There is nothing like it in the other language, so its readers find this one. */
  alone: v.optional(v.literal(true)),
  kind: v.optional(v.picklist(kindsWithinGroups)),
  level: v.optional(v.number()),
  hours: v.optional(v.number()),
  /** Of a seat, in cents; of a page about several courses, the least of them. */
  price: v.optional(v.number()),
  /** How many courses a page is about. */
  courses: v.optional(v.number()),
  /** Of the page of a city: the id of its place. */
  place: v.optional(v.string()),
  /** The next classes of a course, or of the courses of a page, as `writeClasses` writes them. */
  classes: v.optional(v.string()),
});
export type SiteMapItem = v.InferOutput<typeof SiteMapItem>;

export const SiteMapItems = v.array(SiteMapItem);

/** What a result is: its group in one word, or what tells it from the others there. */
export type SearchKind =
  'course' | 'category' | 'article' | 'episode' | 'download' | 'webinar' | 'page' | (typeof kindsWithinGroups)[number];

const kindOfGroup: Record<SearchCategory, SearchKind> = {
  Courses: 'course',
  Landing: 'category',
  Blog: 'article',
  Podcast: 'episode',
  Downloads: 'download',
  Webinars: 'webinar',
  Static: 'page',
};

export const kindOf = ({ kind, category }: Pick<SiteMapItem, 'kind' | 'category'>): SearchKind =>
  kind ?? kindOfGroup[category];

/** A class that a seat can be booked in, as far as the search tells of it. */
export interface FoundClass {
  /** The first day, `2026-12-08`. */
  day: string;
  language: Language;
  /** The id of the place; '' is online. */
  place: string;
  /** Of a seat, in cents, where it is another than the entry's. */
  price?: number;
}

/** In one string, which weighs a third of a list of objects: `2026-12-08 fr ottawa 39500,2026-12-09 en `. */
export const writeClasses = (classes: readonly FoundClass[]): string =>
  classes
    .map(({ day, language, place, price }) => [day, language, place, ...(price === undefined ? [] : [price])].join(' '))
    .join(',');

/** The way back of `writeClasses`. */
export function readClasses(text = ''): FoundClass[] {
  return text
    .split(',')
    .filter(Boolean)
    .map((one) => {
      const [day = '', language, place = '', price] = one.split(' ');
      return { day, language: language === 'fr' ? 'fr' : 'en', place, ...(price && { price: Number(price) }) };
    });
}
