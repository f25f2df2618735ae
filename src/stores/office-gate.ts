import { atom } from 'nanostores';
import type { Result } from '../api/result.ts';

/** Which code stands between somebody and what they do: that of a locked office, or a new one for money. */
export const $gate = atom<'lock' | 'money' | null>(null);

/** Whoever waits at the gate: with what came of it, they go on. */
let waiting: ((shown: boolean) => void)[] = [];

function wait(gate: 'lock' | 'money'): Promise<boolean> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    $gate.set(gate);
  });
}

/** The code was shown, or nobody wants to show it. */
export function leaveGate(shown: boolean): void {
  const all = waiting;
  waiting = [];
  $gate.set(null);
  for (const go of all) go(shown);
}

/**
 * Makes a call of the office. Where a code is asked for, it waits until that was shown and makes the call again; given up, it is
 * refused as it was. Where the whole session has ended, the page asks for the login.
 */
export async function callOffice<Value, Details>(
  make: () => Promise<Result<Value, Details>>,
): Promise<Result<Value, Details>> {
  for (;;) {
    const result = await make();
    if (result.ok) return result;
    if (result.code === 'unauthorized') location.reload();
    const gate =
      result.code === 'second_factor_required' ? 'lock' : result.code === 'sudo_required' ? 'money' : undefined;
    if (!gate || !(await wait(gate))) return result;
  }
}
