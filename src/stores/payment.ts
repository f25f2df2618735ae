import { atom } from 'nanostores';
import { api } from '../api/client.ts';
import type { PaymentMethod } from '../domain/booking/payment-methods.ts';
import { paymentWays, payBooking } from '../domain/payments/calls.ts';
import { $cart } from './cart.ts';

export type Ways = { state: 'loading' | 'failed' } | { state: 'known'; ways: readonly PaymentMethod[] };

/** What the cart can be paid with; for the page only. The server decides again. */
export const $ways = atom<Ways>({ state: 'loading' });

const askedFor = () =>
  $cart
    .get()
    .map(({ eventId }) => eventId)
    .join();

/** Asks again, where an answer was lost. */
export async function askWays(): Promise<void> {
  const classes = askedFor();
  const answer = await api(paymentWays)({ classes });
  if (classes !== askedFor()) return;
  $ways.set(answer.ok ? { state: 'known', ways: answer.value.ways } : { state: 'failed' });
}

/** Keeps the ways in step with the classes of the cart, until the returned function is called. */
export function watchWays(): () => void {
  let seen: string | undefined;
  return $cart.subscribe(() => {
    const now = askedFor();
    if (now === seen) return;
    seen = now;
    if (now !== '') void askWays();
  });
}

/** Where the card company asks for the card: the page leaves for it. */
export const $payAt = atom<string | undefined>(undefined);

/** Whether the visitor has come back from there without having paid. */
export const $returned = atom(false);

/** Has the card company asked how a booking stands that waits for its payment, and where it goes on. */
export const goOnPaying = (reference: string) => api(payBooking)(reference);
