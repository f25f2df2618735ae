import type { Cents } from '../money/money.ts';

/** What a booking is worth to whoever measures advertisements: this share of its price. Percent. */
export const VALUE_PERCENT = 20;

/** What the data layer learns of a booking: neither who booked nor what. */
export interface CheckoutEvent {
  event: 'Checkout';
  /** Dollars. */
  value: number;
  currency: 'CAD';
}

export function checkoutEvent(lines: readonly { unitCents: Cents; quantity: number }[]): CheckoutEvent {
  const total = lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
  return { event: 'Checkout', value: Math.round((total * VALUE_PERCENT) / 100) / 100, currency: 'CAD' };
}
