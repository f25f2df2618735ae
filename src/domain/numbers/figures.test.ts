import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadsOf, medianOf, wholeCents } from './figures.ts';
import { daysOf, instantsOf, partsOf, periodBefore, yearBefore } from './period.ts';

const counted = fc.array(fc.record({ value: fc.integer({ min: 0, max: 400 }), count: fc.integer({ min: 0, max: 9 }) }));

test('the median is that of the values one by one', () => {
  expect(medianOf([])).toBeNull();
  expect(medianOf([{ value: 3, count: 0 }])).toBeNull();
  expect(
    medianOf([
      { value: 9, count: 1 },
      { value: 2, count: 1 },
    ]),
  ).toBe(5.5);
  fc.assert(
    fc.property(counted, (values) => {
      const all = values
        .flatMap(({ value, count }) => Array.from({ length: count }, () => value))
        .sort((a, b) => a - b);
      const low = all[Math.floor((all.length - 1) / 2)];
      const high = all[Math.floor(all.length / 2)];
      expect(medianOf(values)).toBe(low === undefined || high === undefined ? null : (low + high) / 2);
    }),
  );
});

test('every booking is in one group of days to its class', () => {
  expect(
    leadsOf([0, 7, 8, 14, 15, 30, 31, 60, 61, 300].map((value) => ({ value, count: 1 }))).map(({ count }) => count),
  ).toEqual([2, 2, 2, 2, 2]);
});

test('whole cents add up, and none is a cent away from its part', () => {
  expect(wholeCents([33.4, 33.3, 33.3])).toEqual([34, 33, 33]);
  expect(wholeCents([-0.5, 0.5])).toEqual([0, 0]);
  fc.assert(
    fc.property(fc.array(fc.double({ min: -1e7, max: 1e7, noNaN: true }), { maxLength: 20 }), (parts) => {
      const whole = wholeCents(parts);
      expect(whole.reduce((sum, one) => sum + one, 0)).toBe(Math.round(parts.reduce((sum, one) => sum + one, 0)) + 0);
      for (const [index, one] of whole.entries()) expect(Math.abs(one - (parts[index] ?? 0))).toBeLessThanOrEqual(1);
    }),
  );
});

const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const period = fc.tuple(day, day).map(([a, b]) => ({ from: a < b ? a : b, to: a < b ? b : a }));

test('parts of a period follow each other without a gap, weeks from Monday', () => {
  expect(partsOf({ from: '2026-11-20', to: '2026-11-22' })).toHaveLength(3);
  expect(partsOf({ from: '2026-10-01', to: '2026-11-03' }).map(({ from }) => from)).toEqual([
    ...['2026-10-01', '2026-10-05', '2026-10-12', '2026-10-19', '2026-10-26', '2026-11-02'],
  ]);
  fc.assert(
    fc.property(period, (whole) => {
      const parts = partsOf(whole);
      expect([parts[0]?.from, parts.at(-1)?.to]).toEqual([whole.from, whole.to]);
      expect(parts.reduce((sum, part) => sum + daysOf(part), 0)).toBe(daysOf(whole));
    }),
  );
});

test('a period is compared with as many days before it, and with its days a year ago', () => {
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({ from: '2026-01-29', to: '2026-02-28' });
  expect(yearBefore({ from: '2028-02-29', to: '2028-03-01' })).toEqual({ from: '2027-02-28', to: '2027-03-01' });
  fc.assert(
    fc.property(period, (whole) => {
      expect(daysOf(periodBefore(whole))).toBe(daysOf(whole));
    }),
  );
});

test('a day of the office begins by its clock, when that is put forward as well', () => {
  const { start, end } = instantsOf({ from: '2027-03-14', to: '2027-03-14' }, 'America/Toronto');
  expect([new Date(start).toISOString(), (end - start) / 3_600_000]).toEqual(['2027-03-14T05:00:00.000Z', 23]);
});
