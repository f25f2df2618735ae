import type { MovedWorth } from '../../src/domain/changes/seats.ts';
import type { Rate } from '../../src/domain/money/money.ts';
import type { Province } from '../../src/domain/money/provinces.ts';
import type { KeyedCall } from '../platform/idempotency.ts';
import {
  CHANGE_BOOKING,
  FREE_KEYS,
  GIVE_BACK_SEATS,
  ISSUE_FURTHER_INVOICE,
  LEAVE_SEATS,
  NAME_SEATS,
  QUEUE_AGAIN,
  SEAT_MORE,
  SEATS_OF_EMAILS,
  SIT_ELSEWHERE,
  STORE_CHANGE_KEY,
  TAKE_OTHER_DATE,
  UNNAME_SEATS,
} from './change-sql.ts';
import { ADD_DISCOUNT } from './discount-sql.ts';
import type { BookingRow } from './view.ts';

// What a booking's owner lets others do to it. What returns a statement is for the one batch of a change, which
// `changeBooking` begins and `storeChangeKey` ends: all of it is written, or nothing.

interface Worth {
  state: 'confirmed' | 'cancelled';
  /** JSON. */
  taxes: string;
  subtotalCents: number | null;
  totalCents: number | null;
  /** Another state than confirmed that it may be in. */
  also?: 'cancelled' | null;
}

/** The booking with its next revision. Refuses the batch unless it stands and is as it was read. */
export function changeBooking(
  db: D1Database,
  { id, revision }: Pick<BookingRow, 'id' | 'revision'>,
  { state, taxes, subtotalCents, totalCents, also = null }: Worth,
): D1PreparedStatement {
  return db.prepare(CHANGE_BOOKING).bind(id, revision, state, taxes, subtotalCents, totalCents, also);
}

/** The key with its answer (JSON). Refuses the batch where it did not lead to this revision. */
export function storeChangeKey(
  db: D1Database,
  { scope, key, fingerprint }: KeyedCall,
  { bookingId, answer, at, revision }: { bookingId: string; answer: string; at: number; revision: number },
): D1PreparedStatement {
  return db.prepare(STORE_CHANGE_KEY).bind(scope, key, fingerprint, bookingId, answer, at, revision);
}

interface GivenBack {
  eventId: string;
  seats: number;
  /** The part of a promo code that goes with them. */
  discountCents: number;
  keptCents: number;
}

/** Gives seats back, and has these people leave them. Refuses the batch where a class has fewer. */
export function giveBack(
  db: D1Database,
  bookingId: string,
  given: readonly GivenBack[],
  participantIds: readonly string[],
): D1PreparedStatement[] {
  return [
    db.prepare(GIVE_BACK_SEATS).bind(bookingId, JSON.stringify(given)),
    db.prepare(LEAVE_SEATS).bind(bookingId, JSON.stringify(participantIds)),
  ];
}

/** Takes seats of another date. Refuses the batch where they are not on sale at that price, or not there. */
export function takeOtherDate(
  db: D1Database,
  bookingId: string,
  {
    classId,
    seats,
    priceCents,
    province,
    at,
  }: { classId: string; seats: number; priceCents: number; province: Province | null; at: number },
): D1PreparedStatement {
  return db.prepare(TAKE_OTHER_DATE).bind(bookingId, classId, seats, priceCents, at, province ?? '');
}

/** What a promo code takes off seats goes with them to the date that `takeOtherDate` took. */
export function addDiscount(db: D1Database, bookingId: string, classId: string, cents: number): D1PreparedStatement {
  return db.prepare(ADD_DISCOUNT).bind(bookingId, classId, cents);
}

interface NewSeat {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  emailKey: string | null;
}

/** People on seats that `takeOtherDate` took besides those that the booking had. */
export function seatMore(
  db: D1Database,
  bookingId: string,
  { classId, people, at }: { classId: string; people: readonly NewSeat[]; at: number },
): D1PreparedStatement {
  return db.prepare(SEAT_MORE).bind(bookingId, classId, JSON.stringify(people), at);
}

interface MovedPeople {
  classId: string;
  /** Ids of the new participants by those of the old. */
  moved: Readonly<Record<string, string>>;
  countsAs: 0 | 1;
  /**
   * What giving a seat back costs at least from now on, if not more already, as a part of what it cost before; `null` where nothing of
   * that stays.
   */
  feeFloor: { rate: Rate; worth: MovedWorth } | null;
}

/**
 * Puts people, after `giveBack`, on the seats that `takeOtherDate` took. Refuses the batch where somebody was moved too often.
 */
export function sitElsewhere(
  db: D1Database,
  bookingId: string,
  { classId, moved, countsAs, feeFloor }: MovedPeople,
): D1PreparedStatement {
  const { before, after } = feeFloor?.worth ?? { before: 1, after: 1 };
  // Of a dearer seat, the same part; of a cheaper one, the same sum.
  const worth = after > 0 && after < before ? [before, after] : [1, 1];
  return db
    .prepare(SIT_ELSEWHERE)
    .bind(bookingId, classId, JSON.stringify(moved), countsAs, feeFloor?.rate ?? null, ...worth);
}

interface NamedSeat {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  emailKey: string | null;
  /** Of who sat there. */
  keyBefore: string | null;
  /** Nobody is mailed: the office tells. */
  officeTells: boolean;
}

/** Names seats anew, all at once, so that two people can swap. Refuses the batch where an e-mail has two seats of a class. */
export function nameSeats(
  db: D1Database,
  bookingId: string,
  named: readonly NamedSeat[],
  at: number,
): D1PreparedStatement[] {
  return [
    db.prepare(UNNAME_SEATS).bind(bookingId, JSON.stringify(named.map(({ id }) => id))),
    db.prepare(NAME_SEATS).bind(bookingId, JSON.stringify(named), at),
    db.prepare(FREE_KEYS).bind(JSON.stringify(named), at),
  ];
}

interface FurtherInvoice {
  bookingId: string;
  /** Days, `2027-03-15`. */
  issuedOn: string;
  dueOn: string;
  totalCents: number;
  /** JSON; frozen from now on. */
  document: string;
  at: number;
}

/** An invoice for what a change costs more, with the next number of its year. */
export function issueFurtherInvoice(db: D1Database, invoice: FurtherInvoice): D1PreparedStatement {
  const { bookingId, issuedOn, dueOn, totalCents, document, at } = invoice;
  return db
    .prepare(ISSUE_FURTHER_INVOICE)
    .bind(bookingId, Number(issuedOn.slice(0, 4)), issuedOn, dueOn, totalCents, document, at);
}

/** Whether one of these e-mails has a seat in a class by a booking, or by another one of the same contact. */
export async function sitsInClass(
  db: D1Database,
  { classId, bookingId }: { classId: string; bookingId: string },
  emailKeys: readonly string[],
  contactKey: string | null,
): Promise<boolean> {
  const statement = db.prepare(SEATS_OF_EMAILS).bind(classId, JSON.stringify(emailKeys), bookingId, contactKey);
  return ((await statement.first<number>('taken')) ?? 0) > 0;
}

/** Sends the contact a mail once more, at most so many times; whether it did. */
export async function mailAgain(
  db: D1Database,
  kind: 'proof_request' | 'booking_confirmation',
  { bookingId, at, most }: { bookingId: string; at: number; most: number },
): Promise<boolean> {
  const queued = await db.prepare(QUEUE_AGAIN).bind(kind, bookingId, at, most).run();
  return queued.meta.changes > 0;
}
