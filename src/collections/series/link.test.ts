import { describe, expect, it } from 'vitest';
import { categoryEntry, courseEntry, sentence, someCategories, someCourses } from '../testing.ts';
import { linkSeries } from './link.ts';
import { seriesSchema, type SeriesEntry } from './schema.ts';

const courses = someCourses(
  courseEntry('en/a', { price: 100 }),
  courseEntry('en/b', { price: 200 }),
  courseEntry('en/c', { price: 300.5 }),
  courseEntry('en/draft', { draft: true }),
);
const { categories } = someCategories(courses, categoryEntry('en/office'));

function series(id: string, front: Record<string, unknown> = {}): SeriesEntry {
  const data = seriesSchema.parse({
    title: id,
    description: sentence,
    courses: ['en/c', 'en/a', 'en/b'],
    price: 500,
    regularPrice: 600.5,
    validMonths: 12,
    audience: sentence,
    order: 1,
    ...front,
  });
  return { collection: 'series', id, data };
}

const link = (...entries: SeriesEntry[]) => linkSeries(entries, categories, courses);

describe('the series', () => {
  it('stand in their authors’ order, with their courses in the order in which they are taken', () => {
    const found = link(series('the-great-b', { order: 2 }), series('the-great-a'));
    expect(found.map(({ href }) => href)).toEqual(['/courses/the-great-a', '/courses/the-great-b']);
    expect(found[0]?.courses.map(({ slug }) => slug)).toEqual(['c', 'a', 'b']);
  });

  it.each([
    ['another sum', { regularPrice: 600 }, 'regularPrice: expected 600.5, the sum of its courses'],
    [
      'a course that there is not',
      { courses: ['en/a', 'en/b', 'en/x'] },
      'courses: expected an entry that exists, got en/x',
    ],
    ['a course in French', { courses: ['en/a', 'en/b', 'fr/c'] }, 'courses: expected en/…, got fr/c'],
  ])('stop the build with %s', (_, front, problem) => {
    expect(() => link(series('the-great-a', front))).toThrow(`content/series/the-great-a.md: ${problem}`);
  });

  it('are not added up while one of their courses is a draft', () => {
    expect(() =>
      link(series('the-great-a', { courses: ['en/a', 'en/b', 'en/draft'], regularPrice: 999 })),
    ).not.toThrow();
  });

  it('cannot have the address of a category', () => {
    expect(() => link(series('office'))).toThrow(
      'content/series/office.md: expected another name, since a category has the same address',
    );
  });
});
