import { map } from 'nanostores';
import { api } from '../api/client.ts';
import { eventDetail } from '../domain/catalogue/calls.ts';
import type { EventDetail } from '../domain/catalogue/classes.ts';
import type { ErrorCode } from '../domain/api/errors.ts';
import { $cart, enrichLine } from './cart.ts';

/** The cart is checked this long after its last change. Milliseconds. */
const REFRESH_DELAY_MS = 500;

/** What the API last told of a class; `code` while the last call failed. */
export interface ClassDetails {
  event?: EventDetail;
  code?: ErrorCode;
}

/** Details of the classes in the cart by class id, as long as the page lasts. */
export const $cartDetails = map<Record<string, ClassDetails>>({});

async function refresh(eventId: string): Promise<void> {
  const result = await api(eventDetail)(eventId);
  if (result.ok) {
    $cartDetails.setKey(eventId, { event: result.value });
    enrichLine(result.value);
  } else {
    // Its line says so.
    $cartDetails.setKey(eventId, { ...$cartDetails.get()[eventId], code: result.code });
  }
}

/** Asks once for each distinct class in the cart. */
async function refreshCart(): Promise<void> {
  const ids = [...new Set($cart.get().map(({ eventId }) => eventId))];
  await Promise.all(ids.map(refresh));
}

/** The part of the cart whose change calls for a refresh; taking over an answer is none. */
const wishes = () => JSON.stringify($cart.get().map(({ eventId, quantity }) => [eventId, quantity]));

/** Refreshes the details now and after each change of the cart, until the returned function is called. */
export function watchCart(): () => void {
  let seen = wishes();
  let timer: ReturnType<typeof setTimeout> | undefined;
  void refreshCart();
  const stop = $cart.listen(() => {
    const now = wishes();
    if (now === seen) return;
    seen = now;
    clearTimeout(timer);
    timer = setTimeout(() => void refreshCart(), REFRESH_DELAY_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
