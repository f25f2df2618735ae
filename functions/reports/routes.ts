import type { Hono, MiddlewareHandler } from 'hono';
import { REPORT_DAYS, ReportRequest, type ReportClasses } from '../../src/domain/trainer-report.ts';
import { requireSession } from '../accounts/session.ts';
import { problem, sendProblem } from '../answers.ts';
import { keyOfHeader } from '../booking/idempotency.ts';
import { eventDetail, type EventRow } from '../catalogue/events.ts';
import type { AppEnv, Dependencies } from '../dependencies.ts';
import { byAccount, byAddress, limited } from '../limits/limited.ts';
import { limits } from '../limits/rules.ts';
import { deliverQuietly } from '../mail/outbox.ts';
import { privateAnswers } from '../middleware/api-headers.ts';
import { readAndWrite } from '../middleware/endpoint.ts';
import { jsonBody, readJson } from '../middleware/json-body.ts';
import { sameOrigin } from '../middleware/same-origin.ts';
import {
  CLASSES_TO_REPORT,
  INSERT_ATTENDANCE,
  INSERT_REPORT,
  PEOPLE_TO_REPORT,
  QUEUE_REPORT_MAIL,
  REPORT_KEY,
} from './sql.ts';

const REPORT_MS = REPORT_DAYS * 24 * 3_600_000;

/** To anybody but a trainer, these calls do not exist. */
function trainersOnly(): MiddlewareHandler<AppEnv> {
  return async function trainersOnly(c, next) {
    if (c.get('session')!.role === 'trainer') return next();
    return sendProblem(c, problem('not_found', 'There is no such call.'));
  };
}

/** The calls of `src/domain/trainer-report.ts`. */
export function reportRoutes(app: Hono<AppEnv>, needs: Dependencies): void {
  const { db, now, newId, siteData } = needs;

  readAndWrite(app, '/website/trainer-report', {
    guards: [privateAnswers(), requireSession(needs), trainersOnly()],
    get: async (c) => c.json(await classesToReport(needs, c.get('session')!.accountId)),
    postGuards: [
      sameOrigin(needs.origin),
      jsonBody(),
      limited(needs, [limits.change, byAddress], [limits.form, byAddress], [limits.accountForm, byAccount]),
    ],
    post: async (c) => {
      const read = keyOfHeader(c.req.header('idempotency-key'));
      if ('problem' in read) return sendProblem(c, read);
      const { key } = read;
      const body = await readJson(c, ReportRequest);
      if ('problem' in body) return sendProblem(c, body);
      const { accountId } = c.get('session')!;
      const { eventId, attendance, covered, incidents, followUp } = body.value;
      const at = now().getTime();
      const id = newId();
      await db.batch([
        db.prepare(INSERT_REPORT).bind(id, accountId, eventId, key, covered, incidents, followUp, at, at - REPORT_MS),
        db.prepare(INSERT_ATTENDANCE).bind(id, JSON.stringify(attendance)),
        db.prepare(QUEUE_REPORT_MAIL).bind(id, siteData.mail.office, at),
      ]);
      const stored = await db.prepare(REPORT_KEY).bind(accountId, eventId).first<string>('key');
      if (stored === null) return sendProblem(c, problem('not_found', 'There is no such class to report on.'));
      if (stored !== key) return sendProblem(c, problem('already_sent', 'This class was reported on.'));
      c.executionCtx.waitUntil(deliverQuietly(needs));
      return c.json({}, 201);
    },
  });
}

async function classesToReport({ db, now }: Dependencies, accountId: number): Promise<ReportClasses> {
  const at = now().getTime();
  const { results } = await db
    .prepare(CLASSES_TO_REPORT)
    .bind(accountId, at, at - REPORT_MS)
    .all<EventRow & { reported: 0 | 1 }>();
  const people = await db
    .prepare(PEOPLE_TO_REPORT)
    .bind(accountId, JSON.stringify(results.map(({ id }) => id)))
    .all<{ id: string; class_id: string; name: string }>();
  return {
    classes: results.map((row) => ({
      event: eventDetail(row, at),
      participants: people.results
        .filter(({ class_id, name }) => class_id === row.id && name !== '')
        .map(({ id, name }) => ({ id, name })),
      reported: row.reported === 1,
    })),
  };
}
