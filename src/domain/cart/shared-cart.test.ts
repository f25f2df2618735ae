import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSharedCart, shareFragment } from './shared-cart.ts';

const id = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,60}$/);

test('a cart comes back from its link as it was', () => {
  const carts = fc.uniqueArray(fc.record({ eventId: id, quantity: fc.integer({ min: 1, max: 10 }) }), {
    minLength: 1,
    maxLength: 20,
    selector: ({ eventId }) => eventId,
  });
  fc.assert(
    fc.property(carts, (lines) => {
      expect(readSharedCart(shareFragment(lines))).toEqual(lines);
    }),
  );
});

test('a link says nothing of people', () => {
  const line = { eventId: 'sql-level-1-20261210-en-online', quantity: 2, participants: [{ email: 'a@example.ca' }] };
  expect(shareFragment([line])).toBe('#cart=sql-level-1-20261210-en-online.2');
});

test('rule 6: no more seats of a class are shared than can be booked together', () => {
  expect(readSharedCart(shareFragment([{ eventId: 'a', quantity: 14 }]))).toEqual([{ eventId: 'a', quantity: 10 }]);
});

test.each(['', '#b_123', '#classes'])('%j tells of no cart', (fragment) => {
  expect(readSharedCart(fragment)).toBeNull();
});

test.each([
  '#cart=',
  '#cart=a',
  '#cart=a.0',
  '#cart=a.11',
  '#cart=a.1e0',
  '#cart=a. 1',
  '#cart=a.1~a.2',
  '#cart=<b>.1',
])('%j is damaged or too much', (fragment) => {
  expect(readSharedCart(fragment)).toEqual([]);
});

test('a link of more classes than a cart holds is none', () => {
  const many = Array.from({ length: 21 }, (_, index) => `a${index}.1`).join('~');
  expect(readSharedCart(`#cart=${many}`)).toEqual([]);
});
