import type { PaidBefore } from '../stripe/remembered.ts';
import { startStripeDouble, type StripeServer } from '../stripe/server.ts';

export interface CardCompany {
  /** Variables of the worker that is to ask it. */
  vars: Record<string, string>;
  /** Where it is reached; `null` where Stripe itself is asked. */
  url: string | null;
  /** Knows what was paid before it was there; Stripe itself does not. */
  remember(payments: readonly PaidBefore[]): Promise<void>;
  stop(): Promise<void>;
}

interface Settings {
  /** The site's address, which is told of payments. */
  site: string;
  /** Any that is free where it is taken. */
  port: number;
  /** Where it remembers from one start to the next. */
  stateFile?: string;
}

/** No secret: they open what plays the card company, and nothing else. */
const SECRET_KEY = 'sk_test_this_machine';
const WEBHOOK_SECRET = 'whsec_this_machine';

/** What plays the card company for a local worker; with keys of Stripe's test mode in the environment, Stripe itself. */
export async function startCards({ site, port, stateFile }: Settings): Promise<CardCompany> {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = process.env;
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET) {
    if (!STRIPE_SECRET_KEY.includes('_test_')) throw new Error('STRIPE_SECRET_KEY: only a key of the test mode');
    const nothing = () => Promise.resolve();
    return { vars: { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }, url: null, remember: nothing, stop: nothing };
  }
  const webhook = { url: `${site}/Website/card-events`, secret: WEBHOOK_SECRET };
  const start = (wanted: number) =>
    startStripeDouble({ port: wanted, webhook, ...(stateFile !== undefined && { stateFile }) });
  const server: StripeServer = await start(port).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return start(0);
  });
  return {
    vars: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: server.url,
    },
    url: server.url,
    async remember(payments) {
      const body = JSON.stringify(payments);
      const answer = await fetch(`${server.url}/_test/payments`, { method: 'POST', body });
      if (!answer.ok) throw new Error(`The card company of this machine answered ${answer.status}`);
    },
    stop: () => server.stop(),
  };
}
