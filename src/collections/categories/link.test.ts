import { describe, expect, it } from 'vitest';
import { categoryEntry, courseEntry, someCategories, someCourses } from '../testing.ts';

const listed = (courses: ReturnType<typeof someCourses>, front: Record<string, unknown> = {}) =>
  someCategories(courses, categoryEntry('en/office', front)).categories[0]?.courses;

describe('a category', () => {
  const courses = someCourses(
    courseEntry('en/word-2', { level: 2, title: 'Word 2' }),
    courseEntry('en/macros', { title: 'Macros' }),
    courseEntry('en/word-1', { level: 1, title: 'Word 1' }),
    courseEntry('en/excel-1', { level: 1, title: 'Excel 1' }),
    courseEntry('en/draft', { draft: true }),
  );

  it('lists every course that names it, by level and title', () => {
    expect(listed(courses)).toEqual(['excel-1', 'word-1', 'word-2', 'macros']);
  });

  it('says in what order, and those that it leaves out come after', () => {
    expect(listed(courses, { courses: ['en/macros', 'en/draft', 'en/word-2'] })).toEqual([
      'macros',
      'word-2',
      'excel-1',
      'word-1',
    ]);
  });

  it('may list a course of another one, which belongs there still', () => {
    const guests = someCourses(courseEntry('en/a'));
    const { categories } = someCategories(
      guests,
      categoryEntry('en/office'),
      categoryEntry('en/other', { courses: ['en/a'] }),
    );
    expect(categories.map(({ slug, courses: list }) => [slug, list])).toEqual([
      ['office', ['a']],
      ['other', ['a']],
    ]);
  });

  it('leads to its counterpart and back', () => {
    const both = someCourses(courseEntry('en/a'), courseEntry('fr/a1'));
    const { categories } = someCategories(
      both,
      categoryEntry('en/office'),
      categoryEntry('fr/office', { counterpart: 'en/office' }),
    );
    expect(categories.map(({ href, counterpart }) => [href, counterpart?.href])).toEqual([
      ['/courses/office', '/fr/formations/office'],
      ['/fr/formations/office', '/courses/office'],
    ]);
  });

  it('to which nothing belongs stops the build', () => {
    expect(() => someCategories(courses, categoryEntry('en/empty'))).toThrow(
      'content/categories/en/empty.md: expected a course with the category en/empty',
    );
  });

  it.each([
    ['a course', { courses: ['en/nothing'] }, 'courses: expected an entry that exists, got en/nothing'],
    ['a course in French', { courses: ['fr/a'] }, 'courses: expected en/…, got fr/a'],
    ['a category', { related: ['en/nothing'] }, 'related: expected an entry that exists, got en/nothing'],
  ])('cannot name %s that there is not', (_, front, problem) => {
    expect(() => listed(courses, front)).toThrow(`content/categories/en/office.md: ${problem}`);
  });
});
