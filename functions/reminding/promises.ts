import { Temporal } from 'temporal-polyfill';
import type { endPromise as EndCall, notePromise as NoteCall } from '../../src/domain/reminding/calls.ts';
import { LONGEST_PROMISE } from '../../src/domain/reminding/contract.ts';
import { jsonOf, problem, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { END_PROMISE, NOTE_PROMISE } from './promises-sql.ts';
import { dayNow, noSuchBooking, readOverdue, remindersOf, type Needs } from './reminders.ts';

/** Notes until when a client has said that she will pay, in place of what was noted before. */
export function notePromise(
  needs: Needs,
  { params: { id }, body: { until, note }, session, keyed, acted }: Asked<typeof NoteCall>,
): Promise<AnswerTo<typeof NoteCall>> {
  const { db, now } = needs;
  return once(db, keyed, async (): Promise<AnswerTo<typeof NoteCall> | null> => {
    const at = now().getTime();
    const row = await readOverdue(needs, id);
    if (!row) return noSuchBooking();
    const today = dayNow(needs);
    const last = Temporal.PlainDate.from(today).add({ days: LONGEST_PROMISE }).toString();
    if (until < today || until > last)
      return problem('validation', 'That day is over, or far away.', {
        fields: { until: until < today ? 'past_day' : 'day' },
      });
    if (row.open_cents <= 0) return problem('closed', 'Nothing of this booking is open.');
    const before = await remindersOf(needs, row);
    const promise = { until, note, at: now().toISOString(), who: session.firstName, isOver: false };
    const json = jsonOf({ ...before, promise });
    const written = await writeTogether(db, [
      db.prepare(NOTE_PROMISE).bind(id, until, note, session.accountId, at),
      acted(
        {
          ...{ subject: 'booking', id, reason: note, before: { until: before.promise?.until } },
          after: { until, openCents: row.open_cents },
        },
        at,
      ),
      storeDone(db, keyed, { about: id, answer: json, at }),
    ]);
    return written && { json };
  });
}

/** The promise holds no more: the clock reminds as if there were none. */
export function endPromise(
  needs: Needs,
  { params: { id }, keyed, acted }: Asked<typeof EndCall>,
): Promise<AnswerTo<typeof EndCall>> {
  const { db, now } = needs;
  return once(db, keyed, async (): Promise<AnswerTo<typeof EndCall> | null> => {
    const at = now().getTime();
    const row = await readOverdue(needs, id);
    if (!row) return noSuchBooking();
    const before = await remindersOf(needs, row);
    if (!before.promise) return problem('booking_changed', 'Nothing is promised.');
    const json = jsonOf({ ...before, promise: null });
    const written = await writeTogether(db, [
      db.prepare(END_PROMISE).bind(id),
      acted({ subject: 'booking', id, before: { until: before.promise.until } }, at),
      storeDone(db, keyed, { about: id, answer: json, at }),
    ]);
    return written && { json };
  });
}
