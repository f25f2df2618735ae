import type { TrainersNews } from '../../src/domain/classes/office-classes.ts';
import { giversOf } from '../../src/domain/classes/substitutes.ts';
import { tellingsOf, type GivenClass } from '../../src/domain/classes/trainer-telling.ts';
import { classOfId, givenOf, type EventRow } from '../catalogue/index.ts';
import { isoInstant } from '../platform/answers.ts';
import type { Task } from '../platform/capability.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import * as sql from './telling-trainers-sql.ts';
import { reachingTrainers } from './trainer-phone.ts';

/** A storm changes the classes of a day; the clock comes again. */
const MOST_AT_ONCE = 50;

interface ChangedRow {
  class_id: string;
  trainer: string | null;
  before: string;
  told_from_at: number;
  message_id: string | null;
}

/** A class as it was when its trainers were told last; `trainer` is who gave it, where that does not say so itself. */
export function asItWas(trainer: string | null, before: string): GivenClass {
  const { gone, ...was } = JSON.parse(before) as Omit<GivenClass, 'gone' | 'trainer' | 'substitutes'> &
    Partial<Pick<GivenClass, 'trainer' | 'substitutes'>> & { gone: 0 | 1 };
  return { trainer, substitutes: {}, ...was, gone: gone === 1 };
}

/** A class as it stands. */
const asItIs = (row: EventRow): GivenClass => ({
  ...givenOf(row),
  ...{ placeId: row.place_id, room: row.room, gone: row.state === 'cancelled' || row.state === 'withdrawn' },
});

/** Tells who gives a class, or gave it, what has become of it since they were told: those with an account by mail, the others by nothing. */
async function tellOne({ db, now, newId }: Dependencies, changed: ChangedRow): Promise<void> {
  const at = now().getTime();
  const { class_id: id, told_from_at: from, message_id: message } = changed;
  const row = await classOfId(db, id, at);
  const told = row ? tellingsOf(asItWas(changed.trainer, changed.before), asItIs(row), at) : [];
  const reaching = await reachingTrainers(
    db,
    told.map(({ trainer }) => trainer),
  );
  const statements = told.flatMap(({ trainer, what }) => {
    const telling = newId();
    const { trainerEmail: email } = reaching(trainer);
    // The message is for who gives the class, or days of it.
    const words = email !== '' && row && giversOf(givenOf(row)).includes(trainer) ? message : null;
    return [
      db.prepare(sql.KEEP_TELLING).bind(id, from, telling, trainer, what, email === '' ? 0 : 1, words, at),
      ...(email === '' ? [] : [db.prepare(sql.QUEUE_TELLING).bind(telling, email, at)]),
      ...(words === null ? [] : [db.prepare(sql.DROP_TOLD_MESSAGE).bind(telling, email)]),
    ];
  });
  await db.batch([...statements, db.prepare(sql.FORGET_CHANGE).bind(id, from)]);
}

/** What was changed and cannot be undone any more is told to trainers. */
export const tellTrainers: Task = {
  name: 'tell_trainers',
  run: async (needs) => {
    const at = needs.now().getTime();
    const { results } = await needs.db.prepare(sql.CHANGED_FOR_TRAINERS).bind(at, MOST_AT_ONCE).all<ChangedRow>();
    for (const changed of results) await tellOne(needs, changed);
  },
};

/** What the trainers of a class were told of it, the newest first. */
export async function newsOfTrainers(db: D1Database, id: string): Promise<TrainersNews[]> {
  const { results } = await db
    .prepare(sql.TOLD_OF_CLASS)
    .bind(id)
    .all<Omit<TrainersNews, 'at' | 'mailed'> & { at: number; mailed: 0 | 1 }>();
  return results.map(({ at, mailed, ...one }) => ({ ...one, mailed: mailed === 1, at: isoInstant(at) }));
}
