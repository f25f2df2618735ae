import type { TrainersClass, TrainersClasses, TrainersQuery } from '../../src/domain/classes/office-classes.ts';
import { PAGE_ROWS } from '../../src/domain/office/audit.ts';
import { isRecordingFile } from '../../src/domain/training/contract.ts';
import { REPORTABLE_DAYS } from '../../src/domain/training/trainer-report.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { DAY_MS } from '../platform/tasks.ts';
import { readClass } from './file.ts';
import { factsOf, type SummedRow } from './list.ts';
import { readNeeds } from './needs.ts';
import { FIND_GIVEN, IS_GIVEN, WHOSE_RECORDING } from './trainers-sql.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData'>;

/** A class is the trainer's to look at for as long as it is reported on. Milliseconds. */
const OPEN_MS = REPORTABLE_DAYS * DAY_MS;

/** Whether the account is the trainer of the class. */
export async function isGivenBy(
  { db, now }: Pick<Needs, 'db' | 'now'>,
  accountId: number,
  id: string,
): Promise<boolean> {
  const since = now().getTime() - OPEN_MS;
  return (await db.prepare(IS_GIVEN).bind(id, accountId, since).first()) !== null;
}

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

/** The classes of a trainer by their date, without what they cost. */
export async function givenClasses(
  { db, now }: Needs,
  accountId: number,
  { when, next }: TrainersQuery,
): Promise<TrainersClasses> {
  const at = now().getTime();
  const [after, id] = next === '' ? [null, ''] : next.split(' ');
  const { results } = await db
    .prepare(FIND_GIVEN)
    .bind(
      ...[at, accountId, at - OPEN_MS, when === 'begun' ? 1 : 0],
      ...[after === null ? null : Number(after), id ?? '', PAGE_ROWS + 1],
    )
    .all<SummedRow>();
  const shown = results.slice(0, PAGE_ROWS);
  const last = shown.at(-1);
  return {
    classes: shown.map((row) => factsOf(row, at)),
    next: results.length > PAGE_ROWS && last ? `${last.starts_at} ${last.id}` : null,
  };
}

/** One of them, with the names of bookings that were proved alone: no words of strangers. `null` where it is not theirs. */
export async function givenClass(needs: Needs, accountId: number, id: string): Promise<TrainersClass | null> {
  const read = (await isGivenBy(needs, accountId, id)) ? await readClass(needs, id) : null;
  if (!read) return null;
  const seats = read.people.filter(({ state, proved }) => state === 'confirmed' && proved === 1);
  const known = new Set(seats.map((seat) => seat.id));
  return {
    ...read.file,
    marks: read.file.marks.filter(({ participantId }) => known.has(participantId)),
    people: seats.map(({ id: seat, name, needs: told }) => ({
      ...{ id: seat, name },
      needs: readNeeds(told).map(({ needs: words }) => words),
    })),
    linkHosts: needs.siteData.trainerLinks,
  };
}
