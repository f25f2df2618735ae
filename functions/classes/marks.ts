import type { Session } from '../../src/domain/catalogue/classes.ts';
import { FORGET_MARKS_AFTER, FORGET_MARKS_OF_OTHERS, MARKS_AFTER, PUT_MARKS } from './days-sql.ts';

/** Somebody's mark of one session. */
interface MarkRow {
  participantId: string;
  session: number;
  state: string;
  accountId: number;
  at: number;
}

/** What was ticked of the sessions after one. */
export interface Marks {
  after: number;
  marks: readonly MarkRow[];
}

/** What was ticked before sessions have other numbers, and what of it is left then. */
export interface MarksMoved {
  before: Marks;
  after: Marks;
}

/** The new number of a session that stays on its day, by its old one. Both from 1. */
export const numberAmong =
  (were: readonly Session[], are: readonly Session[]) =>
  (session: number): number | undefined =>
    are.findIndex(({ start }) => start === were[session - 1]?.start) + 1 || undefined;

/** What becomes of the ticks of a class after the session with that number: each follows its day, and goes with it. `undefined` where there are none. */
export async function marksMoved(
  db: D1Database,
  id: string,
  after: number,
  numberOf: (session: number) => number | undefined,
): Promise<MarksMoved | undefined> {
  const { results } = await db.prepare(MARKS_AFTER).bind(id, after).all<MarkRow>();
  if (results.length === 0) return undefined;
  const kept = results.flatMap((mark) => {
    const session = numberOf(mark.session);
    return session === undefined ? [] : [{ ...mark, session }];
  });
  return { before: { after, marks: results }, after: { after, marks: kept } };
}

/** The statements that have these marks stand, and no others of those sessions: for a batch. */
export const putMarks = (db: D1Database, id: string, { after, marks }: Marks): D1PreparedStatement[] => [
  db.prepare(FORGET_MARKS_AFTER).bind(id, after),
  db.prepare(PUT_MARKS).bind(JSON.stringify(marks)),
];

/** Takes back what was ticked of sessions that are not over, of seats that others take: for the batch that names them. `at` in epoch milliseconds. */
export const marksOfOthers = (
  db: D1Database,
  bookingId: string,
  seats: readonly string[],
  at: number,
): D1PreparedStatement => db.prepare(FORGET_MARKS_OF_OTHERS).bind(bookingId, JSON.stringify(seats), at);
