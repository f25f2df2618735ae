import { afterEach, beforeEach, expect, test } from 'vitest';
import { addSeats, clearCart, setQuantity } from './cart.ts';
import { refuseHold } from './hold.ts';
import { $offered } from './offered-seats.ts';

const DAY_MS = 86_400_000;
const offered = (until = Date.now() + DAY_MS) => ({
  ...{ eventId: 'a', quantity: 2, timeZone: 'America/Toronto' },
  until: new Date(until).toISOString(),
});
const refused = (eventId: string, reason: 'full' | 'fewer_left' | 'price_changed') =>
  refuseHold({ code: 'seats_refused', message: '', lines: [{ eventId, reason }] });

beforeEach(() => {
  for (const eventId of ['a', 'b']) {
    const seats = { eventId, start: '2027-01-12T14:00:00Z', priceCents: 49_500, timeZone: 'America/Toronto' };
    addSeats({ ...seats, language: 'en', titles: { en: 'Excel' } }, 2);
  }
  $offered.set(offered());
});
afterEach(() => clearCart());

test.each(['full', 'fewer_left'] as const)(
  'seats that were offered and are refused as %s are this cart’s no more',
  (reason) => {
    refused('a', reason);
    expect($offered.get()).toMatchObject({ eventId: 'a', gone: true });
  },
);

test.each([
  ['another class is refused', () => refused('b', 'full')],
  ['they have another price', () => refused('a', 'price_changed')],
  ['more are asked for than were offered', () => (setQuantity('a', 3), refused('a', 'fewer_left'))],
])('they are still where %s', (_when, happens) => {
  happens();
  expect($offered.get()).toEqual(expect.not.objectContaining({ gone: true }));
});

test('an offer whose time is over was not given back', () => {
  $offered.set(offered(Date.now() - DAY_MS));
  refused('a', 'full');
  expect($offered.get()?.gone).toBeUndefined();
});
