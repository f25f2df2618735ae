import { getCollection } from 'astro:content';
import type { Locale } from '../../i18n/locales.ts';
import { isPublished } from '../entry.ts';
import { onceABuild, preview } from '../once-a-build.ts';
import { known } from '../references.ts';
import { linkCourses, relatedTo, type Course, type Courses } from './link.ts';

export type { Course } from './link.ts';

/** Every published course, and the ids that other entries may name. */
export const loadedCourses = onceABuild(async (): Promise<Courses> => {
  const [courses, categories] = await Promise.all([getCollection('courses'), getCollection('categories')]);
  const published = courses.filter(({ data }) => isPublished(data, { preview }));
  const names = known(courses, published);
  const categoryNames = known(
    categories,
    categories.filter(({ data }) => isPublished(data, { preview })),
  );
  return { courses: linkCourses(published, names, categoryNames), known: names };
});

export async function allCourses(): Promise<Course[]> {
  return [...(await loadedCourses()).courses];
}

export async function coursesIn(locale: Locale): Promise<Course[]> {
  return (await allCourses()).filter((course) => course.locale === locale);
}

/** A course's related courses; without any of its own, its neighbours in the category. */
export async function relatedCourses(course: Course): Promise<Course[]> {
  return relatedTo(course, await allCourses());
}
