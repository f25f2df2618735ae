import { getCollection, type CollectionEntry } from 'astro:content';
import { href } from '../../i18n/routes.ts';
import type { Locale } from '../../i18n/locales.ts';
import { categoriesIn, coursesIn, type Course } from '../courses/load.ts';

/** What is bought together, and whom it is offered to: packages of seats, series of courses, pages for kinds of clients. */
export interface Package extends Omit<CollectionEntry<'packages'>['data'], 'order'> {
  id: string;
}

export interface Series extends Omit<CollectionEntry<'series'>['data'], 'courses' | 'order'> {
  entry: CollectionEntry<'series'>;
  slug: string;
  href: string;
  /** In the order in which they are taken. */
  courses: Course[];
}

export interface Audience extends Omit<CollectionEntry<'audiences'>['data'], 'courses'> {
  entry: CollectionEntry<'audiences'>;
  locale: Locale;
  courses: Course[];
}

const byOrder = (a: { data: { order: number } }, b: { data: { order: number } }) => a.data.order - b.data.order;

/** Packages as their authors order them. One that saves nothing is a mistake. */
export async function packages(): Promise<Package[]> {
  return (await getCollection('packages')).toSorted(byOrder).map(({ id, data }) => {
    if (data.price >= data.regularPrice) {
      throw new Error(`content/packages/${id}.yaml: price: expected less than regularPrice`);
    }
    return { id, ...data };
  });
}

/** Published courses in the order of their references; one to nothing is a mistake, one to a draft is left out. */
function referred(where: string, locale: Locale, ids: { id: string }[], everyId: Set<string>, courses: Course[]) {
  for (const { id } of ids) {
    if (!id.startsWith(`${locale}/`) || !everyId.has(id)) {
      throw new Error(`${where}: courses: expected ${locale}/… of a course that exists, got ${id}`);
    }
  }
  return ids.flatMap(({ id }) => courses.find((course) => course.entry.id === id) ?? []);
}

const courseIds = async () => new Set((await getCollection('courses')).map(({ id }) => id));

/** The Great series, which are in English. They share `/courses/…` with the categories. */
export async function greatSeries(): Promise<Series[]> {
  const [entries, everyId, courses, categories] = await Promise.all([
    getCollection('series'),
    courseIds(),
    coursesIn('en'),
    categoriesIn('en'),
  ]);
  return entries.toSorted(byOrder).map((entry) => {
    const where = `content/series/${entry.id}.md`;
    if (categories.some(({ slug }) => slug === entry.id)) throw new Error(`${where}: a category has the same address`);
    const of = referred(where, 'en', entry.data.courses, everyId, courses);
    const apart = of.reduce((sum, { price }) => sum + price, 0);
    if (of.length === entry.data.courses.length && apart !== entry.data.regularPrice) {
      throw new Error(`${where}: regularPrice: expected ${apart / 100}, the sum of its courses`);
    }
    return {
      ...entry.data,
      entry,
      slug: entry.id,
      href: href('series', 'en', { id: entry.id }),
      courses: of,
    };
  });
}

/** The page for a kind of client, by the name of its route. */
export async function audience(name: 'associations' | 'government', locale: Locale): Promise<Audience> {
  const id = `${locale}/${name}`;
  const where = `content/audiences/${id}.md`;
  const entry = (await getCollection('audiences')).find((one) => one.id === id);
  if (!entry) throw new Error(`${where}: expected the file to exist`);
  const of = referred(where, locale, entry.data.courses, await courseIds(), await coursesIn(locale));
  return { ...entry.data, entry, locale, courses: of };
}
