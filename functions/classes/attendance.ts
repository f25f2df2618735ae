import { canBeThere, namedSession, type MarkAttendance } from '../../src/domain/classes/attendance.ts';
import type { Session } from '../../src/domain/catalogue/classes.ts';
import type * as calls from '../../src/domain/classes/office-calls.ts';
import { done, problem, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { DAYS_OF_CLASS, MARK_SESSION } from './file-sql.ts';

type Call = typeof calls.markClassAttendance;

/** The session that ticks name: `undefined` where the class has it no more, `null` where there is no such class. */
export async function sessionOfTicks(db: D1Database, id: string, named: MarkAttendance['session']) {
  const row = await db.prepare(DAYS_OF_CLASS).bind(id).first<{ sessions: string; scheduled: string | null }>();
  if (!row) return null;
  const daysIn = (days: string) => JSON.parse(days) as Session[];
  return namedSession(named, {
    sessions: daysIn(row.sessions),
    scheduled: row.scheduled === null ? null : daysIn(row.scheduled),
  });
}

/**
 * Keeps who was there in one session: the last that is told of somebody counts, whoever tells it. Nobody was in one that is to come,
 * whose marks would count for a certificate; an absence can be announced.
 */
export function markAttendance(
  { db, now }: Pick<Dependencies, 'db' | 'now'>,
  { params: { id }, body: { session, marks }, session: { accountId }, keyed, acted }: Asked<Call>,
): Promise<AnswerTo<Call>> {
  return once(db, keyed, async (): Promise<AnswerTo<Call> | null> => {
    const at = now().getTime();
    const named = await sessionOfTicks(db, id, session);
    if (named === null) return problem('not_found', 'There is no such class.');
    // It fell away or was moved since the screen was read.
    if (!named) return problem('office_changed', 'The class has no such session any more.');
    const { number, start } = named;
    if (!canBeThere(start, at) && marks.some(({ state }) => state !== 'absent')) {
      return problem('not_begun', 'Nobody can be in a session that has not begun.');
    }
    const written = await writeTogether(db, [
      db.prepare(MARK_SESSION).bind(id, number, JSON.stringify(marks), accountId, at, start),
      acted({ subject: 'class', id, after: { session: number, marked: marks.length } }, at),
      storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}
