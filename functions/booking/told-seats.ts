import { rowsOf } from '../platform/database.ts';
import { CLASSES_LEFT, RETELL, SEAT_BY_ID, TELL_OF_MOVE } from './change-sql.ts';
import {
  MARK_SEATS_TOLD,
  MARK_TOLD,
  RECORD_CLASS_CHANGES,
  TELL_BUYERS_OF_CLASSES,
  TELL_PARTICIPANTS_OF_CLASSES,
  TELL_REPLACED_OF_CLASSES,
} from './class-told-sql.ts';

/** Who was told of a seat, and whether how to join is still to be told. */
export interface Telling {
  email: string;
  awaitsJoining: 0 | 1;
}

/** Who was told of which seat, by its id. */
export function retell(
  db: D1Database,
  bookingId: string,
  told: ReadonlyMap<string, Telling | null>,
): D1PreparedStatement {
  return db.prepare(RETELL).bind(bookingId, JSON.stringify(Object.fromEntries(told)));
}

/** The people on these seats, who are told that they were moved there, know of them: for the batch, after `sitElsewhere`. */
export const tellOfMove = (db: D1Database, bookingId: string, ids: readonly string[]): D1PreparedStatement =>
  db.prepare(TELL_OF_MOVE).bind(bookingId, JSON.stringify(ids));

export interface SeatRow {
  booking_id: string;
  class_id: string;
  email: string;
  active: 0 | 1;
}

/** A participant's seat, also one that was left. */
export function readSeat(db: D1Database, participantId: string): Promise<SeatRow | null> {
  return db.prepare(SEAT_BY_ID).bind(participantId).first<SeatRow>();
}

/** Classes in which whoever was told of this seat has no seat of the booking any more. */
export async function classesLeft(db: D1Database, participantId: string): Promise<string[]> {
  const { results } = await db.prepare(CLASSES_LEFT).bind(participantId).all<{ class_id: string }>();
  return results.map((row) => row.class_id);
}

/** Tells buyers and participants of classes that were cancelled or moved, once each time; of how many bookings. */
export async function tellOfClasses(db: D1Database, at: number): Promise<number> {
  const statements = [
    TELL_BUYERS_OF_CLASSES,
    ...TELL_REPLACED_OF_CLASSES,
    TELL_PARTICIPANTS_OF_CLASSES,
    MARK_SEATS_TOLD,
    RECORD_CLASS_CHANGES,
    MARK_TOLD,
  ];
  const results = await db.batch(statements.map((statement) => db.prepare(statement).bind(at)));
  return rowsOf(results.at(-1)).length;
}
