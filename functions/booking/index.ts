import type { Capability } from '../platform/capability.ts';
import { handlers } from './handlers.ts';
import { mails } from './mails.ts';
import { tasks } from './tasks.ts';

export { confirmBooking } from './confirm.ts';
export { holdSeats } from './hold.ts';
export { offerSeats } from './offer.ts';
export { MARK_ABSENT, RELEASE_HELD } from './sql.ts';

/** Holds, bookings and their invoices. */
export const booking: Capability = { name: 'booking', calls: handlers, mails, tasks };
