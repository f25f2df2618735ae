import * as v from 'valibot';
import { staff } from '../accounts/access.ts';
import { Empty, Nothing, type Call } from '../api/call.ts';
import { ClassChanged, PriceChanged } from '../booking/contract.ts';
import { HoldRefusal } from '../booking/hold-contract.ts';
import { Reason } from '../changes/office-contract.ts';
import {
  BlockFewer,
  BlockUntil,
  BookedByOffice,
  BookHold,
  BuyersQuery,
  KnownBuyers,
  NewOfficeHold,
  OfficeHold,
  OfficeHolds,
  OfficeHoldsQuery,
  OfficeQuote,
  QuoteQuery,
  ReleaseHold,
} from './contract.ts';

const params = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) });

/** Seats that are held for clients. */
export const officeHolds = {
  method: 'GET',
  path: '/Website/office/holds',
  access: staff,
  query: OfficeHoldsQuery,
  answer: OfficeHolds,
} as const satisfies Call;

/** Holds seats of all its classes, or of none: while somebody is on the telephone, or for a client until a date. */
export const holdByOffice = {
  method: 'POST',
  path: '/Website/office/holds',
  access: staff,
  body: NewOfficeHold,
  answer: OfficeHold,
  status: 201,
  refuses: ['seats_refused'],
  refusal: HoldRefusal,
  keyed: true,
  act: 'seats_held',
} as const satisfies Call;

export const officeHold = {
  method: 'GET',
  path: '/Website/office/holds/{id}',
  access: staff,
  params,
  opens: 'booking',
  answer: OfficeHold,
} as const satisfies Call;

/** What it costs, for whom it is billed to, and how it can be paid. Nothing is spent by it. */
export const quoteHold = {
  method: 'GET',
  path: '/Website/office/holds/{id}/quote',
  access: staff,
  params,
  query: QuoteQuery,
  answer: OfficeQuote,
} as const satisfies Call;

/** Gives the seats back. */
export const releaseByOffice = {
  method: 'POST',
  path: '/Website/office/holds/{id}/release',
  access: staff,
  params,
  body: ReleaseHold,
  answer: Nothing,
  status: 204,
  refuses: ['closed'],
  keyed: true,
  act: 'seats_released',
} as const satisfies Call;

/** Holds seats for a client until another day: nobody gets them in between. */
export const holdBlockUntil = {
  method: 'POST',
  path: '/Website/office/holds/{id}/until',
  access: staff,
  params,
  body: BlockUntil,
  answer: Nothing,
  status: 204,
  refuses: ['closed'],
  keyed: true,
  act: 'seats_held_until',
} as const satisfies Call;

/** Gives some of the seats that are held for a client back: the others are held on. Closed where they are held no more. */
export const holdBlockFewer = {
  method: 'POST',
  path: '/Website/office/holds/{id}/fewer',
  access: staff,
  params,
  body: BlockFewer,
  answer: Nothing,
  status: 204,
  refuses: ['closed'],
  keyed: true,
  act: 'seats_held_fewer',
} as const satisfies Call;

/** Books what is held for whoever is on the telephone: the office is the proof that somebody asked. */
export const bookByOffice = {
  method: 'POST',
  path: '/Website/office/holds/{id}/book',
  access: staff,
  params,
  body: BookHold,
  answer: BookedByOffice,
  refuses: [
    'seats_refused',
    'hold_expired',
    'price_changed',
    'class_changed',
    'invoice_not_offered',
    'card_not_offered',
    'duplicate_participant',
    // The buyer's own confirmation may be refused so, and the office's is by the same code.
    'too_many_held',
    'held_long_enough',
    'payment_unavailable',
    // Somebody else of the office has booked it for another buyer.
    'booking_changed',
    'link_needed',
  ],
  refusal: v.union([HoldRefusal, PriceChanged, ClassChanged]),
  keyed: true,
  sudo: true,
  act: 'booked_by_telephone',
} as const satisfies Call;

/** Mails the link by which the card of a booking is asked for once more. Closed where it waits for none any more. */
export const paymentLinkAgain = {
  method: 'POST',
  path: '/Website/office/holds/{id}/payment-link',
  access: staff,
  params,
  body: Empty,
  answer: Nothing,
  status: 204,
  refuses: ['closed'],
  keyed: true,
  act: 'mails_resent',
} as const satisfies Call;

/** Gives the seats back that wait for a card, before their time is over. Closed where they wait for none any more: it was paid, say. */
export const releaseUnpaid = {
  method: 'POST',
  path: '/Website/office/holds/{id}/release-unpaid',
  access: staff,
  params,
  body: v.object({ reason: Reason }),
  answer: Nothing,
  status: 204,
  refuses: ['closed', 'payment_unavailable'],
  keyed: true,
  act: 'seats_released',
} as const satisfies Call;

/** Who booked before, by e-mail, name or company. */
export const officeBuyers = {
  method: 'GET',
  path: '/Website/office/buyers',
  access: staff,
  query: BuyersQuery,
  // Telephones and addresses of people.
  opens: 'report',
  answer: KnownBuyers,
} as const satisfies Call;
