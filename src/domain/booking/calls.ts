import * as v from 'valibot';
import { anybody, byLink } from '../accounts/access.ts';
import { Empty, Nothing, type Call } from '../api/call.ts';
import { BookingView, ClassChanged, ConfirmedView, ConfirmRequest, PriceChanged } from './contract.ts';
import { Hold, HoldRefusal, HoldRequest } from './hold-contract.ts';
import { LinkNeeded } from './link-needed.ts';

/** Takes the seats of a whole cart, or none; a refusal tells why, line by line. */
export const holdSeats = {
  method: 'POST',
  path: '/Website/hold-seats',
  access: anybody,
  body: HoldRequest,
  answer: Hold,
  status: 201,
  refuses: ['seats_refused', 'too_many_held', 'held_long_enough'],
  refusal: HoldRefusal,
  keyed: true,
  limits: ['holdSeats', 'holdSeatsNetwork', 'accountBooking'],
  challenged: ['holdSeats', 'holdSeatsNetwork'],
} as const satisfies Call;

/** Once per hold. */
export const extendHold = {
  method: 'POST',
  path: '/Website/extend-hold/{reference}',
  access: byLink,
  body: Empty,
  answer: Hold,
  refuses: ['already_extended', 'hold_expired'],
  keyed: true,
} as const satisfies Call;

/** Doing it again changes nothing. */
export const releaseHold = {
  method: 'POST',
  path: '/Website/release-hold/{reference}',
  access: byLink,
  body: Empty,
  answer: Nothing,
  status: 204,
  refuses: ['hold_expired'],
} as const satisfies Call;

/** Books what is held; by card it waits for its payment, and the answer says where that is made. */
export const confirmBooking = {
  method: 'POST',
  path: '/Website/confirm-booking/{reference}',
  access: byLink,
  body: ConfirmRequest,
  answer: ConfirmedView,
  refuses: [
    'seats_refused',
    'hold_expired',
    'price_changed',
    'class_changed',
    'invoice_not_offered',
    'card_not_offered',
    'payment_unavailable',
    'duplicate_participant',
    'too_many_held',
    'held_long_enough',
    'link_needed',
  ],
  refusal: v.union([HoldRefusal, PriceChanged, ClassChanged, LinkNeeded]),
  keyed: true,
  limits: ['confirmBooking', 'confirmBookingNetwork', 'confirmAttempts', 'accountBooking'],
  challenged: ['confirmBooking', 'confirmBookingNetwork'],
} as const satisfies Call;

/**
 * `{reference}`, here and below, is that of the booking or the token of the link in the contact's mails: once the contact has
 * proved that it is hers, the reference opens it in her browser alone.
 */
export const bookingOf = {
  method: 'GET',
  path: '/Website/booking/{reference}',
  access: byLink,
  answer: BookingView,
  refuses: ['link_needed'],
  refusal: LinkNeeded,
  limits: ['accountReading'],
} as const satisfies Call;

/** Its invoice as a tagged PDF, as it was issued. */
export const invoicePdf = {
  method: 'GET',
  path: '/Website/booking/{reference}/invoice.pdf',
  access: byLink,
  answer: 'file',
  refuses: ['link_needed'],
  refusal: LinkNeeded,
  limits: ['paper', 'paperNetwork', 'paperOfBooking', 'accountReading'],
} as const satisfies Call;

/** The classes of a confirmed booking, for a calendar. */
export const bookingCalendar = {
  method: 'GET',
  path: '/Website/booking/{reference}/calendar.ics',
  access: byLink,
  answer: 'file',
  refuses: ['link_needed'],
  refusal: LinkNeeded,
  limits: ['accountReading'],
} as const satisfies Call;
