import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cancellationFee, cancellationRate, noticeDays } from './cancellation.ts';

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
