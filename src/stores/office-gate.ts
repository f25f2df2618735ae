import { atom } from 'nanostores';
import type { Result } from '../api/result.ts';
import { IDLE_LOCK_MINUTES } from '../domain/office/second-factor.ts';

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

/** When the office was used last in this tab; epoch milliseconds. */
let usedAt = Date.now();

/** The code was shown, or nobody wants to show it. */
export function leaveGate(shown: boolean): void {
  if (shown) usedAt = Date.now();
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
    if (result.ok) {
      usedAt = Date.now();
      return result;
    }
    if (result.code === 'unauthorized') location.reload();
    const gate =
      result.code === 'second_factor_required' ? 'lock' : result.code === 'sudo_required' ? 'money' : undefined;
    if (!gate || !(await wait(gate))) return result;
  }
}

/** How often a screen looks whether it is locked. Milliseconds. */
const LOOK_MS = 15_000;

/** How often it asks whether another tab is used. Milliseconds. */
const ASK_MS = 60_000;

/**
 * Locks the screen when the office is locked for want of calls, so that nobody reads what was left open: until the returned function
 * is called. `isOpen` asks the server, since another tab may have been used meanwhile; without an answer it is locked.
 */
export function lockWhenIdle(isOpen: () => Promise<boolean>): () => void {
  usedAt = Date.now();
  let asking = false;
  const look = async () => {
    const isIdle = () => Date.now() - usedAt >= IDLE_LOCK_MINUTES * 60_000;
    if (asking || $gate.get() === 'lock' || !isIdle()) return;
    asking = true;
    const open = await isOpen().catch(() => false);
    asking = false;
    if (!isIdle()) return;
    if (open) usedAt += ASK_MS;
    else $gate.set('lock');
  };
  const now = () => void look();
  const timer = setInterval(now, LOOK_MS);
  // Timers sleep with the machine and in tabs that nobody sees.
  addEventListener('pageshow', now);
  document.addEventListener('visibilitychange', now);
  return () => {
    clearInterval(timer);
    removeEventListener('pageshow', now);
    document.removeEventListener('visibilitychange', now);
  };
}
