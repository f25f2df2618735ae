import { REPORT_DAYS, type ReportRequest } from '../../src/domain/training/trainer-report.ts';
import { problem, type Answer } from '../platform/answers.ts';
import { once, type KeyedCall } from '../platform/idempotency.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { INSERT_ATTENDANCE, INSERT_REPORT, QUEUE_REPORT_MAIL, REPORT_STATE, STORE_REPORT_KEY } from './sql.ts';

/** A class is reported on for so long after it has begun. Milliseconds. */
export const REPORT_MS = REPORT_DAYS * 24 * 3_600_000;

type Needs = Pick<Dependencies, 'db' | 'now' | 'newId' | 'siteData'>;

/** Stores a trainer's report on a class with its attendance and its mail to the office, once. */
export function storeReport(
  { db, now, newId, siteData }: Needs,
  call: KeyedCall,
  accountId: number,
  { eventId, attendance, covered, incidents, followUp }: ReportRequest,
): Promise<Answer> {
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
    const answer = { status: 201, json: '{}' } as const;
    const written = await writeTogether(db, [
      db.prepare(INSERT_REPORT).bind(id, accountId, eventId, key, covered, incidents, followUp, at, since),
      db.prepare(INSERT_ATTENDANCE).bind(id, JSON.stringify(attendance)),
      db.prepare(QUEUE_REPORT_MAIL).bind(id, siteData.mail.office, at),
      db.prepare(STORE_REPORT_KEY).bind(scope, key, fingerprint, id, answer.status, answer.json, at),
    ]);
    return written && answer;
  });
}
