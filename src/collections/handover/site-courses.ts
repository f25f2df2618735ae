import type { SiteCourse } from '../../domain/site/site-data.ts';
import type { Course } from '../courses/link.ts';

/** A course with the names it has in each language; what does not depend on one is its English entry's, if there is one. */
export function siteCourses(courses: readonly Course[]): SiteCourse[] {
  const main = courses.filter(({ locale, counterpart }) => locale === 'en' || !counterpart);
  return main
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ key, code, level, hours, price }) => ({
      id: key,
      code,
      level: level ?? null,
      durationHours: hours,
      priceCents: price,
      entries: Object.fromEntries(
        courses
          .filter((course) => course.key === key)
          .map(({ locale, slug, title, summary, certificateText }) => [
            locale,
            { id: slug, title, summary, certificateText },
          ]),
      ),
    }));
}
