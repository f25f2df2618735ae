import type { BookingProof } from '../../src/domain/booking/proof.ts';
import type { EventActor } from '../../src/domain/booking/events.ts';
import { addBusinessDays, dateIn, holidaysOf } from '../../src/domain/time/calendar.ts';
import { PROMOTE_CLASSES_OF_BOOKING } from '../catalogue/index.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { ONE_FOR_ONESELF } from './for-oneself-sql.ts';
import { QUEUE_CONFIRMATION } from './mail-sql.ts';
import { QUEUE_OFFICE_COPY } from './reminder-sql.ts';
import {
  CALLED_OFF_OF,
  END_DISOWNED,
  FREE_DISOWNED_SEATS,
  ISSUE_DRAFTED_INVOICE,
  PROVE_BOOKING,
  QUEUE_CALLED_OFF,
  RECORD_CALLED_OFF,
  RECORD_DISOWNED,
  RECORD_PROOF,
  STILL_GIVEN,
} from './proof-sql.ts';
import { tellSeatsOfClasses } from './telling.ts';

interface Proved {
  bookingId: string;
  by: BookingProof;
  /** The browser in which the contact proves it: the reference opens it there alone from then on. */
  browser?: string | null;
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
  { bookingId, by, browser = null, at }: Proved,
): D1PreparedStatement[] {
  const { office, invoice, holidays } = siteData;
  const issuedOn = dateIn(office.timeZone, at);
  const dueOn = addBusinessDays(issuedOn, invoice.dueBusinessDays, holidaysOf(holidays, office.province));
  const year = Number(issuedOn.slice(0, 4));
  return [
    db.prepare(RECORD_PROOF).bind(bookingId, at, provers[by], by),
    db.prepare(ISSUE_DRAFTED_INVOICE).bind(bookingId, year, issuedOn, dueOn, at),
    db.prepare(PROVE_BOOKING).bind(bookingId, at, by, browser),
    db.prepare(PROMOTE_CLASSES_OF_BOOKING).bind(bookingId),
    db.prepare(QUEUE_CONFIRMATION).bind(bookingId, at),
    db.prepare(QUEUE_OFFICE_COPY).bind(bookingId, siteData.mail.office, at),
    ...tellSeatsOfClasses(db, bookingId, at),
    // What a card has paid stands: it has no terms of its own to gain.
    ...(by === 'card' ? [] : [db.prepare(ONE_FOR_ONESELF).bind(bookingId)]),
  ];
}

/**
 * The statements by which a booking ends that somebody else has made in the contact's name, with a mail to nobody. They do
 * nothing to one that is proved.
 */
export function disownBooking(
  { db }: Pick<Dependencies, 'db'>,
  { bookingId, at }: Pick<Proved, 'bookingId' | 'at'>,
): D1PreparedStatement[] {
  return [
    db.prepare(RECORD_DISOWNED).bind(bookingId, at),
    db.prepare(FREE_DISOWNED_SEATS).bind(bookingId),
    db.prepare(END_DISOWNED).bind(bookingId),
  ];
}

/** Refuses a batch that confirms or proves a booking of which we have called a class off meanwhile. */
export const stillGiven = (db: D1Database, bookingId: string): D1PreparedStatement =>
  db.prepare(STILL_GIVEN).bind(bookingId);

/** Whether a class of a booking was called off, and whether that stands: what the office can still undo has not happened. */
export async function callingOff(
  { db }: Pick<Dependencies, 'db'>,
  { bookingId, at }: Pick<Proved, 'bookingId' | 'at'>,
): Promise<{ stands: boolean } | null> {
  const found = await db.prepare(CALLED_OFF_OF).bind(bookingId, at).first<{ stands: 0 | 1 }>();
  return found && { stands: found.stands === 1 };
}

/**
 * Ends a booking that nobody has proved where we have called one of its classes off, and tells its contact: it would be
 * invoiced for a class that is not given. Gives whether a class was called off, also where the office can still undo that.
 */
export async function endCalledOff(
  { db }: Pick<Dependencies, 'db'>,
  { bookingId, at }: Pick<Proved, 'bookingId' | 'at'>,
): Promise<boolean> {
  const found = await callingOff({ db }, { bookingId, at });
  if (found?.stands) {
    await db.batch([
      db.prepare(RECORD_CALLED_OFF).bind(bookingId, at),
      db.prepare(QUEUE_CALLED_OFF).bind(bookingId, at),
      db.prepare(FREE_DISOWNED_SEATS).bind(bookingId),
      db.prepare(END_DISOWNED).bind(bookingId),
    ]);
  }
  return found !== null;
}
