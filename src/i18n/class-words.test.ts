import { expect, test } from 'vitest';
import { dateParts } from './class-words.ts';

const partsOf = (instant: string, locale: 'en' | 'fr', style: 'long' | 'short' = 'short') =>
  dateParts(instant, { locale, timeZone: 'America/Toronto', style, thisYear: 2026 }).map(({ value }) => value);

test('a date is told in the order of its language, with its year where that is another', () => {
  expect(partsOf('2026-12-08T14:00:00Z', 'fr')).toEqual(['mar.', '8', 'déc.']);
  expect(partsOf('2027-02-09T14:00:00Z', 'fr')).toEqual(['mar.', '9', 'févr.', '2027']);
  expect(partsOf('2027-02-09T14:00:00Z', 'en', 'long')).toEqual(['Tuesday', 'February 2027', '9']);
});

test('French counts the first day of a month', () => {
  expect(partsOf('2026-12-01T14:00:00Z', 'fr')).toEqual(['mar.', '1er', 'déc.']);
  expect(partsOf('2026-12-01T14:00:00Z', 'en')).toEqual(['Tue', 'Dec', '1']);
});
