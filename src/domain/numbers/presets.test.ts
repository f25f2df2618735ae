import { expect, test } from 'vitest';
import { MAX_DAYS, daysOf } from './period.ts';
import { presets, presetsOn } from './presets.ts';

test('weeks end today, months are whole ones, in January as well', () => {
  expect(presetsOn('2027-01-15')).toEqual({
    weeks: { from: '2026-12-19', to: '2027-01-15' },
    month: { from: '2027-01-01', to: '2027-01-31' },
    lastMonth: { from: '2026-12-01', to: '2026-12-31' },
    year: { from: '2026-01-17', to: '2027-01-15' },
  });
});

test('each of them may be asked for', () => {
  for (const name of presets) expect(daysOf(presetsOn('2028-02-29')[name])).toBeLessThanOrEqual(MAX_DAYS);
});
