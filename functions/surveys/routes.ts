import type { Hono } from 'hono';
import { SurveyRequest } from '../../src/domain/training/survey.ts';
import { requireSession } from '../accounts/session.ts';
import { send, sendProblem } from '../platform/answers.ts';
import { keyedCall } from '../platform/idempotency.ts';
import { eventDetail } from '../catalogue/events.ts';
import type { AppEnv, Dependencies } from '../platform/dependencies.ts';
import { byAccount, byAddress, limited } from '../platform/limits/limited.ts';
import { limits } from '../../src/domain/api/limits.ts';
import { privateAnswers } from '../platform/middleware/api-headers.ts';
import { jsonBody, readJson } from '../platform/middleware/body.ts';
import { readAndWrite } from '../platform/middleware/endpoint.ts';
import { sameOrigin } from '../platform/middleware/same-origin.ts';
import { ownClasses } from '../training/view.ts';
import { storeSurvey } from './survey.ts';

/** The calls of `src/domain/training/survey.ts`. */
export function surveyRoutes(app: Hono<AppEnv>, needs: Dependencies): void {
  const { now } = needs;

  readAndWrite(app, '/website/participant-survey', {
    guards: [privateAnswers(), requireSession(needs)],
    get: async (c) => {
      const at = now().getTime();
      const rows = await ownClasses(needs, c.get('session')!.accountId);
      const begun = rows.filter((row) => row.starts_at <= at && row.state !== 'cancelled' && row.state !== 'withdrawn');
      return c.json({
        classes: begun.reverse().map((row) => ({ event: eventDetail(row, at), surveyed: row.surveyed === 1 })),
      });
    },
    postGuards: [
      sameOrigin(needs.origin),
      jsonBody(),
      limited(needs, [limits.change, byAddress], [limits.form, byAddress], [limits.accountForm, byAccount]),
    ],
    post: async (c) => {
      const body = await readJson(c, SurveyRequest);
      if ('problem' in body) return sendProblem(c, body);
      const { accountId } = c.get('session')!;
      const scope = `participant-survey ${accountId}`;
      const call = await keyedCall(scope, c.req.header('idempotency-key'), body.value);
      if ('problem' in call) return sendProblem(c, call);
      return send(c, await storeSurvey(needs, call, accountId, body.value));
    },
  });
}
