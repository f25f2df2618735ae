import { useState } from 'react';
import type { Result } from '../../api/result.ts';
import type { ErrorCode } from '../../domain/api/errors.ts';
import { accountForms } from '../../stores/account-forms.ts';
import { callOffice } from '../../stores/office-gate.ts';

/** What became of one of many acts. */
export interface Outcome {
  id: string;
  state: 'waiting' | 'done' | 'failed';
  code?: ErrorCode;
}

/**
 * The same act on many things, one after the other, each under a key of its own: what failed is known by its id, and done again
 * without the rest. `act` names it.
 */
export function useSequence(act: string, onDone: () => void) {
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);

  async function run<Body extends object>(
    ids: readonly string[],
    bodyOf: (id: string) => Body,
    send: (id: string, body: Body, key: string) => Promise<Result<unknown, unknown>>,
  ): Promise<void> {
    const set = (id: string, outcome: Omit<Outcome, 'id'>) =>
      setOutcomes((before) => before.map((one) => (one.id === id ? { id, ...outcome } : one)));
    setOutcomes((before) => [
      ...before.filter((one) => one.state === 'done' && !ids.includes(one.id)),
      ...ids.map((id): Outcome => ({ id, state: 'waiting' })),
    ]);
    for (const id of ids) {
      const body = bodyOf(id);
      const result = await callOffice(() => accountForms.sendOnce(`${act} ${id}`, body, (key) => send(id, body, key)));
      set(id, result.ok ? { state: 'done' } : { state: 'failed', code: result.code });
    }
    onDone();
  }
  return { outcomes, run };
}
