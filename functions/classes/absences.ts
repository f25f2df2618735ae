import type {
  Absence,
  Absences,
  AbsencesQuery,
  DaysAway,
  OwnAbsence,
  PutAbsence,
} from '../../src/domain/classes/absences.ts';
import type * as calls from '../../src/domain/classes/absence-calls.ts';
import { first, present } from '../../src/domain/present.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { done, isoInstant, jsonOf, problem, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import * as sql from './absences-sql.ts';
import { titlesOf } from './list.ts';
import { isOfTeam } from './teachers.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'newId' | 'siteData'>;
type Reads = Pick<Needs, 'db' | 'now'>;
type Put = typeof calls.putAbsence;
type TakeBack = typeof calls.takeAbsenceBack;

interface Row {
  id: string;
  trainer: string;
  first_day: string;
  last_day: string;
  kind: Absence['kind'];
  note: string;
  at: number;
  who: string | null;
}

interface ClassRow {
  absence_id: string;
  id: string;
  time_zone: string;
  start: string;
  title_en: string | null;
  title_fr: string | null;
}

/** Later than any day that can be written. */
const NO_END = '9999-12-31';

type Entry = Omit<Absence, 'classes'>;

/** Entries with what is still to be given on their days: each class once, by its days. */
async function withClasses({ db, now }: Reads, entries: readonly Entry[]): Promise<Absence[]> {
  const asked = db.prepare(sql.CLASSES_WITHOUT).bind(now().getTime(), JSON.stringify(entries));
  const { results } = entries.length > 0 ? await asked.all<ClassRow>() : { results: [] };
  return entries.map((entry) => {
    const own = Map.groupBy(
      results.filter((row) => row.absence_id === entry.id),
      ({ id }) => id,
    );
    const classes = [...own.values()].map((rows) => ({
      ...{ id: first(rows).id, title: titlesOf(first(rows)) },
      days: rows.map((row) => dateIn(row.time_zone, row.start)),
    }));
    return { ...entry, classes };
  });
}

const entryOf = ({ first_day: from, last_day: to, at, ...row }: Row): Entry => ({
  ...row,
  from,
  to,
  at: isoInstant(at),
});

/** The days on which some trainers are away from a day on, by their names. */
export async function daysAway(
  db: D1Database,
  trainers: readonly string[],
  from: string,
): Promise<ReadonlyMap<string, DaysAway[]>> {
  const { results } = await db
    .prepare(sql.DAYS_AWAY)
    .bind(JSON.stringify(trainers), from, NO_END)
    .all<DaysAway & { trainer: string }>();
  const days = results.map(({ trainer, ...one }) => [trainer, one] as const);
  return new Map(
    [...Map.groupBy(days, ([trainer]) => trainer)].map(([trainer, own]) => [trainer, own.map(([, one]) => one)]),
  );
}

/** Who is away on some days: from today on, by the office's clock, where none are said. */
export async function officeAbsences(needs: Omit<Needs, 'newId'>, { from, to }: AbsencesQuery): Promise<Absences> {
  const { db, now, siteData } = needs;
  const since = from || dateIn(siteData.office.timeZone, now().getTime());
  const { results } = await db
    .prepare(sql.ABSENCES_BETWEEN)
    .bind(since, to || NO_END)
    .all<Row>();
  const trainers = siteData.trainers.map(({ name }) => name).sort((one, other) => one.localeCompare(other));
  return { absences: await withClasses(needs, results.map(entryOf)), trainers };
}

/** The days from today on that a trainer's account is written down as away. */
export async function ownAbsences({ db, now, siteData }: Omit<Needs, 'newId'>, accountId: number) {
  const today = dateIn(siteData.office.timeZone, now().getTime());
  const { results } = await db.prepare(sql.OWN_ABSENCES).bind(accountId, today).all<OwnAbsence>();
  return results;
}

/** The days for which that trainer is written down already. */
const overlapping = (db: D1Database, { trainer, from, to }: PutAbsence): Promise<DaysAway | null> =>
  db
    .prepare(sql.DAYS_AWAY)
    .bind(JSON.stringify([trainer]), from, to)
    .first<DaysAway & { trainer: string }>()
    .then((row) => row && { from: row.from, to: row.to });

/** Writes down that somebody is away, once, and says what they were to give on these days. Whose days they are does not go into the journal. */
export function putAbsence(needs: Needs, { body, keyed, session, acted }: Asked<Put>): Promise<AnswerTo<Put>> {
  const { db, now, newId, siteData } = needs;
  return once(db, keyed, async (): Promise<AnswerTo<Put> | null> => {
    const { trainer, from, to, kind, note } = body;
    if (!isOfTeam(siteData, trainer))
      return problem('validation', 'This cannot be.', { fields: { trainer: 'choose' } });
    const overlaps = await overlapping(db, body);
    if (overlaps)
      return problem('validation', `Away already: ${overlaps.from} to ${overlaps.to}.`, {
        fields: { from: 'duplicate' },
        overlaps,
      });
    const [id, at] = [newId(), now().getTime()];
    const entry = { ...body, id, who: session.firstName, at: isoInstant(at) };
    const json = jsonOf(present((await withClasses(needs, [entry]))[0]));
    const written = await writeTogether(db, [
      db.prepare(sql.PUT_ABSENCE).bind(id, trainer, from, to, kind, note, session.accountId, at),
      acted({ subject: 'absence', id, after: { from, until: to } }, at),
      storeDone(db, keyed, { about: id, status: 201, answer: json, at }),
    ]);
    return written && { status: 201, json };
  });
}

/** Takes an entry back, once: the days are as if it had never been written. */
export function takeAbsenceBack(
  { db, now }: Reads,
  { params: { id }, keyed, session, acted }: Asked<TakeBack>,
): Promise<AnswerTo<TakeBack>> {
  return once(db, keyed, async (): Promise<AnswerTo<TakeBack> | null> => {
    const row = await db.prepare(sql.ABSENCE).bind(id).first<Row>();
    if (!row) return problem('closed', 'It is taken back already, or there is none.');
    const at = now().getTime();
    const written = await writeTogether(db, [
      db.prepare(sql.TAKE_ABSENCE_BACK).bind(id, at, session.accountId),
      acted({ subject: 'absence', id, before: { from: row.first_day, until: row.last_day } }, at),
      storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}
