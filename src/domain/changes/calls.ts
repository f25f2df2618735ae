import * as v from 'valibot';
import { byLink } from '../accounts/access.ts';
import { Empty, Nothing, type Call } from '../api/call.ts';
import { HoldRefusal } from '../booking/hold-contract.ts';
import { LinkNeeded } from '../booking/link-needed.ts';
import {
  CancelSeats,
  Changed,
  ChangePriceChanged,
  ManagedBooking,
  MoveSeats,
  NameParticipants,
  ProveBooking,
} from './contract.ts';
import { NameOrder } from './purchase-order.ts';

/**
 * A booking, to be changed. `{secret}` is its reference, which the browser that booked knows, or the token of the link in
 * the contact's mails.
 */
export const managedBooking = {
  method: 'GET',
  path: '/Website/manage-booking/{secret}',
  access: byLink,
  answer: ManagedBooking,
  refuses: ['link_needed'],
  refusal: LinkNeeded,
  limits: ['accountReading'],
} as const satisfies Call;

/** An invoice or a credit note of the booking as a tagged PDF, as it was issued. */
export const documentPdf = {
  method: 'GET',
  path: '/Website/manage-booking/{secret}/documents/{number}',
  access: byLink,
  answer: 'file',
  refuses: ['link_needed'],
  refusal: LinkNeeded,
  limits: ['paper', 'paperNetwork', 'paperOfBooking', 'accountReading'],
} as const satisfies Call;

/**
 * What the reader of the contact's mail, or the account of that e-mail, says of a booking that was made in that name, once
 * the person has seen what it is and what it costs: somebody else may have typed the address. The page never says it by
 * itself, since filters of mail open links and run their scripts. `mine` again, nothing; otherwise it ends at once.
 */
export const proveBooking = {
  method: 'POST',
  path: '/Website/prove-booking/{secret}',
  access: byLink,
  body: ProveBooking,
  answer: Nothing,
  status: 204,
  refuses: [
    'link_needed',
    'closed',
    'too_many_held',
    'promo_used',
    'class_cancelled',
    'class_changed',
    'invoice_not_offered',
    'duplicate_participant',
  ],
  limits: ['accountBooking'],
} as const satisfies Call;

/** Names seats, and puts other people on them. */
export const nameParticipants = {
  method: 'POST',
  path: '/Website/name-participants/{secret}',
  access: byLink,
  body: NameParticipants,
  answer: Changed,
  refuses: ['link_needed', 'booking_changed', 'closed', 'unproved', 'duplicate_participant'],
  refusal: LinkNeeded,
  keyed: true,
  limits: ['changeBooking', 'mailNetwork', 'accountBooking'],
} as const satisfies Call;

/** Names the client's own purchase order, which may come after the invoice: what is printed from then on names it. */
export const nameOrder = {
  method: 'POST',
  path: '/Website/purchase-order/{secret}',
  access: byLink,
  body: NameOrder,
  answer: Changed,
  refuses: ['link_needed', 'booking_changed', 'closed', 'unproved'],
  refusal: LinkNeeded,
  keyed: true,
  limits: ['changeBooking', 'accountBooking'],
} as const satisfies Call;

/** Gives seats back. */
export const cancelSeats = {
  method: 'POST',
  path: '/Website/cancel-seats/{secret}',
  access: byLink,
  body: CancelSeats,
  answer: Changed,
  refuses: ['link_needed', 'booking_changed', 'closed', 'unproved', 'price_changed'],
  refusal: v.union([LinkNeeded, ChangePriceChanged]),
  keyed: true,
  limits: ['changeBooking', 'mailNetwork', 'accountBooking'],
} as const satisfies Call;

/** Moves seats of one class to another date of its course. */
export const moveSeats = {
  method: 'POST',
  path: '/Website/move-seats/{secret}',
  access: byLink,
  body: MoveSeats,
  answer: Changed,
  refuses: [
    'link_needed',
    'booking_changed',
    'closed',
    'unproved',
    'price_changed',
    'seats_refused',
    'invoice_not_offered',
    'duplicate_participant',
  ],
  refusal: v.union([LinkNeeded, HoldRefusal, ChangePriceChanged]),
  keyed: true,
  limits: ['changeBooking', 'mailNetwork', 'accountBooking'],
} as const satisfies Call;

/** Sends the confirmation with its invoice to the contact once more. */
export const resendBooking = {
  method: 'POST',
  path: '/Website/resend-booking/{secret}',
  access: byLink,
  body: Empty,
  answer: Nothing,
  status: 204,
  refuses: ['closed'],
  limits: ['resendBooking', 'mailNetwork'],
} as const satisfies Call;
