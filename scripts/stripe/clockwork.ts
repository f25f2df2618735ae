import type { createDeliveries } from './deliveries.ts';
import { settleDue } from './refunds.ts';
import { expireOverdue } from './sessions.ts';
import type { Account } from './state.ts';

/** Long timers are cut short and set again: the clock may have been moved meanwhile. */
const LONGEST_NAP = 60_000;

export interface Clockwork {
  /** Ends what the clock has passed: sessions, and refunds that take their time. */
  pass(): void;
  /** Sends what is due, soon and without being waited for: events leave after an answer and never hold it up. */
  wake(): void;
  /** Resolves when all that is due has been sent, what follows from it included. */
  settled(): Promise<void>;
  stop(): void;
}

/** What happens by itself. `rest` is called whenever it has come to rest. */
export function createClockwork(
  account: Account,
  deliveries: ReturnType<typeof createDeliveries>,
  rest: () => void,
): Clockwork {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  let stopped = false;

  const nextAt = () =>
    Math.min(
      deliveries.nextAt() ?? Infinity,
      ...account.state.sessions
        .filter(({ session }) => session.status === 'open')
        .map(({ session }) => session.expires_at * 1000),
      ...account.state.refunds.map(({ later }) => later?.at ?? Infinity),
    );

  const alarm = (ms: number) => {
    clearTimeout(timer);
    if (!stopped && ms < Infinity) timer = setTimeout(() => void run(), Math.min(Math.max(ms, 0), LONGEST_NAP));
  };

  const pass = () => {
    expireOverdue(account);
    settleDue(account);
  };

  const run = (): Promise<void> => {
    pass();
    sending ??= deliveries.sendDue().finally(() => {
      sending = undefined;
      rest();
      alarm(nextAt() - account.now());
    });
    return sending;
  };

  return {
    pass,
    wake: () => alarm(0),
    async settled() {
      do await run();
      while ((deliveries.nextAt() ?? Infinity) <= account.now());
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
