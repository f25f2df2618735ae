import { expect, test } from 'vitest';
import { dayName, weekdayName, weekName } from './names.ts';

test('a day of the week is short above its classes and whole in a choice, whichever is asked for first', () => {
  expect(dayName('2026-12-07', 'fr').weekday).toBe('lun.');
  expect(weekdayName('2026-12-07', 'fr')).toBe('lundi');
  expect(weekdayName('2026-12-07', 'en')).toBe('Monday');
  expect(dayName('2026-12-07', 'en').weekday).toBe('Mon');
});

test('French counts the first of a month', () => {
  expect(dayName('2026-12-01', 'fr').day).toBe('1er');
  expect(dayName('2026-12-01', 'en').day).toBe('1');
  expect(dayName('2026-12-11', 'fr').day).toBe('11');
  expect(weekName('2027-02-01', 'fr')).toBe('1er février');
  expect(weekName('2027-02-15', 'fr')).toBe('15 février');
});
