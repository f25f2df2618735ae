import { expect, it } from 'vitest';
import { categoryEntry, courseEntry, someCategories, someCourses } from '../testing.ts';
import { siteCourses } from './site-courses.ts';

it('the edge knows a pair as one course with two names, by its English one', () => {
  const all = someCourses(
    courseEntry('fr/excel-un', { counterpart: 'en/excel-1', code: 'XL-101F' }),
    courseEntry('en/teams', { level: 2 }),
    courseEntry('fr/courriels', { code: 'WR-201F' }),
    courseEntry('en/excel-1'),
    courseEntry('fr/teams', { counterpart: 'en/teams', level: 2 }),
  );
  const { categories } = someCategories(all, categoryEntry('en/office'));
  const found = siteCourses(all.courses, categories);
  expect(found.map(({ id, code, level }) => [id, code, level])).toEqual([
    ['courriels', 'WR-201F', null],
    ['excel-1', 'XL-101', null],
    ['teams', 'XL-101', 2],
  ]);
  expect(found.map(({ entries }) => [entries.en?.id, entries.fr?.id, entries.fr?.code])).toEqual([
    [undefined, 'courriels', 'WR-201F'],
    ['excel-1', 'excel-un', 'XL-101F'],
    ['teams', 'teams', 'XL-101'],
  ]);
});

it('of what teaches its own language the edge knows two courses, each by its name, that stand in each other’s place', () => {
  const { courses } = someCourses(
    courseEntry('en/grammar', { ofItsLanguage: true }),
    courseEntry('fr/grammaire', { ofItsLanguage: true, counterpart: 'en/grammar' }),
  );
  const found = siteCourses(courses, []);
  expect(found.map(({ id, counterpart, entries }) => [id, counterpart, Object.keys(entries)])).toEqual([
    ['grammaire', 'grammar', ['fr']],
    ['grammar', 'grammaire', ['en']],
  ]);
});

it('a level stays on the line of its number wherever the edge writes a title', () => {
  const { courses } = someCourses(
    courseEntry('fr/excel-deux', { title: 'Excel, niveau 2', certificateText: 'Excel, niveau 2' }),
  );
  const { title, certificateText } = siteCourses(courses, [])[0]?.entries.fr ?? {};
  expect([title, certificateText]).toEqual(['Excel, niveau\u00a02', 'Excel, niveau\u00a02']);
});
