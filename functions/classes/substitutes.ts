import type { OfficeClass } from '../../src/domain/classes/office-classes.ts';
import type { Clash } from '../../src/domain/classes/givers.ts';
import type * as calls from '../../src/domain/classes/substitute-calls.ts';
import {
  dayKey,
  isOpenForSubstitute,
  type SetSubstitute,
  type Substitutes,
} from '../../src/domain/classes/substitutes.ts';
import type { FieldReason } from '../../src/domain/api/errors.ts';
import type { UndoableAct } from '../../src/domain/office/undo.ts';
import { beginClassAct, givenOf, type EventRow } from '../catalogue/index.ts';
import { isoInstant, jsonOf, problem, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { standsFrom, undoable } from '../platform/undo.ts';
import { clashOf, keptAround, refusedBy } from './busy.ts';
import { readRow } from './is-class.ts';
import { FORGET_SUBSTITUTES, KEEP_TRAINER_CHANGE, PUT_SUBSTITUTES } from './substitutes-sql.ts';
import { isOfTeam, teamFor } from './teachers.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'newId' | 'siteData'>;
type Set = typeof calls.setSubstitute;

/** What undoing an act on a day's substitute puts back. */
export interface SubstitutesBefore {
  field: 'substitutes';
  substitutes: Substitutes;
}

/** The statements that have these substitutes give days of a class, and no others: for a batch. */
export const putSubstitutes = (db: D1Database, id: string, substitutes: Substitutes): D1PreparedStatement[] => [
  db.prepare(FORGET_SUBSTITUTES).bind(id),
  db.prepare(PUT_SUBSTITUTES).bind(id, JSON.stringify(substitutes)),
];

/** The statement by which trainers are told how a class was, before others give its days: for a batch, before that. */
export const keepTrainerChange = (db: D1Database, id: string): D1PreparedStatement =>
  db.prepare(KEEP_TRAINER_CHANGE).bind(id);

/** Of each session of a class of which it can still be said who gives it: who could. A day on line is given from anywhere. */
export async function giversOfDays(
  needs: Pick<Needs, 'db' | 'now' | 'siteData'>,
  row: EventRow,
): Promise<OfficeClass['dayGivers']> {
  const at = needs.now().getTime();
  const { sessions } = givenOf(row);
  const open = sessions.flatMap((session, index) =>
    isOpenForSubstitute(session, at)
      ? [{ session, number: index + 1, team: teamFor(needs.siteData, session.online ? onLine(row) : row) }]
      : [],
  );
  const names = needs.siteData.trainers.map(({ name }) => name);
  const kept = await keptAround(needs, open.length > 0 ? names : [], row);
  return open.map(({ session, number, team }) => ({
    session: number,
    givers: team.map((one) => ({ ...one, clash: clashOf(kept, one.trainer, row, [session]) })),
  }));
}

const onLine = (row: EventRow) => ({ ...row, place_id: null });

/** Who gives the days then, or why not, by the field of the form. */
async function wantedOf(
  needs: Needs,
  row: EventRow,
  { session: number, trainer }: SetSubstitute,
): Promise<{ after: Substitutes } | { fields: Record<string, FieldReason>; clash?: Clash }> {
  const { sessions, substitutes } = givenOf(row);
  const session = sessions[number - 1];
  if (!session) return { fields: { session: 'choose' } };
  if (!isOpenForSubstitute(session, needs.now().getTime())) return { fields: { session: 'day_held' } };
  const { [dayKey(session)]: _before, ...rest } = substitutes;
  const isOwn = trainer === '' || trainer === row.trainer;
  if (!isOwn && !isOfTeam(needs.siteData, trainer)) return { fields: { trainer: 'choose' } };
  const giver = isOwn ? row.trainer : trainer;
  const clash = giver && clashOf(await keptAround(needs, [giver], row), giver, row, [session]);
  if (clash) return refusedBy(clash, 'trainer');
  return { after: isOwn ? rest : { ...rest, [dayKey(session)]: trainer } };
}

/** Has somebody else give a day of a class, or its trainer again, once, for the revision that was seen. Both are told when it stands. */
export function setSubstitute(
  needs: Needs,
  { params: { id }, body, keyed, session, acted }: Asked<Set>,
): Promise<AnswerTo<Set>> {
  const { db, now, newId, siteData } = needs;
  return once(db, keyed, async (): Promise<AnswerTo<Set> | null> => {
    const at = now().getTime();
    const row = await readRow(db, id);
    if (!row) return problem('not_found', 'There is no such class.');
    if (row.revision !== body.seen) return problem('office_changed', 'Somebody else has changed this class.');
    if (row.state !== 'tentative' && row.state !== 'confirmed') return problem('closed', 'The class is cancelled.');
    const want = await wantedOf(needs, row, body);
    if ('fields' in want) return problem('validation', 'This cannot be.', { ...want });
    const before: SubstitutesBefore = { field: 'substitutes', substitutes: givenOf(row).substitutes };
    const undo: UndoableAct = { id: newId(), act: 'substitute_set', until: isoInstant(standsFrom(at)) };
    const json = jsonOf(undo);
    const written = await writeTogether(db, [
      beginClassAct(db, { id, seen: body.seen, toldFrom: standsFrom(at), build: siteData.build.id }),
      keepTrainerChange(db, id),
      ...putSubstitutes(db, id, want.after),
      undoable(db, { ...undo, subject: 'class', subjectId: id, accountId: session.accountId, before, at }),
      acted({ subject: 'class', id, reason: body.reason, after: { session: body.session } }, at),
      storeDone(db, keyed, { about: id, answer: json, at }),
    ]);
    return written && { json };
  });
}
