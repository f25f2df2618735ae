import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyRate, spread } from './money.ts';
import { present } from '../present.ts';

const cents = fc.integer({ min: -100_000_000, max: 100_000_000 });
const positiveCents = fc.integer({ min: 0, max: 100_000_000 });
const rate = fc.integer({ min: 0, max: 200_000 });
const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 30 });

test('half a cent is rounded up, less than half down', () => {
  expect(applyRate(10, 5_000)).toBe(1); // 0.5
  expect(applyRate(9, 5_000)).toBe(0); // 0.45
  expect(applyRate(100, 9_975)).toBe(10); // 9.975
  expect(applyRate(99_000, 9_975)).toBe(9_875); // 9875.25
  expect(applyRate(1_000, 50)).toBe(1); // 0.5
});

test('a credit is the mirror image of its charge', () => {
  expect(applyRate(-10, 5_000)).toBe(-1);
  fc.assert(fc.property(cents, rate, (amount, r) => applyRate(-amount, r) + applyRate(amount, r) === 0));
});

test('a result is within half a cent of the exact amount', () => {
  fc.assert(
    fc.property(positiveCents, rate, (amount, r) => {
      const exact = BigInt(amount) * BigInt(r);
      const rounded = BigInt(applyRate(amount, r)) * 100_000n;
      const twice = (rounded - exact) * 2n;
      return twice > -100_000n && twice <= 100_000n;
    }),
  );
});

test('a larger amount never costs less tax', () => {
  fc.assert(fc.property(positiveCents, positiveCents, rate, (a, b, r) => a > b || applyRate(a, r) <= applyRate(b, r)));
});

test('nothing comes out as minus zero', () => {
  expect(Object.is(applyRate(-1, 1), 0)).toBe(true);
  expect(spread(0, [1, 2]).every((part) => Object.is(part, 0))).toBe(true);
});

test('fractions of a cent and negative rates are refused', () => {
  expect(() => applyRate(0.5, 1)).toThrow(RangeError);
  expect(() => applyRate(1, -1)).toThrow(RangeError);
  expect(() => applyRate(1, 0.1)).toThrow(RangeError);
  expect(() => spread(1, [])).toThrow(RangeError);
  expect(() => spread(1, [-1])).toThrow(RangeError);
});

test('the parts of a spread add up to the whole', () => {
  fc.assert(fc.property(cents, weights, (total, w) => spread(total, w).reduce((a, b) => a + b, 0) === total));
});

test('no part of a spread is a whole cent away from its exact share', () => {
  fc.assert(
    fc.property(positiveCents, weights, (total, w) => {
      const sum = BigInt(w.reduce((a, b) => a + b, 0));
      return spread(total, w).every((part, index) => {
        if (sum === 0n) return true;
        const difference = BigInt(part) * sum - BigInt(total) * BigInt(present(w[index], 'a weight'));
        return difference < sum && difference > -sum;
      });
    }),
  );
});

test('the largest remainders get the left-over cents, the earlier of two equal ones first', () => {
  expect(spread(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(spread(10, [3, 3, 1])).toEqual([4, 4, 2]); // 4.28, 4.28, 1.43
  expect(spread(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
  expect(spread(5, [0, 0])).toEqual([5, 0]);
});

test('a line without weight gets nothing unless no line has any', () => {
  fc.assert(
    fc.property(positiveCents, weights, (total, w) => {
      if (w.every((weight) => weight === 0)) return true;
      return spread(total, w).every((part, index) => w[index] !== 0 || part === 0);
    }),
  );
});
