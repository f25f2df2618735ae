import { expect, test } from 'vitest';
import type { ManagedBooking } from '../../domain/changes/contract.ts';
import { missingIn, proposedAmount, type Choice } from './changing.ts';

const line = {
  ...{ eventId: 'a', quantity: 1, unitCents: 49_500, discountCents: 0, keptCents: 0, province: 'ON' },
  ...{ event: { id: 'a', priceCents: 49_500 }, coveredBy: null, deadlines: [] },
};
const booking = {
  lines: [line],
  participants: [{ id: 'p', eventId: 'a' }],
  otherDates: [{ dates: [{ event: { id: 'b', priceCents: 49_500 }, province: 'ON' }] }],
  taxes: [{ code: 'HST', province: 'ON', rate: 13_000 }],
} as unknown as ManagedBooking;

const choice: Choice = {
  ...{ kind: 'cancel', seats: [], eventId: 'a', to: '', percent: '0', amount: '', count: '1' },
  ...{ exemption: 'status_card', number: '', back: 'refund', names: {} },
};
const missing = (part: Partial<Choice>) => missingIn(booking, { ...choice, ...part })?.what ?? null;

test('what a change lacks is named: the seats, the date, the sum, the number', () => {
  expect(missing({})).toBe('seats');
  expect(missing({ seats: ['p'], percent: '120' })).toBe('percent');
  expect(missing({ seats: ['p'] })).toBe(null);
  expect(missing({ kind: 'move', to: 'b' })).toBe('seats');
  expect(missing({ kind: 'move', seats: ['p'] })).toBe('to');
  expect(missing({ kind: 'move', seats: ['p'], to: 'a' })).toBe('to');
  expect(missing({ kind: 'move', seats: ['p'], to: 'b', amount: 'x' })).toBe('fee');
  expect(missing({ kind: 'move', seats: ['p'], to: 'b' })).toBe(null);
  expect(missing({ kind: 'add' })).toBe('to');
  expect(missing({ kind: 'add', to: 'a', count: '11' })).toBe('count');
  expect(missing({ kind: 'add', to: 'a' })).toBe(null);
  expect(missing({ kind: 'fee', amount: '10' })).toBe('noFee');
  expect(missing({ kind: 'price' })).toBe('amount');
  expect(missingIn(booking, { ...choice, kind: 'price', amount: '500' })).toEqual({ what: 'most', mostCents: 49_500 });
  expect(missing({ kind: 'price', amount: '10' })).toBe(null);
  expect(missing({ kind: 'exempt' })).toBe('number');
  expect(missing({ kind: 'names' })).toBe(null);
});

test('of a fee that was kept all is proposed, as its language writes it; of a price nothing', () => {
  const withFee = { lines: [{ ...line, keptCents: 123_450 }] } as unknown as ManagedBooking;
  expect(proposedAmount(withFee, 'fee', 'a', 'en')).toBe('1,234.50');
  expect(proposedAmount(withFee, 'fee', 'a', 'fr').replaceAll(/\s/g, ' ')).toBe('1 234,50');
  expect([proposedAmount(withFee, 'price', 'a', 'en'), proposedAmount(booking, 'fee', 'a', 'en')]).toEqual(['', '']);
});
