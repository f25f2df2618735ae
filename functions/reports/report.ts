import { REPORTABLE_DAYS, type ReportClasses, type ReportRequest } from '../../src/domain/training/trainer-report.ts';
import { datedClass, type EventRow } from '../catalogue/index.ts';
import type * as calls from '../../src/domain/training/calls.ts';
import { jsonOf, problem, type AnswerTo } from '../platform/answers.ts';
import { once, type KeyedCall } from '../platform/idempotency.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import {
  CLASSES_TO_REPORT,
  INSERT_ATTENDANCE,
  INSERT_REPORT,
  PEOPLE_TO_REPORT,
  QUEUE_REPORT_MAIL,
  REPORT_STATE,
  STORE_REPORT_KEY,
} from './sql.ts';

/** A class is reported on for so long after it has begun. Milliseconds. */
const REPORT_MS = REPORTABLE_DAYS * 24 * 3_600_000;

type Needs = Pick<Dependencies, 'db' | 'now' | 'newId' | 'siteData'>;

/** Stores a trainer's report on a class with its attendance and its mail to the office, once. */
export function storeReport(
  { db, now, newId, siteData }: Needs,
  call: KeyedCall,
  accountId: number,
  { eventId, attendance, covered, incidents, followUp }: ReportRequest,
): Promise<AnswerTo<typeof calls.sendReport>> {
  return once(db, call, async () => {
    const at = now().getTime();
    const since = at - REPORT_MS;
    const state = await db
      .prepare(REPORT_STATE)
      .bind(accountId, eventId, at, since)
      .first<{ open: 0 | 1; sent: 0 | 1 }>();
    if (state?.sent) return problem('already_sent', 'This class was reported on.');
    if (!state?.open) return problem('not_found', 'There is no such class to report on.');

    const id = newId();
    const { scope, key, fingerprint } = call;
    const answer = { status: 201, json: jsonOf({}) } as const;
    const written = await writeTogether(db, [
      db.prepare(INSERT_REPORT).bind(id, accountId, eventId, key, covered, incidents, followUp, at, since),
      db.prepare(INSERT_ATTENDANCE).bind(id, JSON.stringify(attendance)),
      db.prepare(QUEUE_REPORT_MAIL).bind(id, siteData.mail.office, at),
      db.prepare(STORE_REPORT_KEY).bind(scope, key, fingerprint, id, answer.status, answer.json, at),
    ]);
    return written && answer;
  });
}

/** Classes that a trainer may report on, with who sits in them. */
export async function classesToReport(
  { db, now }: Pick<Needs, 'db' | 'now'>,
  accountId: number,
): Promise<ReportClasses> {
  const at = now().getTime();
  const { results } = await db
    .prepare(CLASSES_TO_REPORT)
    .bind(accountId, at, at - REPORT_MS)
    .all<EventRow & { reported: 0 | 1; by_days: 0 | 1 }>();
  const people = await db
    .prepare(PEOPLE_TO_REPORT)
    .bind(accountId, JSON.stringify(results.map(({ id }) => id)))
    .all<{ id: string; class_id: string; name: string }>();
  return {
    classes: results.map((row) => ({
      event: datedClass(row, at),
      participants: people.results
        .filter(({ class_id, name }) => class_id === row.id && name !== '')
        .map(({ id, name }) => ({ id, name })),
      reported: row.reported === 1,
      byDays: row.by_days === 1,
    })),
  };
}
