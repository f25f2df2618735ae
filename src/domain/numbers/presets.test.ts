import { expect, test } from 'vitest';
import { MAX_DAYS, daysOf } from './period.ts';
import { presets, presetsOn } from './presets.ts';

test('weeks end today, months are whole ones, in January as well', () => {
  expect(presetsOn('2027-01-15')).toEqual({
    weeks: { from: '2026-12-19', to: '2027-01-15' },
    month: { from: '2027-01-01', to: '2027-01-31' },
    lastMonth: { from: '2026-12-01', to: '2026-12-31' },
    quarter: { from: '2027-01-01', to: '2027-03-31' },
    lastQuarter: { from: '2026-10-01', to: '2026-12-31' },
    year: { from: '2026-01-17', to: '2027-01-15' },
  });
});

test('a quarter begins in January, April, July or October', () => {
  const { quarter, lastQuarter } = presetsOn('2026-11-30');
  expect([quarter, lastQuarter]).toEqual([
    { from: '2026-10-01', to: '2026-12-31' },
    { from: '2026-07-01', to: '2026-09-30' },
  ]);
});

test('each of them may be asked for', () => {
  for (const name of presets) expect(daysOf(presetsOn('2028-02-29')[name])).toBeLessThanOrEqual(MAX_DAYS);
});
