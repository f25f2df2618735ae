import { createApi } from './api.ts';
import { createClockwork } from './clockwork.ts';
import { createControl, type Control } from './control.ts';
import { createDeliveries, RETRY_AFTER, wants, type Receiver } from './deliveries.ts';
import { createFaults } from './faults.ts';
import { createKeys } from './keys.ts';
import { createPages } from './pages.ts';
import { createPlans } from './plans.ts';
import { emptyState, type Account, type State } from './state.ts';

export interface StripeDoubleOptions {
  /** Where the double is reached, without a slash at the end; pages of payment and receipts have their addresses there. */
  url: string;
  /** Where events are sent; without it they can only be listed. */
  webhook?: Receiver;
  /** What an earlier double remembered. */
  state?: State;
  /** Called with all of the state before an answer that changed it is given. */
  save?: (state: State) => void;
  /** Sends the webhooks; the global `fetch` without it. */
  fetch?: (request: Request) => Promise<Response>;
  /** The machine's clock, in milliseconds. */
  wallClock?: () => number;
  /** How long after each failed delivery the next is tried, in milliseconds. */
  retryAfter?: readonly number[];
}

export interface StripeDouble {
  /** Stripe's API below `/v1`, the page of payment, and the double's own controls below `/_test`. */
  fetch(request: Request): Promise<Response>;
  control: Control;
  /** Ends its timers; what is waiting then waits for the next start. */
  close(): void;
}

/** Stripe on this machine: the same calls, answers, page and webhooks, with a memory of what was paid. */
export function createStripeDouble(options: StripeDoubleOptions): StripeDouble {
  const { url, state = emptyState(), save, wallClock = Date.now, retryAfter = RETRY_AFTER } = options;
  let receiver = options.webhook;
  const account: Account = {
    state,
    url,
    now: () => wallClock() + state.ahead,
    request: { id: null, key: null },
    onEvent(event) {
      if (receiver && wants(receiver, event.type)) plans.follow(event);
    },
  };
  const plans = createPlans(account);
  const faults = createFaults();
  const send = options.fetch ?? ((request: Request) => fetch(request));
  const deliveries = createDeliveries(account, { receiver: () => receiver, fetch: send, wallClock, retryAfter });
  const clockwork = createClockwork(account, deliveries, () => save?.(state));
  const { settled } = clockwork;
  const control = createControl(account, { faults, plans, settled, receive: (next) => (receiver = next) });
  const api = createApi(account, createKeys(state, account.now));
  const pages = createPages(account);

  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/v1/')) return faults.around(request, async (inside) => api.fetch(request, { inside }));
    if (pathname.startsWith('/_test/')) return control.fetch(request);
    return pages.fetch(request);
  };

  return {
    async fetch(request) {
      clockwork.pass();
      try {
        return await answer(request);
      } finally {
        save?.(state);
        clockwork.wake();
      }
    },
    control,
    close: clockwork.stop,
  };
}
