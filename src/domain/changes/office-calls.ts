import * as v from 'valibot';
import { staff } from '../accounts/access.ts';
import type { Call } from '../api/call.ts';
import { HoldRefusal } from '../booking/hold-contract.ts';
import { ChangeContact, ContactChanged } from './contact.ts';
import { Changed, ChangePriceChanged, ManagedBooking } from './contract.ts';
import { AppliedCredit, ApplyCreditOf, ClientCredits, CreditsQuery, CreditsTableQuery } from './credits.ts';
import {
  AddSeats,
  CreditBooking,
  CreditOrder,
  EndOrder,
  ExemptBooking,
  OfficeCancel,
  OfficeMove,
  OfficeNames,
  ResendMails,
  Resent,
} from './office-contract.ts';
import { OfficeOrder } from './orders.ts';
import { OfficeNameOrder } from './purchase-order.ts';

const params = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) });

/** A booking as its changes are worked out from, for the office; its file has been opened. */
export const officeManaged = {
  method: 'GET',
  path: '/Website/office/bookings/{id}/changes',
  access: staff,
  params,
  opens: 'booking',
  answer: ManagedBooking,
} as const satisfies Call;

/** An invoice or a credit note of a booking as a tagged PDF, as it was issued. */
export const officeDocument = {
  method: 'GET',
  path: '/Website/office/bookings/{id}/documents/{number}',
  access: staff,
  params: v.object({ ...params.entries, number: v.pipe(v.string(), v.regex(/^[\w-]{1,20}$/)) }),
  opens: 'booking',
  answer: 'file',
} as const satisfies Call;

// Changes that buyers make too are refused by the same code, so they name `link_needed`, which the office never meets.

/** Gives seats back for the buyer, after the deadlines too, for a fee of the office's choice. */
export const officeCancel = {
  method: 'POST',
  path: '/Website/office/bookings/{id}/cancel-seats',
  access: staff,
  params,
  body: OfficeCancel,
  answer: Changed,
  refuses: ['link_needed', 'booking_changed', 'closed', 'unproved', 'price_changed'],
  refusal: ChangePriceChanged,
  keyed: true,
  sudo: true,
  act: 'seats_cancelled',
} as const satisfies Call;

export const officeMove = {
  method: 'POST',
  path: '/Website/office/bookings/{id}/move-seats',
  access: staff,
  params,
  body: OfficeMove,
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
  refusal: v.union([HoldRefusal, ChangePriceChanged]),
  keyed: true,
  sudo: true,
  act: 'seats_moved',
} as const satisfies Call;

export const officeNames = {
  method: 'POST',
  path: '/Website/office/bookings/{id}/participants',
  access: staff,
  params,
  body: OfficeNames,
  answer: Changed,
  refuses: ['link_needed', 'booking_changed', 'closed', 'unproved', 'duplicate_participant'],
  keyed: true,
  act: 'participants_named',
} as const satisfies Call;

export const officeAddSeats = {
  method: 'POST',
  path: '/Website/office/bookings/{id}/seats',
  access: staff,
  params,
  body: AddSeats,
  answer: Changed,
  refuses: ['booking_changed', 'closed', 'unproved', 'price_changed', 'seats_refused', 'duplicate_participant'],
  refusal: v.union([HoldRefusal, ChangePriceChanged]),
  keyed: true,
  sudo: true,
  act: 'seats_added',
} as const satisfies Call;

/** A credit note for a fee that is waived, or for a part of the price. */
export const officeCredit = {
  method: 'POST',
  path: '/Website/office/bookings/{id}/credit-notes',
  access: staff,
  params,
  body: CreditBooking,
  answer: Changed,
  refuses: ['booking_changed', 'closed', 'unproved', 'price_changed', 'already_sent'],
  refusal: ChangePriceChanged,
  keyed: true,
  sudo: true,
  act: 'booking_credited',
} as const satisfies Call;

/** Takes the taxes off that a document frees from. */
export const officeExempt = {
  method: 'POST',
  path: '/Website/office/bookings/{id}/exemption',
  access: staff,
  params,
  body: ExemptBooking,
  answer: Changed,
  refuses: ['booking_changed', 'closed', 'unproved', 'price_changed'],
  refusal: ChangePriceChanged,
  keyed: true,
  sudo: true,
  act: 'booking_exempted',
} as const satisfies Call;

/** Names the client's own purchase order on all papers of a booking, of an order without classes too. */
export const officeNameOrder = {
  method: 'POST',
  path: '/Website/office/bookings/{id}/purchase-order',
  access: staff,
  params,
  body: OfficeNameOrder,
  answer: Changed,
  refuses: ['link_needed', 'booking_changed', 'closed', 'unproved'],
  keyed: true,
  act: 'purchase_order_named',
} as const satisfies Call;

/** Gives a booking another contact: links that were mailed before open nothing any more, where that reads another mailbox. */
export const officeContact = {
  method: 'POST',
  path: '/Website/office/bookings/{id}/contact',
  access: staff,
  params,
  body: ChangeContact,
  answer: ContactChanged,
  refuses: ['booking_changed', 'closed'],
  keyed: true,
  sudo: true,
  act: 'contact_changed',
} as const satisfies Call;

/** An order without classes (a package, or what a quote has beside seats), with what can be credited of it. */
export const officeOrder = {
  method: 'GET',
  path: '/Website/office/bookings/{id}/order',
  access: staff,
  params,
  opens: 'booking',
  answer: OfficeOrder,
} as const satisfies Call;

/**
 * Ends an order that came from a quote: what it is credited is the office's to say, by the terms that the quote named. Its private classes
 * to come are cancelled with it, unless they are to be kept.
 */
export const cancelOrder = {
  method: 'POST',
  path: '/Website/office/bookings/{id}/cancel-order',
  access: staff,
  params,
  body: EndOrder,
  answer: Changed,
  refuses: ['booking_changed', 'closed', 'price_changed'],
  refusal: ChangePriceChanged,
  keyed: true,
  sudo: true,
  act: 'order_cancelled',
} as const satisfies Call;

/** A credit note for a part of such an order, or of what was kept of one that has ended. */
export const creditOrder = {
  ...cancelOrder,
  path: '/Website/office/bookings/{id}/credit-order',
  body: CreditOrder,
  act: 'booking_credited',
} as const satisfies Call;

/** Sends again what was sent, or the papers of the booking as files. */
export const officeResend = {
  method: 'POST',
  path: '/Website/office/bookings/{id}/mails',
  access: staff,
  params,
  body: ResendMails,
  answer: Resent,
  refuses: ['closed'],
  keyed: true,
  act: 'mails_resent',
} as const satisfies Call;

/** What clients have with us, client by client. */
export const officeCredits = {
  method: 'GET',
  path: '/Website/office/credits',
  access: staff,
  query: CreditsQuery,
  answer: ClientCredits,
} as const satisfies Call;

/** The same for the bookkeeper: all clients, and the total. */
export const creditsTable = {
  method: 'GET',
  path: '/Website/office/credits.csv',
  access: staff,
  query: CreditsTableQuery,
  opens: 'report',
  answer: 'file',
} as const satisfies Call;

/** Pays what is open of a booking, or part of it, from what its client, or somebody else of the same organisation, has with us. */
export const applyCredit = {
  method: 'POST',
  path: '/Website/office/bookings/{id}/credit',
  access: staff,
  params,
  body: ApplyCreditOf,
  answer: AppliedCredit,
  refuses: ['booking_changed', 'closed'],
  keyed: true,
  sudo: true,
  act: 'credit_applied',
} as const satisfies Call;
