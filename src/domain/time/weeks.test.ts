import { expect, test } from 'vitest';
import { daysFrom, mondayOf, wholeWeeks } from './weeks.ts';

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2026-11-30', '2026-11-30'],
  ['2027-01-01', '2026-12-28'],
  ['2028-02-29', '2028-02-28'],
])('%s is in the week of %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

test('a week has seven days, over the end of a month and a change of clocks', () => {
  expect(daysFrom('2026-10-26').at(-1)).toBe('2026-11-01');
  expect(new Set(daysFrom('2027-03-08')).size).toBe(7);
});

const days = (...of: string[]) => of.map((day) => ({ day }));

test('a list ends with the week in which it has enough', () => {
  const list = days('2026-11-24', '2026-11-27', '2026-12-01', '2026-12-04', '2026-12-15');
  expect(wholeWeeks(list, 1)).toEqual({ first: list.slice(0, 2), next: '2026-11-30' });
  expect(wholeWeeks(list, 3)).toEqual({ first: list.slice(0, 4), next: '2026-12-14' });
  expect(wholeWeeks(list, 50)).toEqual({ first: list, next: null });
  expect(wholeWeeks([], 50)).toEqual({ first: [], next: null });
});
