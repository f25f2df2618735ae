import { checkoutEvent, type CheckoutEvent } from '../domain/measuring/checkout-value.ts';
import { unitCentsOf, type CartEntry } from '../domain/cart/cart.ts';
import { agreesTo, CONSENT_KEY } from '../domain/site/third-parties.ts';
import { sessionAtom } from './storage.ts';

const isEvent = (value: unknown): value is CheckoutEvent => {
  const { event, value: amount } = (value ?? {}) as Partial<CheckoutEvent>;
  return event === 'Checkout' && typeof amount === 'number';
};

/**
 * What is to be measured and happened where nobody else's script runs: it waits in session storage, `measuredEvents`,
 * for the next public page of this tab.
 */
const $waiting = sessionAtom('measuredEvents', (stored) => (Array.isArray(stored) ? stored.filter(isEvent) : []));

/** Notes a booking, where the visitor has agreed to being measured. */
export function measureBooking(cart: readonly CartEntry[]): void {
  try {
    if (!agreesTo(localStorage.getItem(CONSENT_KEY), 'measurement')) return;
  } catch {
    return;
  }
  const lines = cart.map((entry) => ({ unitCents: unitCentsOf(entry), quantity: entry.Qty }));
  $waiting.set([...$waiting.get(), checkoutEvent(lines)]);
}

/** What was waiting; from now on nothing is. */
export function takeMeasured(): CheckoutEvent[] {
  const events = $waiting.get();
  $waiting.set([]);
  return events;
}
