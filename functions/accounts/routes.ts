import type { Context, Hono, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { LoginRequest, PasswordMailRequest, UpdatePasswordRequest } from '../../src/domain/accounts/contract.ts';
import { emailKey } from '../../src/domain/fields.ts';
import { problem, sendProblem } from '../platform/answers.ts';
import type { AppEnv, Dependencies } from '../platform/dependencies.ts';
import { byAddress, limited } from '../platform/limits/limited.ts';
import { limits } from '../../src/domain/api/limits.ts';
import { deliverQuietly } from '../platform/mail/outbox.ts';
import { privateAnswers } from '../platform/middleware/api-headers.ts';
import { endpoint } from '../platform/middleware/endpoint.ts';
import { jsonBody, parseFields, readJson } from '../platform/middleware/body.ts';
import { sameOrigin } from '../platform/middleware/same-origin.ts';
import { logIn } from './login.ts';
import { MAX_HASHES, slotsOf } from './password.ts';
import { clearSessionCookie, presentedToken, requireSession, setSessionCookie } from './session.ts';
import { askForPasswordLink, setPassword } from './set-password.ts';
import { END_SESSION } from './sql.ts';

const Empty = v.object({});

/** The calls of `src/domain/accounts/contract.ts`. */
export function accountRoutes(app: Hono<AppEnv>, needs: Dependencies): void {
  const { db } = needs;
  const slots = slotsOf(MAX_HASHES);
  const fromSite = [privateAnswers(), sameOrigin(needs.origin)] as const;
  const change = [...fromSite, jsonBody()] as const;

  endpoint(
    app,
    'POST',
    '/website/validate-login',
    ...change,
    limited(needs, [limits.change, byAddress], [limits.login, byAddress]),
    needsSecret(needs),
    async (c) => {
      const body = await readJson(c, LoginRequest);
      if ('problem' in body) return sendProblem(c, body);
      const visitor = { address: byAddress(c), session: await presentedToken(c) };
      const outcome = await logIn({ ...needs, secret: needs.secret! }, slots, body.value, visitor);
      if ('problem' in outcome) return sendProblem(c, outcome);
      if ('text' in outcome) return c.json(outcome.text);
      setSessionCookie(c, outcome.token);
      return c.json(outcome.accountId);
    },
  );

  endpoint(app, 'GET', '/website/session', privateAnswers(), requireSession(needs), (c) => c.json(c.get('session')!));

  endpoint(app, 'POST', '/website/logout', ...change, limited(needs, [limits.change, byAddress]), async (c) => {
    const body = await readJson(c, Empty);
    if ('problem' in body) return sendProblem(c, body);
    const session = await presentedToken(c);
    if (session !== undefined) await db.prepare(END_SESSION).bind(session).run();
    clearSessionCookie(c);
    return c.body(null, 204);
  });

  endpoint(
    app,
    'POST',
    '/website/update-login-password-email',
    ...fromSite,
    limited(needs, [limits.change, byAddress], [limits.passwordMail, byAddress], [limits.passwordMailTo, byEmail]),
    needsSecret(needs),
    async (c) => {
      const query = parseFields({ Email: c.req.query('Email') }, PasswordMailRequest);
      if ('problem' in query) return sendProblem(c, query);
      await askForPasswordLink({ ...needs, secret: needs.secret! }, query.value.Email);
      // The same for everybody, as is the answer, which waits for no mail.
      c.executionCtx.waitUntil(deliverQuietly(needs));
      return c.body(null, 204);
    },
  );

  endpoint(
    app,
    'POST',
    '/website/update-login-password',
    ...change,
    limited(needs, [limits.change, byAddress], [limits.updatePassword, byAddress]),
    needsSecret(needs),
    async (c) => {
      const body = await readJson(c, UpdatePasswordRequest);
      if ('problem' in body) return sendProblem(c, body);
      const refused = await setPassword({ ...needs, secret: needs.secret! }, slots, body.value);
      if (refused) return sendProblem(c, refused);
      clearSessionCookie(c);
      return c.body(null, 204);
    },
  );
}

/** The e-mail that a mail is asked for, in any spelling; an account is not looked for, so nothing is told of one. */
function byEmail(c: Context): string {
  return `email ${emailKey((c.req.query('Email') ?? '').slice(0, 254)) ?? ''}`;
}

/** Calls that cannot be answered without the worker's secret say so, and the rest of the site goes on. */
export function needsSecret({ secret, log }: Pick<Dependencies, 'secret' | 'log'>): MiddlewareHandler<AppEnv> {
  return async function needsSecret(c, next) {
    if (secret !== null) return next();
    log('error', 'secret_missing', { requestId: c.get('requestId'), secret: 'PASSWORD_PEPPER' });
    return sendProblem(c, problem('unavailable', 'This is not configured.'));
  };
}
