import { getCollection } from 'astro:content';
import { otherLocale, type Locale } from '../../i18n/locales.ts';
import { coursesIn, loadedCourses, type Course } from '../courses/load.ts';
import { isPublished } from '../entry.ts';
import { onceABuild, preview } from '../once-a-build.ts';
import { known } from '../references.ts';
import { linkCategories, type Categories, type Category } from './link.ts';

export type { Category } from './link.ts';

/** Every published category, and the ids that other entries may name. */
export const loadedCategories = onceABuild(async (): Promise<Categories> => {
  const [entries, courses] = await Promise.all([getCollection('categories'), loadedCourses()]);
  const published = entries.filter(({ data }) => isPublished(data, { preview }));
  const names = known(entries, published);
  return { categories: linkCategories(published, names, courses), known: names };
});

export async function categoriesIn(locale: Locale): Promise<Category[]> {
  return (await loadedCategories()).categories.filter((category) => category.locale === locale);
}

/** A category's courses, in the order of its page. */
export async function coursesOf(category: Category): Promise<Course[]> {
  const courses = await coursesIn(category.locale);
  return category.courses.flatMap((slug) => courses.find((course) => course.slug === slug) ?? []);
}

/** The same category in the other language. */
export async function counterpartOf({ locale, counterpart }: Category): Promise<Category | undefined> {
  return (await categoriesIn(otherLocale(locale))).find(({ slug }) => slug === counterpart?.slug);
}

/** The category that a course belongs to. */
export async function categoryOf(course: Course): Promise<Category> {
  const category = (await categoriesIn(course.locale)).find(({ slug }) => slug === course.category);
  if (!category) throw new Error(`${course.href} has no category`);
  return category;
}
