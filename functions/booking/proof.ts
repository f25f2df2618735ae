import type { BookingProof } from '../../src/domain/booking/proof.ts';
import type { EventActor } from '../../src/domain/booking/events.ts';
import { addBusinessDays, dateIn, holidaysOf } from '../../src/domain/time/calendar.ts';
import { PROMOTE_CLASSES_OF_BOOKING } from '../catalogue/index.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { QUEUE_CONFIRMATION, QUEUE_JOINING_OF_BOOKING } from './mail-sql.ts';
import { QUEUE_OFFICE_COPY } from './reminder-sql.ts';
import { ISSUE_DRAFTED_INVOICE, PROVE_BOOKING, RECORD_PROOF } from './proof-sql.ts';

interface Proved {
  bookingId: string;
  by: BookingProof;
  /** Epoch milliseconds. */
  at: number;
}

const provers: Record<BookingProof, EventActor> = { link: 'buyer', session: 'buyer', card: 'card', staff: 'staff' };

/**
 * The statements that a proof consists of, for the batch in which it is given: the proof and its event, the invoice that
 * waited for it, the guarantee of classes that have their minimum now, and the mails that waited. They do nothing to a
 * booking that is proved already or not confirmed; in a batch that confirms one they stand after that.
 */
export function proveBooking(
  { db, siteData }: Pick<Dependencies, 'db' | 'siteData'>,
  { bookingId, by, at }: Proved,
): D1PreparedStatement[] {
  const { office, invoice, holidays } = siteData;
  const issuedOn = dateIn(office.timeZone, at);
  const dueOn = addBusinessDays(issuedOn, invoice.dueBusinessDays, holidaysOf(holidays, office.province));
  const year = Number(issuedOn.slice(0, 4));
  return [
    db.prepare(RECORD_PROOF).bind(bookingId, at, provers[by], by),
    db.prepare(ISSUE_DRAFTED_INVOICE).bind(bookingId, year, issuedOn, dueOn, at),
    db.prepare(PROVE_BOOKING).bind(bookingId, at, by),
    db.prepare(PROMOTE_CLASSES_OF_BOOKING).bind(bookingId),
    db.prepare(QUEUE_CONFIRMATION).bind(bookingId, at),
    db.prepare(QUEUE_OFFICE_COPY).bind(bookingId, siteData.mail.office, at),
    db.prepare(QUEUE_JOINING_OF_BOOKING).bind(at, bookingId),
  ];
}
