import { expect, test } from 'vitest';
import { checkoutEvent } from './checkout-value.ts';

test('a booking counts with a fifth of its price, to the cent', () => {
  const lines = [
    { unitCents: 49_500, quantity: 2 },
    { unitCents: 32_599, quantity: 1 },
  ];
  expect(checkoutEvent(lines)).toEqual({ event: 'Checkout', value: 263.2, currency: 'CAD' });
  expect(checkoutEvent([])).toMatchObject({ value: 0 });
});
