import type { Cents } from '../money/money.ts';

/** What a booking is worth to whoever measures advertisements: this share of its price. Percent. */
const VALUE_PERCENT = 20;

/** What the data layer learns of a booking: neither who booked nor what. */
interface CheckoutEvent {
  event: 'Checkout';
  /** Dollars, as the readers of the data layer expect them. */
  value: number;
  currency: 'CAD';
}

/** What a booking counts with. */
export function checkoutValue(lines: readonly { priceCents: Cents; quantity: number }[]): Cents {
  const total = lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
  return Math.round((total * VALUE_PERCENT) / 100);
}

export const checkoutEvent = (value: Cents): CheckoutEvent => ({
  event: 'Checkout',
  value: value / 100,
  currency: 'CAD',
});
