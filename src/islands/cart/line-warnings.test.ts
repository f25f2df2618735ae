import { expect, it } from 'vitest';
import type { CartLine } from '../../domain/cart/cart.ts';
import type { EventDetail } from '../../domain/catalogue/classes.ts';
import { cart as en } from '../../i18n/strings/en/cart.ts';
import { cart as fr } from '../../i18n/strings/fr/cart.ts';
import { warningsOf } from './line-warnings.ts';

const line = (start: string): CartLine => ({
  eventId: 'a',
  start,
  quantity: 1,
  priceCents: 46_500,
  participants: [],
  keptOfEvent: {},
  keptEvents: [],
});

const moved = {
  id: 'a',
  availability: 'open',
  payment: ['card', 'invoice'],
  seatsLeft: 12,
  priceCents: 46_500,
  timeZone: 'America/Toronto',
  sessions: [{ start: '2026-12-22T14:00:00Z', end: '2026-12-22T17:00:00Z' }],
} as unknown as EventDetail;

it('says that a class has another day than the page showed', () => {
  const [inEnglish] = warningsOf(line('2026-12-15T14:00:00Z'), { event: moved }, 'en', en);
  const [inFrench] = warningsOf(line('2026-12-15T14:00:00Z'), { event: moved }, 'fr', fr);
  expect(inEnglish?.replaceAll(/\s/gu, ' ')).toMatch(/^It now starts on December 22, 2026 at 9:00 a\.m\.$/u);
  expect(inFrench?.replaceAll(/\s/gu, ' ')).toMatch(/^Elle commence maintenant le 22 décembre 2026 à 9 h\.$/u);
});

it.each(['2026-12-22T14:00:00Z', '2026-12-22T14:00:00.000Z', '2026-12-22T09:00:00-05:00', ''])(
  'says nothing of the same instant or of none: "%s"',
  (start) => {
    expect(warningsOf(line(start), { event: moved }, 'en', en)).toEqual([]);
  },
);
