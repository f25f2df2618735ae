import { atom } from 'nanostores';
import { api } from '../api/client.ts';
import type { Result } from '../api/result.ts';
import { confirmBooking } from '../domain/booking/calls.ts';
import type {
  BookingView,
  ClassChanged,
  ConfirmRequest,
  HoldRefusal,
  PriceChanged,
} from '../domain/booking/contract.ts';
import { $cart, clearCart } from './cart.ts';
import { forgetHold, heldReference, refuseHold } from './hold.ts';
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
export type ConfirmationRefusal = HoldRefusal | PriceChanged | ClassChanged;

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
