import { atom } from 'nanostores';
import { api } from '../api/client.ts';
import type { Result } from '../api/result.ts';
import { confirmBooking } from '../domain/booking/calls.ts';
import type { BookingView, ClassChanged, ConfirmRequest, PriceChanged } from '../domain/booking/contract.ts';
import type { LinkNeeded } from '../domain/booking/link-needed.ts';
import type { HoldRefusal } from '../domain/booking/hold-contract.ts';
import { CHECKOUT } from '../domain/storage/checkout-draft.ts';
import { clearCart } from './cart.ts';
import { $hold, endHold, heldReference, refuseHold, reserve } from './hold.ts';
import { siteForms } from './kept-forms.ts';
import { forgetCode } from './booking-code.ts';
import { $payAt, $returned } from './payment.ts';
import { clearParticipants } from './named-seats.ts';
import { visitNow } from './visit.ts';

/** The reference, once it is booked; for the page only. */
export const $booked = atom<string | undefined>(undefined);

/** Ends everything that only mattered until the booking. */
export function finish(reference: string): void {
  $booked.set(reference);
  endHold(reference);
  clearCart();
  clearParticipants();
  forgetCode();
  siteForms.forgetDraft(CHECKOUT);
}

/** Why a booking was refused, beyond the code. */
export type ConfirmationRefusal = HoldRefusal | PriceChanged | ClassChanged | LinkNeeded;

/** A booking that was paid by card is seen again on its own page: what led to it in this tab ends there. */
export function finishIfOwn(reference: string): void {
  if (reference === heldReference()) finish(reference);
}

/** Books what is held; `undefined` where nothing is, and where the card is asked for first: all of it stays until then. */
export async function confirm(asked: ConfirmRequest): Promise<Result<BookingView, ConfirmationRefusal> | undefined> {
  const reference = heldReference();
  if (reference === undefined) return undefined;
  const request = { ...asked, visit: visitNow() };
  const result = await siteForms.sendOnce('confirm-booking', { reference, ...request }, (key) =>
    api(confirmBooking)(reference, request, key),
  );
  if (result.ok) {
    const { state, payAt } = result.value;
    if (payAt !== null) {
      $returned.set(false);
      $payAt.set(payAt);
      return undefined;
    }
    if (state === 'confirmed') {
      finish(result.value.reference);
      return result;
    }
    refuseHold(undefined);
    return undefined;
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
