import { getCookie } from 'hono/cookie';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv, Dependencies } from '../platform/dependencies.ts';
import { isDatabaseFailure } from '../platform/database.ts';
import { byAccount, limited } from '../platform/limits/limited.ts';
import type { LimitRule } from '../../src/domain/api/limits.ts';
import { readSession, SESSION_COOKIE } from './session.ts';

/** For calls that anybody may make: whoever is logged in is counted by the account, too, from whatever address. */
export function limitedByAccount(
  needs: Pick<Dependencies, 'db' | 'now' | 'limiter' | 'log'>,
  rule: LimitRule,
): MiddlewareHandler<AppEnv> {
  const counted = limited(needs, [rule, byAccount]);
  return async function limitedByAccount(c, next) {
    if (getCookie(c, SESSION_COOKIE) === undefined) return next();
    const session = await readSession(needs, c).catch((error: unknown) => {
      // What needs the database says so itself.
      if (isDatabaseFailure(error)) return null;
      throw error;
    });
    if (!session) return next();
    c.set('session', session);
    return counted(c, next);
  };
}
