import { expect, test } from 'vitest';
import { monthOf, monthsAfter, weeksOf } from './months.ts';

test('months are counted over the turn of the year, forward and back', () => {
  expect(monthOf('2026-12-08')).toBe('2026-12');
  expect(monthsAfter('2026-12', 1)).toBe('2027-01');
  expect(monthsAfter('2027-01', -2)).toBe('2026-11');
  expect(monthsAfter('2026-12', 0)).toBe('2026-12');
});

test('a month is whole weeks from Monday to Sunday, with days of the months beside it', () => {
  const weeks = weeksOf('2026-12');
  expect(weeks.map(([monday]) => monday)).toEqual([
    '2026-11-30',
    '2026-12-07',
    '2026-12-14',
    '2026-12-21',
    '2026-12-28',
  ]);
  expect(weeks.at(-1)?.at(-1)).toBe('2027-01-03');
  // A February that begins on a Monday has four weeks; a month that begins on a Sunday has six.
  expect(weeksOf('2027-02')).toHaveLength(4);
  expect(weeksOf('2026-11')).toHaveLength(6);
});
