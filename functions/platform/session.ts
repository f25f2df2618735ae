import type { Context, MiddlewareHandler } from 'hono';
import type { Access, Caller } from '../../src/domain/accounts/access.ts';
import type { SessionView } from '../../src/domain/accounts/contract.ts';
import { problem, sendProblem } from './answers.ts';
import type { AppEnv } from './dependencies.ts';

/** Who keeps sessions, as the guards of calls need it. */
export interface Sessions {
  /** Whether a request brings something that may be a session. */
  brought: (c: Context<AppEnv>) => boolean;
  /** Whose request this is; `null` where it brings no live session. */
  read: (c: Context<AppEnv>) => Promise<SessionView | null>;
  /** Takes what opens nothing away from the browser. */
  forget: (c: Context<AppEnv>) => void;
}

/**
 * Lets a request through that brings a live session of one of these roles, and leaves whose it is in `c.var.session`;
 * every query about somebody's data takes its account from there. Without a session it is a 401; to another role the
 * call does not exist.
 */
export function requireRole(sessions: Sessions, access: Access): MiddlewareHandler<AppEnv> {
  return async function requireRole(c, next) {
    const session = await sessions.read(c);
    if (!session) {
      if (sessions.brought(c)) sessions.forget(c);
      return sendProblem(c, problem('unauthorized', 'There is no session.'));
    }
    if (!access.includes(session.role satisfies Caller)) {
      return sendProblem(c, problem('not_found', 'There is no such call.'));
    }
    c.set('session', session);
    return next();
  };
}
