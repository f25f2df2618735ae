import type { Hono, MiddlewareHandler } from 'hono';
import { ReportRequest, type ReportClasses } from '../../src/domain/training/trainer-report.ts';
import { requireSession } from '../accounts/session.ts';
import { problem, send, sendProblem } from '../platform/answers.ts';
import { keyedCall } from '../platform/idempotency.ts';
import { eventDetail, type EventRow } from '../catalogue/events.ts';
import type { AppEnv, Dependencies } from '../platform/dependencies.ts';
import { byAccount, byAddress, limited } from '../platform/limits/limited.ts';
import { limits } from '../../src/domain/api/limits.ts';
import { deliverQuietly } from '../platform/mail/outbox.ts';
import { privateAnswers } from '../platform/middleware/api-headers.ts';
import { readAndWrite } from '../platform/middleware/endpoint.ts';
import { jsonBody, readJson } from '../platform/middleware/body.ts';
import { sameOrigin } from '../platform/middleware/same-origin.ts';
import { REPORT_MS, storeReport } from './report.ts';
import { CLASSES_TO_REPORT, PEOPLE_TO_REPORT } from './sql.ts';

/** To anybody but a trainer, these calls do not exist. */
function trainersOnly(): MiddlewareHandler<AppEnv> {
  return async function trainersOnly(c, next) {
    if (c.get('session')!.role === 'trainer') return next();
    return sendProblem(c, problem('not_found', 'There is no such call.'));
  };
}

/** The calls of `src/domain/training/trainer-report.ts`. */
export function reportRoutes(app: Hono<AppEnv>, needs: Dependencies): void {
  readAndWrite(app, '/website/trainer-report', {
    guards: [privateAnswers(), requireSession(needs), trainersOnly()],
    get: async (c) => c.json(await classesToReport(needs, c.get('session')!.accountId)),
    postGuards: [
      sameOrigin(needs.origin),
      jsonBody(),
      limited(needs, [limits.change, byAddress], [limits.form, byAddress], [limits.accountForm, byAccount]),
    ],
    post: async (c) => {
      const body = await readJson(c, ReportRequest);
      if ('problem' in body) return sendProblem(c, body);
      const { accountId } = c.get('session')!;
      const call = await keyedCall(`trainer-report ${accountId}`, c.req.header('idempotency-key'), body.value);
      if ('problem' in call) return sendProblem(c, call);
      const answer = await storeReport(needs, call, accountId, body.value);
      if ('json' in answer) c.executionCtx.waitUntil(deliverQuietly(needs));
      return send(c, answer);
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
