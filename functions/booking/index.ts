import type { Capability } from '../platform/capability.ts';
import { handlers } from './handlers.ts';
import { mails } from './mails.ts';
import { officeClasses } from './office-classes.ts';
import { stored } from './stored.ts';
import { tasks } from './tasks.ts';

export { aboutHold } from './about-hold.ts';
export { asNeverChanged } from './undone.ts';
export { confirmBooking } from './confirm.ts';
export { termsOf } from './confirm-terms.ts';
export { coveredByOf, coverOf, type Cover } from './cover.ts';
export { coverLines, type Covering } from './covering.ts';
export {
  isNamed,
  isTakenOver,
  needsAsSeen,
  needsByWho,
  needsGoAlong,
  needsTold,
  tellNeeds,
  whoIs,
  type Told,
} from './needs.ts';
export { whoSits } from './needs-sql.ts';
export { discountBy } from './discount.ts';
export type { Discounting } from './discounting.ts';
export { byOffice, recordEvent } from './events.ts';
export { holdSeats } from './hold.ts';
export { holdFor } from './hold-for.ts';
export { payableUntil, quoteHold } from './quote.ts';
export type { ByOffice } from './confirmation-rows.ts';
export { holdForQuote, offerSeats } from './offer.ts';
export { orderWithoutClasses } from './order.ts';
export { bookPrivateSeats, fewerPrivateSeats, morePrivateSeats, privateGroups, touchBooking } from './private-seats.ts';
export { ORDER_OF_SEATS } from './private-seats-sql.ts';
export { groupLinks } from './group-links.ts';
export { backToHold, confirmPaid, keepSeats, mayStand, releaseUnpaid, unpaidBookings } from './paid.ts';
export { emailsTaken } from './emails-taken.ts';
export { hasOneThere, isSecondForOneself } from './for-oneself.ts';
export { refusedOwed, withinOwed } from './capped.ts';
export { endAtUndonePrice } from './undone-price.ts';
export { asSeen, redraft } from './redrafting.ts';
export { callingOff, disownBooking, endCalledOff, proveBooking, stillGiven } from './proof.ts';
export { isOfSession } from './proving.ts';
export {
  addressAlone,
  askingOf,
  bookingAsked,
  countedAs,
  isByContact,
  isOpenTo,
  linkNeeded,
  openRecord,
  showsTyped,
  unnamed,
  type Asking,
} from './opening.ts';
export { absentAmong } from './participants-sql.ts';
export { taxedBy } from './taxed-by.ts';
export { refusedLines } from './refusals.ts';
export { END_HOLD, HOLD_FEWER, HOLD_UNTIL, releasedAmong } from './sql.ts';
export { tellingProved, tellSeatsOfClasses, toldByOffice } from './telling.ts';
export { BOOKINGS_OF_PERSON, KEPT_BOOKING, SEATS_OF_PERSON } from './stored.ts';
export { BILLED_BOOKINGS, papersOf } from './stored-invoices.ts';
/** For who changes a booking: what may be done to it. */
export {
  addDiscount,
  changeBooking,
  giveBack,
  issueFurtherInvoice,
  mailAgain,
  nameSeats,
  seatMore,
  sitElsewhere,
  sitsInClass,
  storeChangeKey,
  takeOtherDate,
} from './changing.ts';
export { classesLeft, readSeat, retell, tellOfClasses, tellOfMove, type Telling } from './told-seats.ts';
export { readChangeable, type ChangeableBooking, type ChangeableParticipant } from './changeable.ts';
export { invoicePart } from './invoice-layout.ts';
export { invoicePaper, issuedByParts, letterFacts, sheetPaper, sheetTable } from './invoice-pdf.ts';
export { invoiceSheet, waysToPay, type InvoiceSheet } from './invoice-sheet.ts';
export { giveToContact, isSameMailbox } from './contact.ts';
export {
  bookingOfSecret,
  confirmationAddress,
  invoiceAddress,
  makeLinksFindable,
  manageAddress,
  newLink,
} from './secret.ts';
export {
  bookingView,
  eventOf,
  participantView,
  readBooking,
  readBookingById,
  type BookedEventRow,
  type BookingRecord,
  type BookingRow,
} from './view.ts';
export { nameOrderOf, takesOrder, underOrder } from './purchase-order.ts';
export { networkSeen, visitorOf } from './visitor.ts';

/** Holds, bookings and their invoices. What confirms a booking may have to be paid, and is answered by `payments`. */
export const booking: Capability = {
  name: 'booking',
  calls: handlers,
  mails: [...mails, ...officeClasses.mails],
  tasks: [...tasks, ...officeClasses.tasks],
  stored,
};
