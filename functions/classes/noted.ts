import type * as needsCalls from '../../src/domain/needs/calls.ts';
import type * as coursewareCalls from '../../src/domain/needs/courseware-calls.ts';
import { isNamed, needsAsSeen, tellNeeds, whoIs, type Told } from '../booking/index.ts';
import { done, problem, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { SEAT_IN_CLASS } from './needs-sql.ts';

type Note = typeof needsCalls.noteNeeds | typeof coursewareCalls.noteAddress;

interface Seat extends Told {
  booking_id: string;
  first_name: string;
  last_name: string;
  email: string;
}

/** Keeps what the office was told of somebody in a class; the journal has that it was, and of whom, and nothing of what it is. */
export function noteOfPerson(
  { db, now }: Pick<Dependencies, 'db' | 'now'>,
  { params: { id: classId }, body, keyed, acted }: Asked<Note>,
): Promise<AnswerTo<Note>> {
  const { participantId, seen, ...told } = body;
  const about = 'needs' in told ? 'needs' : 'address';
  return once(db, keyed, async (): Promise<AnswerTo<Note> | null> => {
    const seat = await db.prepare(SEAT_IN_CLASS).bind(participantId, classId).first<Seat>();
    if (!seat) return problem('not_found', 'Nobody has that seat in this class.');
    if (!isNamed(seat)) return problem('closed', 'The seat has no name yet.');
    if (seen !== undefined && seen !== seat[about]) {
      return problem('office_changed', 'Somebody else has noted something meanwhile.');
    }
    const at = now().getTime();
    const who = whoIs(seat);
    const telling = { bookingId: seat.booking_id, by: 'office' } as const;
    const written = await writeTogether(db, [
      needsAsSeen(db, telling, { who, [about]: seen ?? null }),
      ...tellNeeds(db, { ...telling, people: [{ who, ...told }], at }),
      acted({ subject: 'class', id: classId, after: { person: participantId } }, at),
      storeDone(db, keyed, { about: classId, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}
