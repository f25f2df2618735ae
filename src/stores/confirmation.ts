import { atom } from 'nanostores';
import { api } from '../api/client.ts';
import type { Result } from '../api/result.ts';
import { confirmBooking } from '../domain/booking/calls.ts';
import type { BookingView, ConfirmRequest, HoldRefusal, PriceChanged } from '../domain/booking/contract.ts';
import { $cart, clearCart } from './cart.ts';
import { $hold, forgetHold, heldReference, refuseHold, reserve } from './hold.ts';
import { siteForms } from './kept-forms.ts';
import { measureBooking } from './waiting-measurements.ts';
import { clearParticipants } from './named-seats.ts';

/** The form of the checkout, and its draft. */
export const CHECKOUT = 'checkout';

/** The reference, once it is booked; for the page only. */
export const $booked = atom<string | undefined>(undefined);

/** Ends everything that only mattered until the booking. */
export function finish(reference: string): void {
  $booked.set(reference);
  forgetHold();
  measureBooking($cart.get());
  clearCart();
  clearParticipants();
  siteForms.forgetDraft(CHECKOUT);
}

/** Why a booking was refused, beyond the code. */
export type ConfirmationRefusal = HoldRefusal | PriceChanged;

/** Books what is held; `undefined` where nothing is. */
export async function confirm(request: ConfirmRequest): Promise<Result<BookingView, ConfirmationRefusal> | undefined> {
  const reference = heldReference();
  if (reference === undefined) return undefined;
  const result = await siteForms.sendOnce('confirm-booking', { reference, ...request }, (key) =>
    api(confirmBooking)(reference, request, key),
  );
  if (result.ok) {
    finish(result.value.reference);
    return result;
  }
  const { code, details } = result;
  if (code === 'hold_expired' || code === 'not_found') refuseHold(undefined);
  if (details?.code === 'seats_refused') refuseHold(details);
  return result;
}

/**
 * Books the cart: what is held, or was held until the time ran out, as long as the seats are there. Seats of which nothing
 * is known any more are taken first. `undefined` where they cannot be had; the hold says why.
 */
export async function book(
  request: ConfirmRequest,
  language: 'en' | 'fr',
): Promise<Result<BookingView, ConfirmationRefusal> | undefined> {
  const held = () => ['held', 'expired'].includes($hold.get().state);
  if (!held()) await reserve(language);
  if (!held()) return undefined;
  const result = await confirm(request);
  if (!result || result.ok || (result.code !== 'hold_expired' && result.code !== 'not_found')) return result;
  await reserve(language);
  return $hold.get().state === 'held' ? confirm(request) : undefined;
}
