import { getCollection, type CollectionEntry } from 'astro:content';
import { href } from '../i18n/routes.ts';
import { splitId } from './entry-id.ts';
import type { Locale } from '../i18n/locales.ts';

type CourseData = CollectionEntry<'courses'>['data'];
type CategoryData = CollectionEntry<'categories'>['data'];

/** A course in one language. `slug` is its part of the address; `key` names the pair (the English slug, if any). */
export interface Course extends Omit<CourseData, 'counterpart' | 'category' | 'related'> {
  entry: CollectionEntry<'courses'>;
  slug: string;
  key: string;
  locale: Locale;
  href: string;
  counterpart: { slug: string; href: string } | undefined;
  /** Slugs in the same language. */
  category: string;
  related: string[];
}

export interface Category extends Omit<CategoryData, 'counterpart' | 'courses' | 'related'> {
  entry: CollectionEntry<'categories'>;
  slug: string;
  locale: Locale;
  href: string;
  counterpart: { slug: string; href: string } | undefined;
  /** Slugs in the same language, in the author's order. */
  courses: string[];
  related: string[];
}

const published = ({ data }: { data: { draft: boolean } }) => import.meta.env.DEV || !data.draft;

/** The ids of a collection: all of them, and those that are published. */
interface Known {
  all: Set<string>;
  published: Set<string>;
}

/** The way back of every `counterpart`: English id → French id. Fails on a pair that is not one. */
function counterparts(
  collection: string,
  entries: { id: string; data: { counterpart?: { id: string } | undefined } }[],
) {
  const back = new Map<string, string>();
  const ids = new Set(entries.map((entry) => entry.id));
  for (const { id, data } of entries) {
    if (!data.counterpart) continue;
    const where = `content/${collection}/${id}.md: counterpart`;
    if (splitId(id).locale !== 'fr') throw new Error(`${where}: expected only in French entries`);
    if (splitId(data.counterpart.id).locale !== 'en') throw new Error(`${where}: expected an English entry`);
    if (!ids.has(data.counterpart.id)) throw new Error(`${where}: expected an entry that exists and is no draft`);
    if (back.has(data.counterpart.id)) {
      throw new Error(
        `${where}: ${data.counterpart.id} is the counterpart of ${back.get(data.counterpart.id)} already`,
      );
    }
    back.set(data.counterpart.id, id);
  }
  return (id: string, own: { id: string } | undefined) => own?.id ?? back.get(id);
}

/** The slugs of references to published entries of the same language. One to nothing is a mistake. */
function sameLanguage(where: string, locale: Locale, references: { id: string }[], known: Known): string[] {
  for (const { id } of references) {
    if (splitId(id).locale !== locale) throw new Error(`${where}: expected ${locale}/…, got ${id}`);
    if (!known.all.has(id)) throw new Error(`${where}: expected an entry that exists, got ${id}`);
  }
  return references.filter(({ id }) => known.published.has(id)).map(({ id }) => splitId(id).slug);
}

/** A pair is one course in two languages, so it has one price, one length and one level. */
function agree(courses: CollectionEntry<'courses'>[]): void {
  for (const { id, data } of courses) {
    const other = courses.find((one) => one.id === data.counterpart?.id);
    for (const field of ['price', 'privatePrice', 'hours', 'level'] as const) {
      if (other && other.data[field] !== data[field]) {
        throw new Error(`content/courses/${id}.md: ${field}: expected the same as in content/courses/${other.id}.md`);
      }
    }
  }
}

async function load() {
  const [everyCourse, everyCategory] = await Promise.all([getCollection('courses'), getCollection('categories')]);
  const allCourses = everyCourse.filter(published);
  const allCategories = everyCategory.filter(published);
  const ids = (entries: { id: string }[]) => new Set(entries.map((entry) => entry.id));
  const courseIds: Known = { all: ids(everyCourse), published: ids(allCourses) };
  const categoryIds: Known = { all: ids(everyCategory), published: ids(allCategories) };
  agree(allCourses);
  const courseCounterpart = counterparts('courses', allCourses);
  const categoryCounterpart = counterparts('categories', allCategories);

  const courses = allCourses.map((entry): Course => {
    const { locale, slug } = splitId(entry.id);
    const where = `content/courses/${entry.id}.md`;
    const other = courseCounterpart(entry.id, entry.data.counterpart);
    const otherSlug = other && splitId(other).slug;
    const [category] = sameLanguage(`${where}: category`, locale, [entry.data.category], categoryIds);
    if (category === undefined) throw new Error(`${where}: category: expected a published category`);
    return {
      ...entry.data,
      entry,
      slug,
      locale,
      key: locale === 'en' ? slug : (otherSlug ?? slug),
      href: href('course', locale, { id: slug }),
      counterpart: otherSlug
        ? { slug: otherSlug, href: href('course', splitId(other).locale, { id: otherSlug }) }
        : undefined,
      category,
      related: sameLanguage(`${where}: related`, locale, entry.data.related, courseIds),
    };
  });

  const categories = allCategories.map((entry): Category => {
    const { locale, slug } = splitId(entry.id);
    const where = `content/categories/${entry.id}.md`;
    const other = categoryCounterpart(entry.id, entry.data.counterpart);
    const otherSlug = other && splitId(other).slug;
    return {
      ...entry.data,
      entry,
      slug,
      locale,
      href: href('category', locale, { id: slug }),
      counterpart: otherSlug
        ? { slug: otherSlug, href: href('category', splitId(other).locale, { id: otherSlug }) }
        : undefined,
      courses: sameLanguage(`${where}: courses`, locale, entry.data.courses, courseIds),
      related: sameLanguage(`${where}: related`, locale, entry.data.related, categoryIds),
    };
  });

  return { courses, categories, courseIds };
}

let cache: ReturnType<typeof load> | undefined;

/** Parsed once a build; in development on every request, so that an edit shows. */
const loaded = () => (import.meta.env.DEV ? load() : (cache ??= load()));

export async function allCourses(): Promise<Course[]> {
  return (await loaded()).courses;
}

export async function coursesIn(locale: Locale): Promise<Course[]> {
  return (await loaded()).courses.filter((course) => course.locale === locale);
}

export async function categoriesIn(locale: Locale): Promise<Category[]> {
  return (await loaded()).categories.filter((category) => category.locale === locale);
}

/** A category's courses, in its author's order. */
export async function coursesOf(category: Category): Promise<Course[]> {
  const courses = await coursesIn(category.locale);
  return category.courses.flatMap((slug) => courses.find((course) => course.slug === slug) ?? []);
}

/** A course's related courses; without any of its own, its neighbours in the category. */
export async function relatedCourses(course: Course): Promise<Course[]> {
  const courses = await coursesIn(course.locale);
  if (course.related.length > 0) {
    return course.related.flatMap((slug) => courses.find((one) => one.slug === slug) ?? []);
  }
  return courses.filter((one) => one.category === course.category && one.slug !== course.slug).slice(0, 3);
}

/** The published courses that an entry names. `where` is the entry's file and field; a course that does not exist stops the build. */
export async function coursesNamed(where: string, references: { id: string }[]): Promise<Course[]> {
  const { courses, courseIds } = await loaded();
  for (const { id } of references) {
    if (!courseIds.all.has(id)) throw new Error(`${where}: expected a course that exists, got ${id}`);
  }
  return references.flatMap(({ id }) => courses.find(({ entry }) => entry.id === id) ?? []);
}
