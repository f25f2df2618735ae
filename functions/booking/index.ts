import type { Capability } from '../platform/capability.ts';
import { handlers } from './handlers.ts';
import { mails } from './mails.ts';
import { tasks } from './tasks.ts';

export { confirmBooking } from './confirm.ts';
export { holdSeats } from './hold.ts';
export { bookingOfToken, manageLink, manageToken, proveBooking } from './proof.ts';
export { MARK_ABSENT } from './sql.ts';

/** Holds, bookings and their invoices. */
export const booking: Capability = { name: 'booking', calls: handlers, mails, tasks };
