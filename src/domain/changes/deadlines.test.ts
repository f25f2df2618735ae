import { expect, test } from 'vitest';
import { deadlinesOf, type BookedClass } from './deadlines.ts';

const tiers = [
  { minBusinessDays: 7, feeRate: 0 },
  { minBusinessDays: 0, feeRate: 50_000 },
];
const startsAt = Date.parse('2027-01-12T14:00:00Z');

const at = (instant: string, changes: Partial<BookedClass> = {}) =>
  deadlinesOf(
    { startsAt, timeZone: 'America/Toronto', holidays: new Set(), cancelled: false, changed: false, ...changes },
    tiers,
    { now: Date.parse(instant), namesBusinessDays: 3 },
  );

test('rule 9: an empty seat gets a name through the third business day before, in the zone of the class', () => {
  expect(at('2027-01-07T12:00:00Z').namesUntil).toBe('2027-01-07');
  expect(at('2027-01-08T04:59:59Z').canName).toBe(true);
  expect(at('2027-01-08T05:00:00Z').canName).toBe(false);
});

test('rules 25 and 26: seats change hands and are given back until the first session starts', () => {
  expect(at('2027-01-12T13:59:59Z')).toMatchObject({ canReplace: true, canGiveBack: true });
  expect(at('2027-01-12T14:00:00Z')).toMatchObject({ canReplace: false, canGiveBack: false });
});

test('rule 28: what we cancelled or changed is given back free of charge, what we cancelled at any time', () => {
  expect(at('2027-01-11T12:00:00Z').steps[0]?.feeRate).toBe(50_000);
  for (const changes of [{ cancelled: true }, { changed: true }]) {
    expect(at('2027-01-11T12:00:00Z', changes).steps).toEqual([{ until: null, feeRate: 0 }]);
  }
  expect(at('2027-02-01T12:00:00Z', { cancelled: true })).toMatchObject({ canGiveBack: true, canReplace: false });
  expect(at('2027-02-01T12:00:00Z', { changed: true }).canGiveBack).toBe(false);
});
