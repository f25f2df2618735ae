import { expect, test } from 'vitest';
import { beginCheckout, purchase, type MeasuredLine } from './ecommerce.ts';

const lines: MeasuredLine[] = [
  { eventId: 'a', title: 'Excel Level 1', language: 'en', priceCents: 49_500, quantity: 2 },
  { eventId: 'b', title: 'Excel, niveau 2', language: 'fr', priceCents: 32_599, quantity: 1 },
];
const items = [
  { item_id: 'a', item_name: 'Excel Level 1', item_variant: 'en', price: 495, quantity: 2 },
  { item_id: 'b', item_name: 'Excel, niveau 2', item_variant: 'fr', price: 325.99, quantity: 1 },
];

test('going to the checkout counts with a fifth of the price, to the cent', () => {
  expect(beginCheckout(lines)).toEqual({ currency: 'CAD', value: 263.2, items });
  expect(beginCheckout([])).toEqual({ currency: 'CAD', value: 0, items: [] });
});

test('a purchase counts with its price before tax, under the number of its booking', () => {
  expect(purchase({ number: 'ABCD-2345', taxCents: 17_108, lines, coupon: null })).toEqual({
    ...{ transaction_id: 'ABCD-2345', currency: 'CAD', value: 1315.99, tax: 171.08 },
    items,
  });
});

test('a promo code stands with what it takes off a seat, and the value is what was paid before tax', () => {
  const [first, second] = lines;
  const discounted = [{ ...first, discountCents: 9_901 }, { ...second }] as MeasuredLine[];
  expect(purchase({ number: 'ABCD-2345', taxCents: 0, lines: discounted, coupon: 'SPRING' })).toEqual({
    ...{ transaction_id: 'ABCD-2345', currency: 'CAD', value: 1216.98, tax: 0, coupon: 'SPRING' },
    items: [{ ...items[0], price: 445.49, coupon: 'SPRING', discount: 49.51 }, items[1]],
  });
});
