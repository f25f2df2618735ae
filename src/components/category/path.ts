import type { Course } from '../../collections/courses/link.ts';
import { titleParts } from '../../i18n/course-title.ts';

/** The levels of a category's product in their order, and the courses beside them. */
export interface Path {
  levels: Course[];
  branches: Course[];
  /** Of all levels: hours of teaching, and what one seat in each costs. */
  hours: number;
  cents: number;
}

/** What a path is made of: levels of one product, as their titles call it. One alone, a guest from another category, is none. */
export function pathOf(courses: readonly Course[]): Path | undefined {
  const products = Map.groupBy(
    courses.filter(({ level }) => level !== undefined),
    ({ title }) => titleParts(title).name,
  );
  const levels = [...products.values()]
    .find(({ length }) => length > 1)
    ?.toSorted((a, b) => (a.level ?? 0) - (b.level ?? 0));
  if (!levels) return undefined;
  return {
    levels,
    branches: courses.filter((course) => !levels.includes(course)),
    hours: levels.reduce((sum, { hours }) => sum + hours, 0),
    cents: levels.reduce((sum, { price }) => sum + price, 0),
  };
}
