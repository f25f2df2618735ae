import { describe, expect, it } from 'vitest';
import { categoryEntry, courseEntry, sentence, someCategories, someCourses } from '../testing.ts';
import { linkSeries } from './link.ts';
import { seriesSchema, type SeriesEntry } from './schema.ts';

const courses = someCourses(
  courseEntry('en/a', { price: 100 }),
  courseEntry('en/b', { price: 200, ofItsLanguage: true }),
  courseEntry('en/c', { price: 300.5 }),
  courseEntry('en/draft', { draft: true }),
  courseEntry('fr/a1', { price: 100, counterpart: 'en/a' }),
  courseEntry('fr/b1', { price: 200, ofItsLanguage: true, counterpart: 'en/b' }),
  courseEntry('fr/c1', { price: 300.5, counterpart: 'en/c' }),
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

const french = (front: Record<string, unknown> = {}) =>
  series('fr/l-art-a', { courses: ['fr/c1', 'fr/a1', 'fr/b1'], counterpart: 'en/the-great-a', ...front });

const link = (...entries: SeriesEntry[]) => linkSeries(entries, categories, courses);

describe('the series', () => {
  it('stand in their authors’ order, with their courses in the order in which they are taken', () => {
    const found = link(series('en/the-great-b', { order: 2 }), series('en/the-great-a'));
    expect(found.map(({ href }) => href)).toEqual(['/courses/the-great-a', '/courses/the-great-b']);
    expect(found[0]?.courses.map(({ slug }) => slug)).toEqual(['c', 'a', 'b']);
  });

  it('are one thing to buy in both languages, each with its own page', () => {
    expect(link(series('en/the-great-a'), french())).toMatchObject([
      { key: 'the-great-a', href: '/courses/the-great-a', alternate: '/fr/grandes-series/l-art-a' },
      { key: 'the-great-a', href: '/fr/grandes-series/l-art-a', alternate: '/courses/the-great-a' },
    ]);
  });

  it.each([
    ['another price', { price: 400 }, 'price: expected the same as in content/series/en/the-great-a.md'],
    ['another order of courses', { courses: ['fr/a1', 'fr/b1', 'fr/c1'] }, 'courses: expected the courses of content/'],
    ['no English one', { counterpart: undefined }, 'counterpart: expected the English series that it is'],
  ])('in French stop the build with %s', (_, front, problem) => {
    expect(() => link(series('en/the-great-a'), french(front))).toThrow(`content/series/fr/l-art-a.md: ${problem}`);
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
    expect(() => link(series('en/the-great-a', front))).toThrow(`content/series/en/the-great-a.md: ${problem}`);
  });

  it('are not added up while one of their courses is a draft', () => {
    expect(() =>
      link(series('en/the-great-a', { courses: ['en/a', 'en/b', 'en/draft'], regularPrice: 999 })),
    ).not.toThrow();
  });

  it('cannot have the address of a category', () => {
    expect(() => link(series('en/office'))).toThrow(
      'content/series/en/office.md: expected another name, since a category has the same address',
    );
  });
});
