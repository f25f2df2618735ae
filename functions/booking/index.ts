import type { Capability } from '../platform/capability.ts';
import { handlers } from './handlers.ts';
import { mails } from './mails.ts';
import { tasks } from './tasks.ts';

export { confirmBooking } from './confirm.ts';
export { holdSeats } from './hold.ts';
export { MARK_ABSENT } from './sql.ts';
/** For who changes a booking: how it stands, and the statements that change it. */
export * as changing from './change-sql.ts';
export {
  readChangeable,
  readChangeableById,
  type ChangeableBooking,
  type ChangeableParticipant,
} from './changeable.ts';
export { recordEvent, type BookingEvent } from './events.ts';
export { invoicePart } from './invoice-layout.ts';
export { invoiceSheet, type InvoiceSheet } from './invoice-sheet.ts';
export type { InvoiceDocument, InvoiceLine } from './invoice.ts';
export { QUEUE_JOINING_INSTRUCTIONS } from './mail-sql.ts';
export { bookingOfSecret, makeLinksFindable, manageToken } from './secret.ts';
export { eventOf, type BookedEventRow } from './view.ts';

/** Holds, bookings and their invoices. */
export const booking: Capability = { name: 'booking', calls: handlers, mails, tasks };
