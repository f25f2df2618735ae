import type * as calls from '../../src/domain/follow-ups/calls.ts';
import type { AboutKind } from '../../src/domain/follow-ups/follow-ups.ts';
import { officeColleagues } from '../accounts/index.ts';
import { done, problem, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { subjectOf, todayOf } from './list.ts';
import * as sql from './sql.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'newId' | 'siteData'>;

/** Why a day or an account cannot be those of a follow-up; nothing where they can. */
async function refusalOf(needs: Needs, { day, assignee }: { day: string; assignee: number }) {
  if (day < todayOf(needs)) return problem('validation', 'This day is over.', { fields: { day: 'past_day' } });
  const staff = await officeColleagues(needs.db);
  if (staff.some(({ accountId }) => accountId === assignee)) return null;
  return problem('validation', 'This person does not work here.', { fields: { assignee: 'choose' } });
}

type Note = typeof calls.noteFollowUp;

/** Notes that somebody rings back, or does something, on a day. */
export function noteFollowUp(
  needs: Needs,
  { params, body, session, keyed, acted }: Asked<Note>,
): Promise<AnswerTo<Note>> {
  const { db, now, newId } = needs;
  const { about, id: aboutId } = params;
  return once(db, keyed, async (): Promise<AnswerTo<Note> | null> => {
    const subject = await subjectOf(db, params);
    if (!subject) return problem('not_found', 'There is no such file.');
    const refused = await refusalOf(needs, body);
    if (refused) return refused;
    const at = now().getTime();
    const { day, text, assignee } = body;
    const id = newId();
    const written = await writeTogether(db, [
      db
        .prepare(sql.INSERT_FOLLOW_UP)
        .bind(id, about, aboutId, subject.key, day, text, assignee, session.accountId, at),
      acted({ subject: about, id: aboutId, after: { followUp: id, day, assignee } }, at),
      storeDone(db, keyed, { about: aboutId, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}

interface Row {
  about: AboutKind;
  about_id: string;
  day: string;
  assignee_id: number | null;
  done_at: number | null;
  revision: number;
}

const rowById = (db: D1Database, id: string) => db.prepare(sql.FOLLOW_UP_BY_ID).bind(id).first<Row>();
const noSuchOne = () => problem('not_found', 'There is no such follow-up.');
const changed = () => problem('office_changed', 'Somebody else has changed this meanwhile.');

type Move = typeof calls.moveFollowUp;

/** Puts one off, or into other hands. */
export function moveFollowUp(needs: Needs, { params: { id }, body, keyed, acted }: Asked<Move>) {
  const { db, now } = needs;
  return once(db, keyed, async (): Promise<AnswerTo<Move> | null> => {
    const row = await rowById(db, id);
    if (!row) return noSuchOne();
    if (row.revision !== body.seen || row.done_at !== null) return changed();
    const refused = await refusalOf(needs, body);
    if (refused) return refused;
    const at = now().getTime();
    const { day, assignee } = body;
    const before = { followUp: id, day: row.day, assignee: row.assignee_id };
    const written = await writeTogether(db, [
      db.prepare(sql.MOVE_FOLLOW_UP).bind(id, body.seen, day, assignee),
      acted({ subject: row.about, id: row.about_id, before, after: { followUp: id, day, assignee } }, at),
      storeDone(db, keyed, { about: row.about_id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}

type Turn = typeof calls.finishFollowUp | typeof calls.reopenFollowUp;

/** Marks one as done, or as open again. */
export function turnFollowUp(
  { db, now }: Needs,
  to: 'done' | 'open',
  { params: { id }, session, keyed, acted }: Pick<Asked<Turn>, 'params' | 'session' | 'keyed' | 'acted'>,
): Promise<AnswerTo<Turn>> {
  return once(db, keyed, async (): Promise<AnswerTo<Turn> | null> => {
    const row = await rowById(db, id);
    if (!row) return noSuchOne();
    if ((row.done_at === null) !== (to === 'done')) return changed();
    const at = now().getTime();
    const turned =
      to === 'done'
        ? db.prepare(sql.FINISH_FOLLOW_UP).bind(id, at, session.accountId)
        : db.prepare(sql.REOPEN_FOLLOW_UP).bind(id);
    const written = await writeTogether(db, [
      turned,
      acted({ subject: row.about, id: row.about_id, after: { followUp: id } }, at),
      storeDone(db, keyed, { about: row.about_id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}
