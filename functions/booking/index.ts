import type { Capability } from '../platform/capability.ts';
import { handlers } from './handlers.ts';
import { mails } from './mails.ts';
import { officeClasses } from './office-classes.ts';
import { tasks } from './tasks.ts';

export { confirmBooking } from './confirm.ts';
export { recordEvent } from './events.ts';
export { holdSeats } from './hold.ts';
export { offerSeats } from './offer.ts';
export { backToHold, confirmPaid, keepSeatsUntil, mayStand, releaseUnpaid } from './paid.ts';
export { UNPAID_BOOKINGS } from './paid-sql.ts';
export { MARK_ABSENT, RELEASE_HELD } from './sql.ts';
/** For who changes a booking: how it stands, and the statements that change it. */
export * as changing from './change-sql.ts';
export {
  readChangeable,
  readChangeableById,
  type ChangeableBooking,
  type ChangeableParticipant,
} from './changeable.ts';
export { invoicePart } from './invoice-layout.ts';
export { invoicePaper, issuedByParts, letterFacts, sheetPaper, sheetTable } from './invoice-pdf.ts';
export { invoiceSheet, type InvoiceSheet } from './invoice-sheet.ts';
export { QUEUE_JOINING_INSTRUCTIONS } from './mail-sql.ts';
export { bookingOfSecret, makeLinksFindable, manageToken } from './secret.ts';
export { bookingView, eventOf, readBooking, readBookingById, type BookedEventRow, type BookingRecord } from './view.ts';

/** Holds, bookings and their invoices. What confirms a booking may have to be paid, and is answered by `payments`. */
export const booking: Capability = {
  name: 'booking',
  calls: handlers,
  mails: [...mails, ...officeClasses.mails],
  tasks: [...tasks, ...officeClasses.tasks],
};
