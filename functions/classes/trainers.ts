import type { TrainersClass, TrainersClasses, TrainersQuery } from '../../src/domain/classes/office-classes.ts';
import { giverOf, type Given } from '../../src/domain/classes/substitutes.ts';
import { PAGE_ROWS } from '../../src/domain/office/audit.ts';
import { isRecordingFile } from '../../src/domain/training/contract.ts';
import { REPORTABLE_DAYS } from '../../src/domain/training/trainer-report.ts';
import { givenOf } from '../catalogue/index.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { DAY_MS } from '../platform/tasks.ts';
import { ownAbsences } from './absences.ts';
import { readClass } from './file.ts';
import { factsOf, type SummedRow } from './list.ts';
import { readNeeds } from './needs.ts';
import { FIND_GIVEN, GIVES_SESSION, IS_GIVEN, TEACHES, WHOSE_RECORDING } from './trainers-sql.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData'>;

/** A class is the trainer's to look at for as long as it is reported on. Milliseconds. */
const OPEN_MS = REPORTABLE_DAYS * DAY_MS;

/** How a class is theirs: as a whole, for days of it in place of its trainer, or not at all. */
async function howItIsTheirs(
  { db, now }: Pick<Needs, 'db' | 'now'>,
  accountId: number,
  id: string,
): Promise<'whole' | 'days' | null> {
  const since = now().getTime() - OPEN_MS;
  const whole = await db.prepare(IS_GIVEN).bind(id, accountId, since).first<0 | 1>('whole');
  return whole === null ? null : whole === 1 ? 'whole' : 'days';
}

/** Whether the account is the trainer of the class: who gives days of it alone is not. */
export const isGivenBy = async (needs: Pick<Needs, 'db' | 'now'>, accountId: number, id: string): Promise<boolean> =>
  (await howItIsTheirs(needs, accountId, id)) === 'whole';

/** Whether they tick who is there in the session that begins then (`undefined`: one that the class has no more): the trainer of the class in any, a substitute in theirs alone. */
export async function isSessionGivenBy(
  needs: Pick<Needs, 'db' | 'now'>,
  accountId: number,
  { id, start }: { id: string; start: string | undefined },
): Promise<boolean> {
  if (await isGivenBy(needs, accountId, id)) return true;
  if (start === undefined) return false;
  const since = needs.now().getTime() - OPEN_MS;
  return (await needs.db.prepare(GIVES_SESSION).bind(id, accountId, since, Date.parse(start)).first()) !== null;
}

const teachesAs = (db: D1Database, accountId: number) => db.prepare(TEACHES).bind(accountId).first<string>('teaches');

/** The numbers of the sessions that somebody gives of a class, from 1. */
const ownDays = (given: Given, name: string | null): number[] =>
  given.sessions.flatMap((session, index) => (giverOf(given, session) === name ? [index + 1] : []));

/** `…/CLASS.mp4`, `…/CLASS-part-2.mp4` or `…/CLASS.2.mp4`. */
const isNamedAfter = (url: string, classId: string) =>
  ['.', '-'].some((end) => url.slice(url.lastIndexOf('/') + 1).startsWith(classId + end));

/**
 * Whether a trainer may link this address to a class of theirs: of the files that are served to a class alone, one that is there and
 * that a class of theirs has, or that no class has and is named after this one, since whoever sits in the class could see it.
 */
export async function isTheirsToLink(
  { db, assets, origin }: Pick<Dependencies, 'db' | 'assets' | 'origin'>,
  accountId: number,
  { classId, url }: { classId: string; url: string },
): Promise<boolean> {
  if (!isRecordingFile(url)) return true;
  const file = await assets.fetch(new Request(new URL(url, origin), { method: 'HEAD' }));
  if (file.status !== 200) return false;
  const own = await db.prepare(WHOSE_RECORDING).bind(accountId, url).first<0 | 1>('own');
  return own === null ? isNamedAfter(url, classId) : own === 1;
}

/** The classes of a trainer by their date, without what they cost, and when they are away. */
export async function givenClasses(
  needs: Needs,
  accountId: number,
  { when, next }: TrainersQuery,
): Promise<TrainersClasses> {
  const { db, now } = needs;
  const at = now().getTime();
  const [after, id] = next === '' ? [null, ''] : next.split(' ');
  const { results } = await db
    .prepare(FIND_GIVEN)
    .bind(
      ...[at, accountId, at - OPEN_MS, when === 'begun' ? 1 : 0],
      ...[after === null ? null : Number(after), id ?? '', PAGE_ROWS + 1],
    )
    .all<SummedRow>();
  const name = await teachesAs(db, accountId);
  const shown = results.slice(0, PAGE_ROWS);
  const last = shown.at(-1);
  return {
    classes: shown.map((row) => ({ ...factsOf(row, at), own: ownDays(givenOf(row), name) })),
    next: results.length > PAGE_ROWS && last ? `${last.starts_at} ${last.id}` : null,
    away: await ownAbsences(needs, accountId),
  };
}

/**
 * One of them, with the names of bookings that were proved alone: no words of strangers. Who gives days of it alone reads what was ticked on
 * these, and keeps no links of it. `null` where it is not theirs.
 */
export async function givenClass(needs: Needs, accountId: number, id: string): Promise<TrainersClass | null> {
  const how = await howItIsTheirs(needs, accountId, id);
  const read = how === null ? null : await readClass(needs, id);
  if (!read) return null;
  const own = ownDays(givenOf(read.row), await teachesAs(needs.db, accountId));
  const seats = read.people.filter(({ state, proved }) => state === 'confirmed' && proved === 1);
  const known = new Set(seats.map((seat) => seat.id));
  const isRead = (session: number) => how === 'whole' || own.includes(session);
  return {
    ...read.file,
    own,
    marks: read.file.marks.filter(({ participantId, session }) => known.has(participantId) && isRead(session)),
    people: seats.map(({ id: seat, name, needs: told }) => ({
      ...{ id: seat, name },
      needs: readNeeds(told).map(({ needs: words }) => words),
    })),
    linkHosts: how === 'whole' ? needs.siteData.trainerLinks : null,
  };
}
