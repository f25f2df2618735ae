import type { Hono } from 'hono';
import { SupportRequest } from '../../src/domain/support.ts';
import { requireSession } from '../accounts/session.ts';
import { problem, sendProblem } from '../answers.ts';
import { keyOfHeader } from '../booking/idempotency.ts';
import type { AppEnv, Dependencies } from '../dependencies.ts';
import { byAccount, byAddress, limited } from '../limits/limited.ts';
import { limits } from '../limits/rules.ts';
import { deliverQuietly } from '../mail/outbox.ts';
import { privateAnswers } from '../middleware/api-headers.ts';
import { endpoint } from '../middleware/endpoint.ts';
import { jsonBody, readJson } from '../middleware/json-body.ts';
import { sameOrigin } from '../middleware/same-origin.ts';
import { currentClass } from '../training/view.ts';
import { INSERT_SUPPORT_REQUEST, QUEUE_SUPPORT_MAIL, SENT_WITH_KEY } from './sql.ts';

/** The calls of `src/domain/support.ts`. */
export function supportRoutes(app: Hono<AppEnv>, needs: Dependencies): void {
  const { db, now, newId, siteData } = needs;
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
      const read = keyOfHeader(c.req.header('idempotency-key'));
      if ('problem' in read) return sendProblem(c, read);
      const { key } = read;
      const body = await readJson(c, SupportRequest);
      if ('problem' in body) return sendProblem(c, body);
      const { topic, eventId, phone, message } = body.value;
      const at = now().getTime();
      const id = newId();
      const { accountId } = c.get('session')!;
      const [stored] = await db.batch([
        db.prepare(INSERT_SUPPORT_REQUEST).bind(id, accountId, eventId, key, topic, phone, message, at),
        db.prepare(QUEUE_SUPPORT_MAIL).bind(id, siteData.mail.office, at),
      ]);
      if (stored!.meta.changes === 0) {
        const sent = await db
          .prepare(SENT_WITH_KEY)
          .bind(accountId, key)
          .first<Pick<SupportRequest, 'topic' | 'phone' | 'message'>>();
        if (sent?.topic !== topic || sent.phone !== phone || sent.message !== message) {
          return sendProblem(c, problem('key_reused', 'This Idempotency-Key was used with another body.'));
        }
      }
      c.executionCtx.waitUntil(deliverQuietly(needs));
      return c.json({}, 201);
    },
  );
}
