import * as v from 'valibot';
import { byLink } from '../accounts/access.ts';
import { Empty, Nothing, type Call } from '../api/call.ts';
import { HoldRefusal } from '../booking/hold-contract.ts';
import { CancelSeats, Changed, ChangePriceChanged, ManagedBooking, MoveSeats, NameParticipants } from './contract.ts';

/**
 * A booking, to be changed. `{secret}` is its reference, which the browser that booked knows, or the token of the link in
 * the contact's mails.
 */
export const managedBooking = {
  method: 'GET',
  path: '/Website/manage-booking/{secret}',
  access: byLink,
  answer: ManagedBooking,
} as const satisfies Call;

/** An invoice or a credit note of the booking as a tagged PDF, as it was issued. */
export const documentPdf = {
  method: 'GET',
  path: '/Website/manage-booking/{secret}/documents/{number}',
  access: byLink,
  answer: 'file',
} as const satisfies Call;

/**
 * The link of a mail was opened by a person, or the booking by the account of its contact's e-mail: a POST, since filters of
 * mail open links by themselves. Done again, nothing.
 */
export const proveBooking = {
  method: 'POST',
  path: '/Website/prove-booking/{secret}',
  access: byLink,
  body: Empty,
  answer: Nothing,
  status: 204,
  limits: ['accountBooking'],
} as const satisfies Call;

/** Names seats, and puts other people on them. */
export const nameParticipants = {
  method: 'POST',
  path: '/Website/name-participants/{secret}',
  access: byLink,
  body: NameParticipants,
  answer: Changed,
  refuses: ['booking_changed', 'closed', 'unproved', 'duplicate_participant'],
  keyed: true,
  limits: ['changeBooking'],
} as const satisfies Call;

/** Gives seats back. */
export const cancelSeats = {
  method: 'POST',
  path: '/Website/cancel-seats/{secret}',
  access: byLink,
  body: CancelSeats,
  answer: Changed,
  refuses: ['booking_changed', 'closed', 'unproved', 'price_changed'],
  refusal: ChangePriceChanged,
  keyed: true,
  limits: ['changeBooking'],
} as const satisfies Call;

/** Moves seats of one class to another date of its course. */
export const moveSeats = {
  method: 'POST',
  path: '/Website/move-seats/{secret}',
  access: byLink,
  body: MoveSeats,
  answer: Changed,
  refuses: [
    'booking_changed',
    'closed',
    'unproved',
    'price_changed',
    'seats_refused',
    'invoice_not_offered',
    'duplicate_participant',
  ],
  refusal: v.union([HoldRefusal, ChangePriceChanged]),
  keyed: true,
  limits: ['changeBooking'],
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
  limits: ['resendBooking'],
} as const satisfies Call;
