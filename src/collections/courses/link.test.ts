import { describe, expect, it } from 'vitest';
import { courseEntry, someCourses } from '../testing.ts';
import { known } from '../references.ts';
import { coursesNamed, linkCourses, relatedTo } from './link.ts';
import { courseSchema } from './schema.ts';

describe('courses', () => {
  it('have an address, a key and a way to their counterpart', () => {
    const { courses } = someCourses(
      courseEntry('en/excel-1'),
      courseEntry('fr/excel-un', { counterpart: 'en/excel-1' }),
    );
    expect(courses.map(({ href, key, counterpart }) => [href, key, counterpart?.href])).toEqual([
      ['/course/excel-1', 'excel-1', '/fr/cours/excel-un'],
      ['/fr/cours/excel-un', 'excel-1', '/course/excel-1'],
    ]);
  });

  it('that teach their own language are two courses, whose pages lead to each other', () => {
    const { courses } = someCourses(
      courseEntry('en/grammar', { ofItsLanguage: true }),
      courseEntry('fr/grammaire', { ofItsLanguage: true, counterpart: 'en/grammar' }),
    );
    expect(courses.map(({ key, counterpart }) => [key, counterpart?.href])).toEqual([
      ['grammar', '/fr/cours/grammaire'],
      ['grammaire', '/course/grammar'],
    ]);
  });

  it('in French alone are known by their own name', () => {
    const [course] = someCourses(courseEntry('fr/courriels')).courses;
    expect([course?.key, course?.counterpart]).toEqual(['courriels', undefined]);
  });

  it.each([
    [
      'a category that does not exist',
      { category: 'en/nothing' },
      'category: expected an entry that exists, got en/nothing',
    ],
    ['a category of the other language', { category: 'fr/office' }, 'category: expected en/…, got fr/office'],
    ['a related course that does not exist', { related: ['en/b'] }, 'related: expected an entry that exists, got en/b'],
    ['a counterpart in English', { counterpart: 'en/b' }, 'counterpart: expected none, since only French entries'],
  ])('cannot name %s', (_, front, problem) => {
    expect(() => someCourses(courseEntry('en/a', front))).toThrow(`content/courses/en/a.md: ${problem}`);
  });

  it('cannot be listed in a draft', () => {
    const entries = [courseEntry('en/a')];
    expect(() => linkCourses(entries, known(entries, entries), known([{ id: 'en/office' }], []))).toThrow(
      'content/courses/en/a.md: category: expected a published category, got the draft en/office',
    );
  });

  it.each([
    ['price', 3],
    ['privatePrice', 3],
    ['hours', 3],
    ['level', 3],
    ['ofItsLanguage', true],
  ])('of a pair have the same %s', (field, other) => {
    const pair = [
      courseEntry('en/a', { level: 1 }),
      courseEntry('fr/a1', { level: 1, counterpart: 'en/a', [field]: other }),
    ];
    expect(() => someCourses(...pair)).toThrow(
      `content/courses/fr/a1.md: ${field}: expected the same as in content/courses/en/a.md`,
    );
  });

  it('in French that are called as an English one have to be its counterpart', () => {
    expect(() => someCourses(courseEntry('fr/teams'), courseEntry('en/teams'))).toThrow(
      'content/courses/fr/teams.md: counterpart: expected en/teams, or another name for the file',
    );
    expect(() =>
      someCourses(courseEntry('en/teams'), courseEntry('fr/teams', { counterpart: 'en/teams' })),
    ).not.toThrow();
  });

  it('that are named and are drafts are left out', () => {
    const courses = someCourses(courseEntry('en/a'), courseEntry('en/b', { draft: true }));
    const named = coursesNamed({ file: 'x' }, [{ id: 'en/b' }, { id: 'en/a' }], courses);
    expect(named.map(({ slug }) => slug)).toEqual(['a']);
  });

  it('refuse fields that there are not', () => {
    const { data } = courseEntry('en/a');
    expect(courseSchema.safeParse({ ...data, prise: 3 }).error?.issues.at(-1)?.message).toContain('"prise"');
  });
});

describe('related courses', () => {
  const entries = ['en/a', 'en/b', 'en/c', 'en/d', 'en/e', 'fr/f'].map((id) =>
    courseEntry(id, id === 'en/a' ? { related: ['en/e', 'en/b'] } : {}),
  );
  const { courses } = someCourses(...entries);
  const relatedOf = (name: string) =>
    courses.filter(({ slug }) => slug === name).flatMap((course) => relatedTo(course, courses).map(({ slug }) => slug));

  it('are those that a course names, in its order', () => {
    expect(relatedOf('a')).toEqual(['e', 'b']);
  });

  it('are three neighbours in the category where it names none', () => {
    expect(relatedOf('b')).toEqual(['a', 'c', 'd']);
    expect(relatedOf('f')).toEqual([]);
  });
});
