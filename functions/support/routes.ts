import type { Hono } from 'hono';
import { SupportRequest } from '../../src/domain/training/support.ts';
import { requireSession } from '../accounts/session.ts';
import { send, sendProblem } from '../platform/answers.ts';
import { keyedCall } from '../platform/idempotency.ts';
import type { AppEnv, Dependencies } from '../platform/dependencies.ts';
import { byAccount, byAddress, limited } from '../platform/limits/limited.ts';
import { limits } from '../../src/domain/api/limits.ts';
import { deliverQuietly } from '../platform/mail/outbox.ts';
import { privateAnswers } from '../platform/middleware/api-headers.ts';
import { endpoint } from '../platform/middleware/endpoint.ts';
import { jsonBody, readJson } from '../platform/middleware/body.ts';
import { sameOrigin } from '../platform/middleware/same-origin.ts';
import { currentClass } from '../training/view.ts';
import { storeRequest } from './request.ts';

/** The calls of `src/domain/training/support.ts`. */
export function supportRoutes(app: Hono<AppEnv>, needs: Dependencies): void {
  const own = [privateAnswers(), requireSession(needs)] as const;

  endpoint(app, 'GET', '/website/live-support', ...own, async (c) =>
    c.json({ current: await currentClass(needs, c.get('session')!) }),
  );

  endpoint(
    app,
    'POST',
    '/website/support-request',
    ...own,
    sameOrigin(needs.origin),
    jsonBody(),
    limited(needs, [limits.change, byAddress], [limits.form, byAddress], [limits.accountForm, byAccount]),
    async (c) => {
      const body = await readJson(c, SupportRequest);
      if ('problem' in body) return sendProblem(c, body);
      const { accountId } = c.get('session')!;
      const call = await keyedCall(`support-request ${accountId}`, c.req.header('idempotency-key'), body.value);
      if ('problem' in call) return sendProblem(c, call);
      const answer = await storeRequest(needs, call, accountId, body.value);
      if ('json' in answer) c.executionCtx.waitUntil(deliverQuietly(needs));
      return send(c, answer);
    },
  );
}
