import { ask, from, rowsBy, type Question } from '../platform/questions.ts';
import { EMAILS_TAKEN, EMAILS_TAKEN_BY_REFERENCE } from './record-sql.ts';

/** E-mails with a seat by class: all of them, and those that the contact is known to have booked. */
interface Taken {
  all: Map<string, Set<string>>;
  own: Map<string, Set<string>>;
}

interface TakenRow {
  class_id: string;
  email_key: string;
  same_contact: number;
}

const taken = (statement: D1PreparedStatement): Question<Taken> =>
  from(rowsBy<TakenRow>(statement), (rows) => ({
    all: byClass(rows),
    own: byClass(rows.filter((row) => row.same_contact === 1)),
  }));

/** Those of the classes of a booking, by other bookings. */
export const emailsTaken = (db: D1Database, bookingId: string, contact: string | null): Promise<Taken> =>
  ask(db, taken(db.prepare(EMAILS_TAKEN).bind(bookingId, contact)));

/** The same, by the reference of the booking. */
export const emailsTakenBeside = (db: D1Database, reference: string, contact: string | null): Question<Taken> =>
  taken(db.prepare(EMAILS_TAKEN_BY_REFERENCE).bind(reference, contact));

function byClass(rows: readonly { class_id: string; email_key: string }[]): Map<string, Set<string>> {
  const keys = new Map<string, Set<string>>();
  for (const row of rows) keys.set(row.class_id, (keys.get(row.class_id) ?? new Set()).add(row.email_key));
  return keys;
}
