import type { OfficeClass } from '../../src/domain/classes/office-classes.ts';
import { csvOf } from '../../src/domain/csv.ts';
import type * as calls from '../../src/domain/needs/courseware-calls.ts';
import type { CoursewareSeat } from '../../src/domain/needs/courseware.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { officeCourseware as en } from '../../src/i18n/strings/en/office/courseware.ts';
import { officeCourseware as fr } from '../../src/i18n/strings/fr/office/courseware.ts';
import { done, problem, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { rowsOf, writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import * as sql from './courseware-sql.ts';
import { isClass } from './is-class.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData'>;

const missing = () => problem('not_found', 'There is no such class.');

/** Who gets the courseware of a class by post; `null` where it does not go by post. */
export async function coursewareOf({ db }: Pick<Needs, 'db'>, classId: string): Promise<OfficeClass['courseware']> {
  const [posted, seats] = await db.batch([
    db.prepare(sql.IS_POSTED).bind(classId),
    db.prepare(sql.COURSEWARE_OF_CLASS).bind(classId),
  ]);
  if (rowsOf(posted).length === 0) return null;
  return rowsOf<Omit<CoursewareSeat, 'sentOn'> & { sent_on: string | null }>(seats).map(
    ({ sent_on: sentOn, ...row }) => ({
      ...row,
      sentOn,
    }),
  );
}

type Post = typeof calls.postCourseware;

/** Has it go by post, or not any more: what was given of addresses stays until its time is over. */
export function setPosted(
  { db, now }: Needs,
  { params: { id }, body: { posted }, keyed, acted }: Asked<Post>,
): Promise<AnswerTo<Post>> {
  return once(db, keyed, async (): Promise<AnswerTo<Post> | null> => {
    if (!(await isClass(db, id))) return missing();
    const at = now().getTime();
    const written = await writeTogether(db, [
      posted ? db.prepare(sql.POST_CLASS).bind(id, at) : db.prepare(sql.POST_NO_MORE).bind(id),
      acted({ subject: 'class', id, after: { posted } }, at),
      storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}

type Send = typeof calls.sendCourseware;

/** Writes down to whom it was sent, by the office's day, or that it was not. */
export function setSent(
  { db, now, siteData }: Needs,
  { params: { id }, body: { participants, sent }, keyed, acted }: Asked<Send>,
): Promise<AnswerTo<Send>> {
  return once(db, keyed, async (): Promise<AnswerTo<Send> | null> => {
    if (!(await isClass(db, id))) return missing();
    const at = now().getTime();
    const people = JSON.stringify(participants);
    const written = await writeTogether(db, [
      sent
        ? db.prepare(sql.COURSEWARE_SENT).bind(id, people, dateIn(siteData.office.timeZone, at), at)
        : db.prepare(sql.COURSEWARE_NOT_SENT).bind(id, people),
      acted({ subject: 'class', id, after: { people: participants.length, posted: sent } }, at),
      storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}

/** Takes it back of seats that others take from whom it was sent to: for the batch that names them. */
export const sentToOthers = (db: D1Database, bookingId: string, seats: readonly string[]): D1PreparedStatement =>
  db.prepare(sql.SENT_TO_OTHERS).bind(bookingId, JSON.stringify(seats));

/** Names and addresses as a table, a column a line; `null` where there is no such class, or it goes by no post. */
export async function coursewareTable(needs: Needs, classId: string, lang: Locale): Promise<string | null> {
  const seats = await coursewareOf(needs, classId);
  if (!seats) return null;
  const { table: t } = { en, fr }[lang];
  const lines = (address: string) => Array.from({ length: 6 }, (_, line) => address.split('\n')[line] ?? '');
  const head = [t.name, t.organisation, ...lines('').map((_, line) => `${t.line} ${line + 1}`), t.email, t.sentOn];
  return csvOf(
    lang,
    head,
    seats.map(({ name, organisation, address, email, sentOn }) => [
      ...[name, organisation, ...lines(address), email, sentOn ?? ''],
    ]),
  );
}
