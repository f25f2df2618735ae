import { expect, test } from 'vitest';
import { paymentOptions } from './payment-options.ts';

const office = { timeZone: 'America/Toronto', dueBusinessDays: 5, holidays: new Set<string>(), cards: true };

// Saturday, November 21, 2026, in Ottawa.
const now = Date.parse('2026-11-21T15:00:00Z');

const starting = (start: string, salesEnd = start) => ({
  startsAt: Date.parse(start),
  salesEndAt: Date.parse(salesEnd),
  timeZone: 'America/Toronto',
});

test('rule 34: a class weeks ahead can be paid either way, and on invoice alone where no cards are taken', () => {
  const classes = [starting('2026-12-14T14:00:00Z')];
  expect(paymentOptions(classes, { ...office, now })).toEqual(['card', 'invoice']);
  expect(paymentOptions(classes, { ...office, now, cards: false })).toEqual(['invoice']);
});

test('rule 34: a class too near for an invoice is sold by card, or not on line at all', () => {
  const classes = [starting('2026-11-23T14:00:00Z')];
  expect(paymentOptions(classes, { ...office, now })).toEqual(['card']);
  expect(paymentOptions(classes, { ...office, now, cards: false })).toEqual([]);
});

test('rule 34: nothing pays for a class whose sale has ended', () => {
  const classes = [starting('2026-12-14T14:00:00Z'), starting('2026-11-23T14:00:00Z', '2026-11-21T15:00:00Z')];
  expect(paymentOptions(classes, { ...office, now })).toEqual([]);
});

test('rule 34: the nearest class of a cart decides for all of it', () => {
  const classes = [starting('2026-12-14T14:00:00Z'), starting('2026-11-23T14:00:00Z')];
  expect(paymentOptions(classes, { ...office, now })).toEqual(['card']);
});
