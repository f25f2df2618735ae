import { canBeThere } from '../../src/domain/classes/attendance.ts';
import type * as calls from '../../src/domain/classes/office-calls.ts';
import { done, problem, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { MARK_SESSION } from './file-sql.ts';
import { sessionsOfClass } from './is-class.ts';

type Call = typeof calls.markClassAttendance;

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
    const sessions = await sessionsOfClass(db, id);
    if (!sessions) return problem('not_found', 'There is no such class.');
    const start = sessions[session - 1]?.start;
    // It fell away since the screen was read.
    if (start === undefined) return problem('office_changed', 'The class has no such session any more.');
    if (!canBeThere(start, at) && marks.some(({ state }) => state !== 'absent')) {
      return problem('not_begun', 'Nobody can be in a session that has not begun.');
    }
    const written = await writeTogether(db, [
      db.prepare(MARK_SESSION).bind(id, session, JSON.stringify(marks), accountId, at),
      acted({ subject: 'class', id, after: { session, marked: marks.length } }, at),
      storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}
