import type { Hono } from 'hono';
import { SurveyRequest } from '../../src/domain/survey.ts';
import { requireSession } from '../accounts/session.ts';
import { problem, sendProblem } from '../answers.ts';
import { keyOfHeader } from '../booking/idempotency.ts';
import { eventDetail } from '../catalogue/events.ts';
import type { AppEnv, Dependencies } from '../dependencies.ts';
import { byAccount, byAddress, limited } from '../limits/limited.ts';
import { limits } from '../limits/rules.ts';
import { privateAnswers } from '../middleware/api-headers.ts';
import { jsonBody, readJson } from '../middleware/json-body.ts';
import { readAndWrite } from '../middleware/endpoint.ts';
import { sameOrigin } from '../middleware/same-origin.ts';
import { ownClasses } from '../training/view.ts';
import { INSERT_SURVEY, SURVEY_KEY } from './sql.ts';

/** The calls of `src/domain/survey.ts`. */
export function surveyRoutes(app: Hono<AppEnv>, needs: Dependencies): void {
  const { db, now } = needs;

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
      const read = keyOfHeader(c.req.header('idempotency-key'));
      if ('problem' in read) return sendProblem(c, read);
      const { key } = read;
      const body = await readJson(c, SurveyRequest);
      if ('problem' in body) return sendProblem(c, body);
      const { accountId } = c.get('session')!;
      const { eventId, ratings, liked, improve, mayQuote } = body.value;
      await db
        .prepare(INSERT_SURVEY)
        .bind(accountId, eventId, key, JSON.stringify(ratings), liked, improve, Number(mayQuote), now().getTime())
        .run();
      const stored = await db.prepare(SURVEY_KEY).bind(accountId, eventId).first<string>('key');
      if (stored === null) return sendProblem(c, problem('not_found', 'There is no such class to be surveyed.'));
      if (stored !== key) return sendProblem(c, problem('already_sent', 'This class was surveyed by this account.'));
      return c.json({}, 201);
    },
  });
}
