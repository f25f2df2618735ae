import type { Context, MiddlewareHandler } from 'hono';
import { isOffice, type Caller } from '../../src/domain/accounts/access.ts';
import type { SessionView } from '../../src/domain/accounts/contract.ts';
import type { Call } from '../../src/domain/api/call.ts';
import { problem, sendProblem } from './answers.ts';
import type { AppEnv } from './dependencies.ts';

/** A live session, with what its guards ask for. */
export interface Opened {
  view: SessionView;
  /** The second factor was shown for what is about money or somebody's account, some minutes ago at most. */
  isSudo: boolean;
  /** When the office was used last; milliseconds. */
  seenAt: number | null;
  /** Of its token. */
  digest: string;
}

/** Who keeps sessions, as the guards of calls need it. */
export interface Sessions {
  /** Whether a request brings something that may be a session. */
  brought: (c: Context<AppEnv>) => boolean;
  /** Whose request this is; `null` where it brings no live session. */
  read: (c: Context<AppEnv>) => Promise<Opened | null>;
  /** Puts off the lock of the office. */
  officeSeen: (opened: Opened) => Promise<void>;
  /** Takes what opens nothing away from the browser. */
  forget: (c: Context<AppEnv>) => void;
}

/**
 * Lets a request through that brings a live session of one of the call's roles, and leaves whose it is in `c.var.session`;
 * every query about somebody's data takes its account from there. Without a session it is a 401; to another role the
 * call does not exist. Calls of the office ask for a second factor besides.
 */
export function requireRole(sessions: Sessions, call: Call): MiddlewareHandler<AppEnv> {
  return async function requireRole(c, next) {
    const opened = await sessions.read(c);
    if (!opened) {
      if (sessions.brought(c)) sessions.forget(c);
      return sendProblem(c, problem('unauthorized', 'There is no session.'));
    }
    const { view } = opened;
    if (!call.access.includes(view.role satisfies Caller)) {
      return sendProblem(c, problem('not_found', 'There is no such call.'));
    }
    if (isOffice(call.access) && !call.beforeSecondFactor) {
      const locked = lockedBy(opened, call);
      if (locked) return sendProblem(c, locked);
      await sessions.officeSeen(opened);
    }
    c.set('session', view);
    c.set('isSudo', opened.isSudo);
    return next();
  };
}

function lockedBy({ view, isSudo }: Opened, { sudo }: Call) {
  if (view.office !== 'open') return problem('second_factor_required', 'The second factor has to be shown.');
  return sudo && !isSudo ? problem('sudo_required', 'The second factor has to be shown once more.') : null;
}
