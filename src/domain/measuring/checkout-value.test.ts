import { expect, test } from 'vitest';
import { checkoutEvent, checkoutValue } from './checkout-value.ts';

test('a booking counts with a fifth of its price, to the cent', () => {
  const lines = [
    { priceCents: 49_500, quantity: 2 },
    { priceCents: 32_599, quantity: 1 },
  ];
  expect(checkoutValue(lines)).toBe(26_320);
  expect(checkoutValue([])).toBe(0);
});

test('the data layer is told dollars', () => {
  expect(checkoutEvent(26_320)).toEqual({ event: 'Checkout', value: 263.2, currency: 'CAD' });
});
