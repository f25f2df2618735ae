import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../api/client.ts';
import type { Result } from '../../api/result.ts';
import { currentSession, sessionBrought } from '../../domain/accounts/calls.ts';
import type { SessionView } from '../../domain/accounts/contract.ts';
import { $accountId, grantAccess, accessEnded } from '../../stores/account.ts';
import { suggestLanguage } from '../../stores/interface-language.ts';

export interface PrivateAnswer<Value> {
  /** Whose page it is; `undefined` until that is known. */
  session: SessionView | undefined;
  /** `undefined` while it is on its way. */
  result: Result<Value> | undefined;
  reload: () => void;
}

/** Asked first where this browser's storage knows of nobody: who emptied it may still have a session. */
async function mayBeKnown(): Promise<boolean> {
  if ($accountId.get() !== undefined) return true;
  const brought = await api(sessionBrought)();
  return !brought.ok || brought.value;
}

type Asked<Value> = readonly [session: Result<SessionView>, result: Result<Value>];

/** Nothing private is asked for by who is known to be nobody: each refusal would be an error in the browser's console. */
async function ask<Value>(load: () => Promise<Result<Value>>): Promise<Asked<Value>> {
  if (await mayBeKnown()) return Promise.all([api(currentSession)(), load()]);
  const nobody = { ok: false, code: 'unauthorized' } as const;
  return [nobody, nobody];
}

/**
 * What the worker answers to who is logged in. Where it knows nobody, access is removed; what was shown goes with it,
 * also when somebody logs out in another tab.
 *
 * @param load has to be the same function as long as it loads the same
 */
export function usePrivate<Value>(load: () => Promise<Result<Value>>): PrivateAnswer<Value> {
  const accountId = useStore($accountId);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ of: string; session?: SessionView; result: Result<Value> }>();
  const wanted = `${attempt}`;

  useEffect(() => {
    let left = false;
    void ask(load).then(([session, result]) => {
      if (left) return;
      if (session.ok) {
        suggestLanguage(session.value.language);
        grantAccess(session.value.accountId);
      } else if (session.code === 'unauthorized') {
        accessEnded();
      }
      setAnswer({ of: wanted, result: session.ok ? result : session, ...(session.ok && { session: session.value }) });
    });
    return () => {
      left = true;
    };
  }, [load, wanted]);

  // A page that the back button brings up again shows what somebody saw who may have logged out.
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);

  const reload = useCallback(() => setAttempt((before) => before + 1), []);
  const current = answer?.of === wanted ? answer : undefined;
  const gone = current?.session && accountId !== String(current.session.accountId);
  return {
    session: gone ? undefined : current?.session,
    result: gone ? { ok: false, code: 'unauthorized' } : current?.result,
    reload,
  };
}
