import { atom } from 'nanostores';
import { api } from '../api/client.ts';
import { confirmBooking } from '../domain/booking/calls.ts';
import type { ConfirmRequest } from '../domain/booking/contract.ts';
import type { ErrorCode, FieldReason } from '../domain/api/errors.ts';
import { $cart, clearCart } from './cart.ts';
import { clearDraft } from './draft.ts';
import { forgetHold, heldReference, refuseHold } from './hold.ts';
import { keyFor, settle } from './idempotency.ts';
import { noteError } from './last-error.ts';
import { measureBooking } from './waiting-measurements.ts';
import { clearParticipants } from './named-seats.ts';

export type ConfirmationState =
  | { state: 'idle' | 'sending' }
  | {
      state: 'failed';
      code: ErrorCode;
      fields?: Record<string, FieldReason> | undefined;
      requestId?: string | undefined;
      /** The total now, with `price_changed`. */
      totalCents?: number | undefined;
    }
  | { state: 'booked'; reference: string };

/** The sending of the booking; for the page only. */
export const $confirmation = atom<ConfirmationState>({ state: 'idle' });

/** Everything that only mattered until the booking. */
export function finish(reference: string): void {
  $confirmation.set({ state: 'booked', reference });
  settle('confirm-booking');
  forgetHold();
  measureBooking($cart.get());
  clearCart();
  clearParticipants();
  clearDraft();
}

/** Books what is held. While one request is under way, another is not sent. */
export async function confirm(request: ConfirmRequest): Promise<void> {
  const reference = heldReference();
  if (reference === undefined || $confirmation.get().state === 'sending') return;
  $confirmation.set({ state: 'sending' });
  const result = await api(confirmBooking)(reference, request, keyFor('confirm-booking', { reference, ...request }));
  if (result.ok) return finish(result.value.reference);

  const { code, fields, requestId, details } = result;
  noteError(code);
  if (code === 'key_reused') settle('confirm-booking');
  if (code === 'hold_expired' || code === 'not_found') refuseHold(undefined);
  if (details?.code === 'seats_refused') refuseHold(details);
  const totalCents = details?.code === 'price_changed' ? details.totalCents : undefined;
  $confirmation.set({ state: 'failed', code, fields, requestId, totalCents });
}

/** The visitor has changed something: the last answer no longer speaks of what is on the page. */
export function resetConfirmation(): void {
  if ($confirmation.get().state === 'failed') $confirmation.set({ state: 'idle' });
}
