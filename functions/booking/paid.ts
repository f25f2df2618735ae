import { MOST_HELD_MINUTES } from '../../src/domain/booking/caps.ts';
import { CARD_MINUTES, FAILED_CARD_MINUTES } from '../../src/domain/booking/contract.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { recordEvent, type BookingEvent } from './events.ts';
import { invoiceDocument } from './invoice.ts';
import {
  BACK_TO_HOLD,
  CONFIRM_PAID,
  ISSUE_INVOICE,
  KEEP_SEATS,
  RELEASE_UNPAID,
  RETAKE_SEATS,
  UNPAID_BOOKINGS,
} from './paid-sql.ts';
import { FORGET_PARTICIPANTS, REST_PARTICIPANTS, REVIVE_PARTICIPANTS } from './participants-sql.ts';
import { proveBooking, stillGiven } from './proof.ts';
import { bookingView, type BookingRecord, type BookingRow } from './view.ts';

/**
 * Whether a booking may become what it was paid for: it waits for that, or its hold has ended meanwhile, and none of its
 * classes was called off. One that left the schedule is off sale alone, and may come back to it.
 */
export function mayStand({ booking, events }: BookingRecord): boolean {
  const waits = ['awaiting_payment', 'held', 'expired', 'released'].includes(booking.state);
  return waits && booking.contact !== null && events.every(({ state }) => state !== 'cancelled');
}

/**
 * Confirms what was paid for by card, which proves its buyer: invoice, seats, mails. A booking whose hold has ended takes its seats again, at the
 * price that was paid; if they are gone, a class was called off, or the booking is not as it was read, a constraint refuses the batch.
 */
export function confirmPaid(
  needs: Pick<Dependencies, 'db' | 'siteData' | 'cards'>,
  record: BookingRecord,
  at: number,
): D1PreparedStatement[] {
  const { db, siteData } = needs;
  const { booking, lines } = record;
  const { id, state, revision } = booking;
  const issuedOn = dateIn(siteData.office.timeZone, at);
  const confirmed = { ...record, booking: { ...booking, state: 'confirmed' as const, confirmed_at: at } };
  const view = bookingView(confirmed, at, needs);
  const document = JSON.stringify(invoiceDocument(view, siteData.supplier));
  const year = Number(issuedOn.slice(0, 4));
  const kept = state === 'awaiting_payment';
  return [
    db.prepare(ISSUE_INVOICE).bind(id, year, issuedOn, issuedOn, view.totalCents, document, at, state, revision),
    ...(kept || lines.length === 0
      ? []
      : [db.prepare(RETAKE_SEATS).bind(id, at), db.prepare(REVIVE_PARTICIPANTS).bind(id)]),
    stillGiven(db, id),
    db.prepare(CONFIRM_PAID).bind(id, at, state, revision),
    recordEvent(db, { bookingId: id, kind: 'confirmed', at, who: 'card', detail: { totalCents: view.totalCents } }),
    ...proveBooking(needs, { bookingId: id, by: 'card', at }),
  ];
}

type Read = Pick<BookingRow, 'id' | 'revision'>;

/** The ids of bookings that wait for a payment and may not be paid any more, the oldest first. */
export async function unpaidBookings(db: D1Database, at: number, most: number): Promise<string[]> {
  const { results } = await db.prepare(UNPAID_BOOKINGS).bind(at, most).all<{ id: string }>();
  return results.map(({ id }) => id);
}

/** Gives back the seats of a booking that was not paid; nothing of it may be on its way any more. `by` is who of the office does, and not the clock. */
export function releaseUnpaid(
  db: D1Database,
  { id, revision }: Read,
  at: number,
  { reason = '', by = { who: 'clock' } }: { reason?: string; by?: Pick<BookingEvent, 'who' | 'accountId'> } = {},
): D1PreparedStatement[] {
  return [
    db.prepare(RELEASE_UNPAID).bind(id, revision),
    db.prepare(REST_PARTICIPANTS).bind(id),
    recordEvent(db, { bookingId: id, kind: 'expired', at, reason, ...by }),
  ];
}

/** The buyer has come back without having paid: the seats are held again, until the same moment. */
export function backToHold(db: D1Database, { id, revision }: Read, at: number): D1PreparedStatement[] {
  return [
    db.prepare(BACK_TO_HOLD).bind(id, revision),
    db.prepare(FORGET_PARTICIPANTS).bind(id),
    recordEvent(db, { bookingId: id, kind: 'payment_withdrawn', at, who: 'buyer' }),
  ];
}

/**
 * Keeps the seats of a booking that waits for its payment after a card has failed (booking rule 20): long enough for another
 * card, and not longer with each that fails.
 */
export function keepSeats(db: D1Database, id: string, at: number): D1PreparedStatement {
  const most = (MOST_HELD_MINUTES + CARD_MINUTES + FAILED_CARD_MINUTES) * 60_000;
  return db.prepare(KEEP_SEATS).bind(id, at + FAILED_CARD_MINUTES * 60_000, most);
}
