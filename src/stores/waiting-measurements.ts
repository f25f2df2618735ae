import type { CartLine } from '../domain/cart/cart.ts';
import { checkoutValue } from '../domain/measuring/checkout-value.ts';
import type { Cents } from '../domain/money/money.ts';
import { agreesTo, CONSENT_KEY } from '../domain/site/third-parties.ts';
import { sessionAtom } from './storage.ts';

const isCents = (value: unknown): value is Cents => Number.isSafeInteger(value);

/**
 * What bookings count with that happened where nobody else's script runs: it waits in session storage,
 * `measuredBookings`, for the next public page of this tab.
 */
const $waiting = sessionAtom('measuredBookings', (stored) => (Array.isArray(stored) ? stored.filter(isCents) : []));

/** Notes a booking, where the visitor has agreed to being measured. */
export function measureBooking(cart: readonly CartLine[]): void {
  try {
    if (!agreesTo(localStorage.getItem(CONSENT_KEY), 'measurement')) return;
  } catch {
    return;
  }
  $waiting.set([...$waiting.get(), checkoutValue(cart)]);
}

/** The values that were waiting; from now on nothing is. */
export function takeMeasuredBookings(): Cents[] {
  const values = $waiting.get();
  $waiting.set([]);
  return values;
}
