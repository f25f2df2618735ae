import type { Capability } from '../platform/capability.ts';
import { handlers } from './handlers.ts';
import { mails } from './mails.ts';
import { tasks } from './tasks.ts';

export { confirmBooking } from './confirm.ts';
export { recordEvent } from './events.ts';
export { holdSeats } from './hold.ts';
export { offerSeats } from './offer.ts';
export { backToHold, confirmPaid, keepSeatsUntil, mayStand, releaseUnpaid } from './paid.ts';
export { bookingOfToken, manageLink, manageToken, proveBooking } from './proof.ts';
export { isOfSession } from './proving.ts';
export { MARK_ABSENT } from './participants-sql.ts';
export { UNPAID_BOOKINGS } from './paid-sql.ts';
export { RELEASE_HELD } from './sql.ts';
export { bookingView, readBooking, readBookingById, type BookingRecord } from './view.ts';

/** Holds, bookings and their invoices. What confirms a booking may have to be paid, and is answered by `payments`. */
export const booking: Capability = { name: 'booking', calls: handlers, mails, tasks };
