import type * as calls from '../../src/domain/classes/office-calls.ts';
import type { OfficeClass } from '../../src/domain/classes/office-classes.ts';
import { done, isoInstant, problem, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { isClass } from './is-class.ts';
import { NOTE_CLASS, NOTES_OF_CLASS } from './notes-sql.ts';

type Call = typeof calls.noteClass;

interface NoteRow {
  at: number;
  text: string;
  name: string | null;
  booking_id: string | null;
  number: string | null;
}

/** Writes a note beside a class, once: nobody but the office reads it. */
export function noteOnClass(
  { db, now, newId }: Pick<Dependencies, 'db' | 'now' | 'newId'>,
  { params: { id: classId }, body, session, keyed, acted }: Asked<Call>,
): Promise<AnswerTo<Call>> {
  return once(db, keyed, async (): Promise<AnswerTo<Call> | null> => {
    if (!(await isClass(db, classId))) return problem('not_found', 'There is no such class.');
    const at = now().getTime();
    const id = newId();
    const written = await writeTogether(db, [
      db.prepare(NOTE_CLASS).bind(id, classId, session.accountId, body.text, at),
      acted({ subject: 'class', id: classId, after: { note: id } }, at),
      storeDone(db, keyed, { about: classId, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}

/** What the office wrote beside a class, and beside bookings that have seats of it. */
export async function notesOfClass(db: D1Database, classId: string): Promise<OfficeClass['notes']> {
  const { results } = await db.prepare(NOTES_OF_CLASS).bind(classId).all<NoteRow>();
  return results.map(({ at, text, name, booking_id: id, number }) => ({
    ...{ at: isoInstant(at), text, name },
    booking: id === null ? null : { id, number },
  }));
}
