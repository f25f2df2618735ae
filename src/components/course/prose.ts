import type { Course } from '~/collections/courses/load.ts';

/** A page is read in one flight: so many characters of the front matter leave room for prose. */
const ROOM = 2_000;

function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  return typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, one) => sum + lengthOf(one), 0)
    : 0;
}

/** The first section of a course's own text, where its outline and the like leave room for it; the rest is for the search. */
export function proseThatFits({ entry, outline, specimen, questions, audience, prerequisites }: Course): string {
  const [first = ''] = (entry.rendered?.html ?? '').split(/(?!^)(?=<h2)/);
  return lengthOf([outline, specimen, questions, audience, prerequisites, first]) <= ROOM ? first : '';
}
