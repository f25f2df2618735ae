import type * as needsCalls from '../../src/domain/needs/calls.ts';
import type * as coursewareCalls from '../../src/domain/needs/courseware-calls.ts';
import { isNamed, tellNeeds, whoIs } from '../booking/index.ts';
import { done, problem, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { SEAT_IN_CLASS } from './needs-sql.ts';

type Note = typeof needsCalls.noteNeeds | typeof coursewareCalls.noteAddress;

/** Keeps what the office was told of somebody in a class; the journal has that it was, and of whom, and nothing of what it is. */
export function noteOfPerson(
  { db, now }: Pick<Dependencies, 'db' | 'now'>,
  { params: { id: classId }, body: { participantId, ...told }, keyed, acted }: Asked<Note>,
): Promise<AnswerTo<Note>> {
  return once(db, keyed, async (): Promise<AnswerTo<Note> | null> => {
    const seat = await db
      .prepare(SEAT_IN_CLASS)
      .bind(participantId, classId)
      .first<{ booking_id: string; first_name: string; last_name: string; email: string }>();
    if (!seat) return problem('not_found', 'Nobody has that seat in this class.');
    if (!isNamed(seat)) return problem('closed', 'The seat has no name yet.');
    const at = now().getTime();
    const people = [{ who: whoIs(seat), ...told }];
    const written = await writeTogether(db, [
      ...tellNeeds(db, { bookingId: seat.booking_id, by: 'office', people, at }),
      acted({ subject: 'class', id: classId, after: { person: participantId } }, at),
      storeDone(db, keyed, { about: classId, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}
