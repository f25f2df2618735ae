import * as calls from '../../src/domain/accounts/calls.ts';
import { done, ok } from '../platform/answers.ts';
import { answer, type Route } from '../platform/calls/route.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { forgetCart } from '../platform/cart-cookie.ts';
import { addressOfVisitor, countingClaims, networkOfVisitor, refusedByLimits } from '../platform/limits/limited.ts';
import { passwordMail, type Claim } from '../platform/limits/limiter.ts';
import { secretOf } from '../platform/secrets.ts';
import { presentedDevice, setDeviceCookie } from './device.ts';
import { isTheirOwn, logIn } from './login.ts';
import { MAX_HASHES, slotsOf } from './password.ts';
import { clearSessionCookie, presentedToken, setSessionCookie } from './session.ts';
import { askForPasswordLink, setPassword } from './set-password.ts';
import { END_SESSION } from './sql.ts';

export function handlers(needs: Dependencies): readonly Route[] {
  const slots = slotsOf(MAX_HASHES);
  const withSecret = () => ({ ...needs, secret: secretOf(needs) });

  return [
    answer(
      calls.validateLogin,
      async ({ body, c }) => {
        const visitor = {
          ...{ address: addressOfVisitor(c), network: networkOfVisitor(c) },
          ...{ device: await presentedDevice(c), session: await presentedToken(c) },
          counting: (claims: Claim[]) => countingClaims(c, needs, () => claims),
        };
        const login = logIn(withSecret(), slots, body, visitor);
        // To its end, also where whoever asked has gone: what is cut off gives its slot back late.
        c.executionCtx.waitUntil(login.catch(() => undefined));
        const outcome = await login;
        if ('problem' in outcome) return outcome;
        if ('text' in outcome) return ok(outcome.text);
        setSessionCookie(c, outcome.token);
        setDeviceCookie(c, outcome.device);
        return ok(outcome.accountId);
      },
      { needsSecret: true },
    ),

    answer(calls.currentSession, ({ session }) => ok(session)),

    answer(calls.sessionBrought, async ({ c }) => ok((await presentedToken(c)) !== undefined)),

    answer(calls.logout, async ({ c }) => {
      const session = await presentedToken(c);
      if (session !== undefined) {
        await needs.db.prepare(END_SESSION).bind(session).run();
        forgetCart(c);
      }
      clearSessionCookie(c);
      return done;
    }),

    answer(
      calls.updateLoginPasswordEmail,
      async ({ query, session, c }) => {
        const isOwn = await isTheirOwn(needs, { session, device: await presentedDevice(c) }, query.Email);
        const refused = isOwn
          ? undefined
          : await refusedByLimits(c, needs, passwordMail(networkOfVisitor(c), query.Email));
        if (refused) return refused;
        // The same for everybody, as is the answer, which waits for no mail.
        await askForPasswordLink(withSecret(), query.Email);
        return done;
      },
      { needsSecret: true, delivers: true },
    ),

    answer(
      calls.updateLoginPassword,
      async ({ body, c }) => {
        const outcome = await setPassword(withSecret(), slots, body);
        if ('problem' in outcome) return outcome;
        clearSessionCookie(c);
        setDeviceCookie(c, outcome.device);
        return done;
      },
      { needsSecret: true, delivers: true },
    ),
  ];
}
