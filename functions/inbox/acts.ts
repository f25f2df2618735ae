import type * as calls from '../../src/domain/inbox/calls.ts';
import { UNDO_SECONDS } from '../../src/domain/inbox/inbox.ts';
import { officeColleagues } from '../accounts/index.ts';
import { decidePlaces, placesAsked } from '../enquiries/index.ts';
import { done, isoInstant, jsonOf, problem, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { readEntry, type EntryRow } from './entry.ts';
import * as sql from './sql.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'newId' | 'siteData'>;

const noSuchEntry = () => problem('not_found', 'There is no such entry.');
const changed = () => problem('enquiry_changed', 'Somebody else has changed this meanwhile.');

const standing = ({ state, assignee_id: assignee }: Pick<EntryRow, 'state' | 'assignee_id'>) => ({ state, assignee });

/** Gives an entry to somebody, or to nobody, and says where it stands. */
export function handEntry(
  { db, now }: Needs,
  { params: { id }, body, keyed, acted }: Asked<typeof calls.handEntry>,
): Promise<AnswerTo<typeof calls.handEntry>> {
  return once(db, keyed, async (): Promise<AnswerTo<typeof calls.handEntry> | null> => {
    const row = await readEntry(db, id);
    if (!row) return noSuchEntry();
    if (row.revision !== body.seen) return changed();
    const staff = await officeColleagues(db);
    if (body.assignee !== null && !staff.some(({ accountId }) => accountId === body.assignee)) {
      return problem('validation', 'This person does not work here.', { fields: { assignee: 'choose' } });
    }
    const at = now().getTime();
    const written = await writeTogether(db, [
      db.prepare(sql.HAND_ENTRY).bind(id, body.state, body.assignee, body.seen, at),
      acted(
        {
          ...{ subject: 'enquiry', id, before: standing(row) },
          after: { state: body.state, assignee: body.assignee },
        },
        at,
      ),
      storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}

/** Writes a note beside an entry, once. */
export function noteEntry(
  { db, now, newId }: Needs,
  { params, body, session, keyed, acted }: Asked<typeof calls.noteEntry>,
): Promise<AnswerTo<typeof calls.noteEntry>> {
  return once(db, keyed, async (): Promise<AnswerTo<typeof calls.noteEntry> | null> => {
    if (!(await readEntry(db, params.id))) return noSuchEntry();
    const at = now().getTime();
    const note = newId();
    const written = await writeTogether(db, [
      db.prepare(sql.ADD_ENTRY_NOTE).bind(note, params.id, session.accountId, body.text, at),
      acted({ subject: 'enquiry', id: params.id, after: { note } }, at),
      storeDone(db, keyed, { about: params.id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}

/** Answers by mail, which leaves after a minute; who answers has the entry, unless somebody has it. */
export function answerEntry(
  { db, now, newId }: Needs,
  { params: { id }, body, session, keyed, acted }: Asked<typeof calls.answerEntry>,
): Promise<AnswerTo<typeof calls.answerEntry>> {
  return once(db, keyed, async (): Promise<AnswerTo<typeof calls.answerEntry> | null> => {
    const row = await readEntry(db, id);
    if (!row) return noSuchEntry();
    if (row.revision !== body.seen) return changed();
    const at = now().getTime();
    const leavesAt = at + UNDO_SECONDS * 1000;
    const reply = newId();
    const after = { state: 'answered', assignee: row.assignee_id ?? session.accountId } as const;
    const json = jsonOf({ id: reply, leavesAt: isoInstant(leavesAt) });
    const written = await writeTogether(db, [
      db.prepare(sql.HAND_ENTRY).bind(id, after.state, after.assignee, body.seen, at),
      db.prepare(sql.ADD_REPLY).bind(reply, id, session.accountId, body.text, at, leavesAt),
      db.prepare(sql.QUEUE_REPLY).bind(reply, row.email, at, leavesAt),
      acted({ subject: 'enquiry', id, before: standing(row), after: { ...after, reply } }, at),
      storeDone(db, keyed, { about: id, answer: json, at }),
    ]);
    return written && { json };
  });
}

/** Gives the places of an event that a registration waits for or was refused, or refuses them, and closes the entry. */
export function decideEntry(
  needs: Needs,
  { params: { id }, body: { decision, reason, seen }, session, keyed, acted }: Asked<typeof calls.decideEntry>,
): Promise<AnswerTo<typeof calls.decideEntry>> {
  const { db, now } = needs;
  return once(db, keyed, async (): Promise<AnswerTo<typeof calls.decideEntry> | null> => {
    const row = await readEntry(db, id);
    if (!row) return noSuchEntry();
    if (row.revision !== seen) return changed();
    const places = await placesAsked(needs, id);
    const given = decision === 'given';
    const decidable = places && (places.decision === null || (given && places.decision === 'refused'));
    if (!decidable) return problem('closed', 'There is nothing to decide.');
    const { capacity, left } = places;
    if (given && capacity === null) return problem('closed', 'The event has begun, or is gone.');
    if (given && places.places > (left ?? 0)) return problem('fully_booked', 'There are not that many places left.');
    const at = now().getTime();
    const after = { state: 'closed', assignee: row.assignee_id ?? session.accountId } as const;
    const written = await writeTogether(db, [
      db.prepare(sql.HAND_ENTRY).bind(id, after.state, after.assignee, seen, at),
      ...decidePlaces(needs, { id, at, ...(given && capacity !== null ? { capacity } : { reason }) }),
      acted({ subject: 'enquiry', id, reason, before: standing(row), after: { ...after, decision } }, at),
      storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}

/** Takes an answer back that has not left: the entry is in work again. */
export function undoAnswer(
  { db, now }: Needs,
  { params: { id, reply }, keyed, acted }: Asked<typeof calls.undoAnswer>,
): Promise<AnswerTo<typeof calls.undoAnswer>> {
  return once(db, keyed, async (): Promise<AnswerTo<typeof calls.undoAnswer> | null> => {
    const found = await db.prepare(sql.REPLY_OF_ENTRY).bind(reply, id).first<{ undone_at: number | null }>();
    if (!found) return noSuchEntry();
    const late = problem('already_sent', 'This answer has left.');
    if (found.undone_at !== null) return late;
    const at = now().getTime();
    const written = await writeTogether(db, [
      db.prepare(sql.UNDO_REPLY).bind(reply, id, at),
      db.prepare(sql.TAKE_REPLY_BACK).bind(reply),
      db.prepare(sql.BACK_TO_WORK).bind(id, at),
      acted({ subject: 'enquiry', id, after: { reply, state: 'working' } }, at),
      storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
    ]);
    return written ? done : late;
  });
}
