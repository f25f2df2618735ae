import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cancellationFee, cancellationRate, cancellationSteps, noticeDays } from './cancellation.ts';
import { addBusinessDays, dateIn } from '../time/calendar.ts';

const tiers = [
  { minBusinessDays: 21, feeRate: 0 },
  { minBusinessDays: 7, feeRate: 25_000 },
  { minBusinessDays: 4, feeRate: 50_000 },
  { minBusinessDays: 0, feeRate: 100_000 },
];

test.each([
  [30, 0],
  [21, 0],
  [20, 25_000],
  [7, 25_000],
  [6, 50_000],
  [4, 50_000],
  [3, 100_000],
  [0, 100_000],
])('%i business days before the class cost a rate of %i', (days, rate) => {
  expect(cancellationRate(tiers, days)).toBe(rate);
});

test('the tiers may come in any order', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(tiers, { minLength: 4 }), fc.integer({ min: 0, max: 40 }), (shuffled, days) => {
      expect(cancellationRate(shuffled, days)).toBe(cancellationRate(tiers, days));
    }),
  );
});

test('notice below every tier costs the whole amount', () => {
  expect(cancellationRate([{ minBusinessDays: 5, feeRate: 0 }], 4)).toBe(100_000);
  expect(cancellationRate([], 100)).toBe(100_000);
});

test('the fee is rounded half up to the cent', () => {
  expect(cancellationFee(10_002, tiers, 10)).toBe(2_501);
  expect(cancellationFee(49_500, tiers, 5)).toBe(24_750);
});

test('notice is counted on the calendar of the class', () => {
  // 21:30 on Thursday in Vancouver is already Friday in Toronto.
  const notice = '2026-11-20T05:30:00Z';
  const start = '2026-11-23T17:00:00Z';
  expect(noticeDays(notice, start, 'America/Vancouver', new Set())).toBe(2);
  expect(noticeDays(notice, start, 'America/Toronto', new Set())).toBe(1);
});

// Monday, 2027-03-01, 9:00 in Toronto.
const start = '2027-03-01T14:00:00Z';
const zone = 'America/Toronto';
const familyDay = new Set(['2027-02-15']);

test('what cancelling a class costs is told by the day, today first', () => {
  const at = (now: string) => cancellationSteps(tiers, { now, start, timeZone: zone, holidays: familyDay });
  expect(at('2027-01-04T15:00:00Z')).toEqual([
    { until: '2027-01-28', feeRate: 0 },
    { until: '2027-02-18', feeRate: 25_000 },
    { until: '2027-02-23', feeRate: 50_000 },
    { until: null, feeRate: 100_000 },
  ]);
  expect(at('2027-02-20T15:00:00Z')).toEqual([
    { until: '2027-02-23', feeRate: 50_000 },
    { until: null, feeRate: 100_000 },
  ]);
  expect(at('2027-03-02T15:00:00Z')).toEqual([{ until: null, feeRate: 100_000 }]);
});

test('the steps agree with the rate on every day before the class', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), (back) => {
      const day = addBusinessDays('2027-03-01', -back, familyDay);
      const now = `${day}T17:00:00Z`;
      expect(dateIn(zone, now)).toBe(day);
      const [today] = cancellationSteps(tiers, { now, start, timeZone: zone, holidays: familyDay });
      expect(today?.feeRate).toBe(cancellationRate(tiers, noticeDays(now, start, zone, familyDay)));
    }),
  );
});
