import type * as calls from '../../src/domain/classes/office-calls.ts';
import type { NotePhone } from '../../src/domain/classes/trainer-phone.ts';
import { classOfId } from '../catalogue/index.ts';
import { done, problem, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { FORGET_PHONE, PUT_PHONE, REACHING_TRAINERS } from './trainers-sql.ts';

type Call = typeof calls.noteTrainersPhone;

/** The statement by which a trainer is called by a number, or by none: for a batch. */
export const notePhone = (db: D1Database, { trainer, phone }: NotePhone, at: number): D1PreparedStatement =>
  phone === '' ? db.prepare(FORGET_PHONE).bind(trainer) : db.prepare(PUT_PHONE).bind(trainer, phone, at);

interface Reached {
  trainer: string;
  email: string;
  phone: string;
}

/** How the office reaches trainers, by their names; empty where that is not known. */
export async function reachingTrainers(
  db: D1Database,
  trainers: readonly (string | null)[],
): Promise<(trainer: string | null) => { trainerEmail: string; trainerPhone: string }> {
  const names = [...new Set(trainers.filter((name) => name !== null))];
  const { results } = await db.prepare(REACHING_TRAINERS).bind(JSON.stringify(names)).all<Reached>();
  const known = new Map(results.map((one) => [one.trainer, one]));
  return (trainer) => {
    const { email = '', phone = '' } = known.get(trainer ?? '') ?? {};
    return { trainerEmail: email, trainerPhone: phone };
  };
}

/** Keeps by which number the trainer of a class is called; the journal has that it was noted, and nothing of what it is. */
export function noteTrainersPhone(
  { db, now }: Pick<Dependencies, 'db' | 'now'>,
  { params: { id }, body, keyed, acted }: Asked<Call>,
): Promise<AnswerTo<Call>> {
  return once(db, keyed, async (): Promise<AnswerTo<Call> | null> => {
    const row = await classOfId(db, id, 0);
    if (!row) return problem('not_found', 'There is no such class.');
    if (row.trainer !== body.trainer) return problem('office_changed', 'Somebody else gives this class.');
    const at = now().getTime();
    const written = await writeTogether(db, [
      notePhone(db, body, at),
      acted({ subject: 'class', id }, at),
      storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}
