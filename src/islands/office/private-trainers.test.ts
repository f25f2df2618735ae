import { expect, test } from 'vitest';
import { trainerChoices } from './private-trainers.ts';

const teaching = { languages: ['en'], subjects: ['excel'], places: [] };
const order = {
  courses: [{ id: 'excel-level-1', title: { en: 'Excel', fr: 'Excel' }, subject: 'excel' }],
  trainers: [
    { name: 'Ada', ...teaching, away: [{ from: '2027-01-11', to: '2027-01-12' }] },
    { name: 'Bo', ...teaching, away: [] },
    { name: 'Cyd', ...teaching, languages: ['fr'], away: [] },
  ],
};
const typed = { courseId: 'excel-level-1', language: 'en', where: 'online' };
const on = (...dates: string[]) => ({
  ...typed,
  ...Object.fromEntries(dates.map((date, session) => [`sessions.${session}.date`, date])),
});
const said = (values: Record<string, string>, days: number) =>
  trainerChoices(order, values, days, 'en').map(({ label, disabled = false }) => [label, disabled]);

test('who is away on a day of a private class stands last, says when, and is not to be chosen', () => {
  expect(said(on('2027-01-10', '2027-01-12'), 2)).toEqual([
    ['Bo', false],
    ['Ada: away, January 11–12, 2027', true],
  ]);
});

test('on other days, of days that are taken out again, and before a day is typed, they can be chosen', () => {
  const both = [
    ['Ada', false],
    ['Bo', false],
  ];
  expect(said(on('2027-01-10', '2027-01-13'), 2)).toEqual(both);
  expect(said(on('2027-01-10', '2027-01-12'), 1)).toEqual(both);
  expect(said(typed, 1)).toEqual(both);
});
