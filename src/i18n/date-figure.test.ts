import { expect, test } from 'vitest';
import { dateFigure } from './date-figure.ts';

const zone = 'America/Toronto';

test('a date is told in parts, with its year, in the zone of its class', () => {
  expect(dateFigure('2026-12-08T14:00:00Z', 'fr', zone)).toEqual({
    ...{ weekday: 'mar.', day: '8', month: 'déc.', year: '2026' },
  });
  expect(dateFigure('2027-01-01T03:00:00Z', 'en', zone)).toMatchObject({ day: '31', year: '2026' });
});

test('French counts the first day of a month', () => {
  expect(dateFigure('2027-02-01T14:00:00Z', 'fr', zone)).toMatchObject({ day: '1', ordinal: 'er' });
  expect(dateFigure('2027-02-01T14:00:00Z', 'en', zone)).not.toHaveProperty('ordinal');
});

test('what is no date has no figure', () => {
  expect(dateFigure('', 'en', zone)).toBeUndefined();
});
