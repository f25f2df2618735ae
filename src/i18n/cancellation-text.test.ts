import { expect, test } from 'vitest';
import { cancellationSteps } from '../domain/booking/cancellation.ts';
import { UNTIL_FIRST_SESSION } from '../domain/booking/consumer.ts';
import { cancellationText } from './cancellation-text.ts';
import { strings } from './strings/index.ts';

const tiers = [
  { minBusinessDays: 21, feeRate: 0 },
  { minBusinessDays: 7, feeRate: 25_000 },
  { minBusinessDays: 4, feeRate: 50_000 },
  { minBusinessDays: 0, feeRate: 100_000 },
];
/** A class that begins on Tuesday, January 12, 2027, at 9:00 in Toronto. */
const text = (now: string, locale: 'en' | 'fr', by: readonly { minBusinessDays: number; feeRate: number }[] = tiers) =>
  cancellationText(
    cancellationSteps(by, {
      now,
      start: '2027-01-12T14:00:00Z',
      timeZone: 'America/Toronto',
      holidays: new Set(['2026-12-25', '2026-12-28', '2027-01-01']),
    }),
    locale,
    strings(locale).termsOfClass.cancelling,
  ).replaceAll('\u00a0', ' ');

test('rule 31: what cancelling costs today, until when, and what then', () => {
  expect(text('2026-11-20T15:00:00Z', 'en')).toBe(
    'Cancel free of charge until December 9, 2026; then 25% of the price.',
  );
  expect(text('2026-12-10T15:00:00Z', 'en')).toBe(
    'Cancelling costs 25% of the price until December 31, 2026; then 50% of the price.',
  );
  expect(text('2027-01-05T15:00:00Z', 'en')).toBe(
    'Cancelling costs 50% of the price until January 6, 2027; then the whole price.',
  );
  expect(text('2027-01-07T15:00:00Z', 'en')).toBe(
    'Cancelling costs the whole price. Replacing a participant is free of charge.',
  );
});

test('rule 31: in French, as French writes it', () => {
  expect(text('2026-11-20T15:00:00Z', 'fr')).toBe('Annulation sans frais jusqu’au 9 décembre 2026, puis 25 % du prix.');
  expect(text('2027-01-05T15:00:00Z', 'fr')).toBe(
    'Frais d’annulation : 50 % du prix jusqu’au 6 janvier 2027, puis la totalité du prix.',
  );
});

test('rule 33: who pays at the first session cancels free of charge until then', () => {
  expect(text('2027-01-07T15:00:00Z', 'en', UNTIL_FIRST_SESSION)).toBe(
    'Cancel free of charge until January 12, 2027; then the whole price.',
  );
});

test('nothing is said of a class that is not known', () => {
  expect(cancellationText([], 'en', strings('en').termsOfClass.cancelling)).toBe('');
});
