import type * as calls from '../../src/domain/office/calls.ts';
import { done, problem, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { ADD_NOTE, IS_BOOKING } from './bookings-sql.ts';

type Call = typeof calls.noteBooking;

interface Note {
  id: string;
  bookingId: string;
  accountId: number;
  text: string;
  at: number;
}

/** The statement that writes a note beside a booking, for the batch of what it is about. */
export const noteBeside = (db: D1Database, { id, bookingId, accountId, text, at }: Note): D1PreparedStatement =>
  db.prepare(ADD_NOTE).bind(id, bookingId, accountId, text, at);

/** Writes a note beside a booking, once. */
export function noteOnBooking(
  { db, now, newId }: Pick<Dependencies, 'db' | 'now' | 'newId'>,
  { params, body, session, keyed, acted }: Asked<Call>,
): Promise<AnswerTo<Call>> {
  return once(db, keyed, async (): Promise<AnswerTo<Call> | null> => {
    if ((await db.prepare(IS_BOOKING).bind(params.id).first()) === null) {
      return problem('not_found', 'There is no such booking.');
    }
    const at = now().getTime();
    const id = newId();
    const written = await writeTogether(db, [
      noteBeside(db, { id, bookingId: params.id, accountId: session.accountId, text: body.text, at }),
      acted({ subject: 'booking', id: params.id, after: { note: id } }, at),
      storeDone(db, keyed, { about: params.id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}
