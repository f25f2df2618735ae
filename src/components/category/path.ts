import type { Course } from '../../collections/courses/link.ts';

/** The levels of a category in their order, and the courses beside them. */
export interface Path {
  levels: Course[];
  branches: Course[];
  /** Of all levels: hours of teaching, and what one seat in each costs. */
  hours: number;
  cents: number;
}

/** What a path is made of; one level is none. */
export function pathOf(courses: readonly Course[]): Path | undefined {
  const levels = courses.filter(({ level }) => level !== undefined).toSorted((a, b) => (a.level ?? 0) - (b.level ?? 0));
  if (levels.length < 2) return undefined;
  return {
    levels,
    branches: courses.filter(({ level }) => level === undefined),
    hours: levels.reduce((sum, { hours }) => sum + hours, 0),
    cents: levels.reduce((sum, { price }) => sum + price, 0),
  };
}
