import Stripe from 'stripe';
import type {
  Asked,
  CardDispute,
  CardPage,
  CardRefund,
  Cards,
  DisputeState,
  KnownRefund,
  PageWish,
  PaidPage,
} from './cards.ts';
import { eventOf, idOf } from './stripe-events.ts';

/** The shapes that this code was written for: Stripe keeps answering in them. */
const API_VERSION = '2026-10-28.endive';

/** Of one attempt; somebody may be waiting. */
const TIMEOUT_MS = 4_000;

/** So many pages of a list are read, a hundred each. */
const PAGES = 10;

const locales = { en: 'en', fr: 'fr-CA' } as const;

export interface StripeSettings {
  secretKey: string;
  /** `whsec_…`; more than one while one replaces the other. */
  webhookSecrets: readonly string[];
  /** In place of Stripe's own address; for a machine that plays it. */
  apiUrl?: string | undefined;
  fetch?: typeof globalThis.fetch;
  timeoutMs?: number;
  /** How often the package asks again by itself. */
  retries?: number;
}

export function stripeCards({
  secretKey,
  webhookSecrets,
  apiUrl,
  fetch,
  timeoutMs,
  retries = 1,
}: StripeSettings): Cards {
  const stripe = new Stripe(secretKey, {
    apiVersion: API_VERSION,
    httpClient: Stripe.createFetchHttpClient(fetch),
    // Each call has a key or changes nothing, so that the package may ask once more by itself.
    maxNetworkRetries: retries,
    timeout: timeoutMs ?? TIMEOUT_MS,
    telemetry: false,
    ...(apiUrl !== undefined && addressOf(apiUrl)),
  });
  const page = (id: string) => asked(async () => pageOf(await stripe.checkout.sessions.retrieve(id)));
  return {
    openPage: (wish) =>
      asked(async () =>
        pageOf(await stripe.checkout.sessions.create(sessionOf(wish), { idempotencyKey: wish.payment })),
      ),
    page,
    async endPage(id) {
      const ended = await asked(async () => pageOf(await stripe.checkout.sessions.expire(id)));
      // Only an open page can be ended: of any other it is asked how it stands.
      return ended.outcome === 'refused' ? page(id) : ended;
    },
    giveBack: ({ refund, key, intent, cents }) =>
      asked(async () =>
        refundOf(
          await stripe.refunds.create(
            { payment_intent: intent, amount: cents, metadata: { refund } },
            { idempotencyKey: key },
          ),
        ),
      ),
    refund: (id) => asked(async () => refundOf(await stripe.refunds.retrieve(id))),
    findRefund: (intent, refund) =>
      asked(async () => {
        const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 });
        const found = data.find(({ metadata }) => metadata?.refund === refund);
        return found ? refundOf(found) : null;
      }),
    refundsOf: (intent) =>
      asked(async () => {
        const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 });
        return data.map(knownRefundOf);
      }),
    refundsSince: (since) =>
      asked(async () => {
        const { found, all } = await allSince(since, (page) => stripe.refunds.list(page));
        return { refunds: found.map((one) => ({ ...knownRefundOf(one), intent: idOf(one.payment_intent) })), all };
      }),
    ...listsOf(stripe),
    told: (body, signature, now) => eventOf(body, signature, webhookSecrets, now),
  };
}

const listsOf = (stripe: Stripe): Pick<Cards, 'paidSince' | 'dispute' | 'disputesSince'> => ({
  paidSince: (since) =>
    asked(async () => {
      const { found, all } = await allSince(since, (list) =>
        stripe.checkout.sessions.list({ ...list, status: 'complete' }),
      );
      return { pages: found.map(paidPageOf).filter(({ state }) => state === 'paid'), all };
    }),
  dispute: (id) => asked(async () => disputeOf(await stripe.disputes.retrieve(id, WITH_INTENT))),
  disputesSince: (since) =>
    asked(async () => {
      const { found, all } = await allSince(since, (page) => stripe.disputes.list(page));
      return { disputes: found.map(disputeOf), all };
    }),
});

function addressOf(apiUrl: string): Pick<Stripe.StripeConfig, 'protocol' | 'host' | 'port'> {
  const { protocol, hostname, port } = new URL(apiUrl);
  return { protocol: protocol === 'http:' ? 'http' : 'https', host: hostname, ...(port !== '' && { port }) };
}

/** Follows from the payment alone, so that asking again asks the same. */
function sessionOf(wish: PageWish): Stripe.Checkout.SessionCreateParams {
  const metadata = { payment: wish.payment };
  return {
    mode: 'payment',
    client_reference_id: wish.booking,
    ...(wish.email !== null && { customer_email: wish.email }),
    locale: locales[wish.language],
    adaptive_pricing: { enabled: false },
    allowed_payment_method_types: ['card'],
    expires_at: Math.floor(wish.endsAt / 1000),
    success_url: wish.paidUrl,
    cancel_url: wish.leftUrl,
    line_items: [
      { quantity: 1, price_data: { currency: 'cad', unit_amount: wish.cents, product_data: { name: wish.name } } },
    ],
    metadata,
    payment_intent_data: { description: wish.name, metadata },
  };
}

function pageOf(session: Stripe.Checkout.Session): CardPage {
  const { id, url, status, payment_status: paid, payment_intent: intent, metadata } = session;
  return {
    id,
    url: url ?? null,
    // Complete and not paid yet is how slow ways of paying are; cards are not among them.
    state: paid === 'paid' ? 'paid' : status === 'expired' ? 'ended' : 'open',
    intent: idOf(intent),
    payment: metadata?.payment ?? null,
    cents: session.amount_total ?? 0,
    currency: session.currency ?? '',
  };
}

const paidPageOf = (session: Stripe.Checkout.Session): PaidPage => ({
  ...pageOf(session),
  booking: session.client_reference_id,
  paidUrl: session.success_url ?? '',
});

function refundOf({ id, status }: Stripe.Refund): CardRefund {
  if (status === 'succeeded') return { id, state: 'done' };
  return { id, state: status === 'failed' || status === 'canceled' ? 'failed' : 'pending' };
}

const knownRefundOf = (one: Stripe.Refund): KnownRefund => ({
  ...refundOf(one),
  refund: one.metadata?.refund ?? null,
  cents: one.amount,
});

/** Of a list that has the newest first, all since an instant, epoch milliseconds. */
async function allSince<Item extends { id: string }>(
  since: number,
  list: (page: PageOfList) => Promise<Stripe.ApiList<Item>>,
): Promise<{ found: Item[]; all: boolean }> {
  const found: Item[] = [];
  for (let page = 0; page < PAGES; page += 1) {
    const last = found.at(-1)?.id;
    const { data, has_more: more } = await list({
      ...{ created: { gte: Math.floor(since / 1000) }, limit: 100 },
      ...(last !== undefined && { starting_after: last }),
    });
    found.push(...data);
    if (!more) return { found, all: true };
  }
  return { found, all: false };
}

interface PageOfList {
  created: { gte: number };
  limit: number;
  starting_after?: string;
}

/** The intent has the id of our payment, which a dispute lacks. */
const WITH_INTENT = { expand: ['payment_intent'] };

/** What has been taken of us and not given back: of what ends without a decision, and of what is asked again after one. */
const isTaken = ({ balance_transactions: moves }: Stripe.Dispute) =>
  moves.reduce((sum, { amount }) => sum + amount, 0) < 0;

function disputeStateOf(dispute: Stripe.Dispute): DisputeState {
  switch (dispute.status) {
    case 'won':
      return 'won';
    case 'lost':
      return 'lost';
    case 'warning_needs_response':
    case 'warning_under_review':
      return 'inquiry';
    case 'warning_closed':
    case 'prevented':
      return isTaken(dispute) ? 'lost' : 'won';
    default:
      return 'open';
  }
}

function disputeOf(dispute: Stripe.Dispute): CardDispute {
  const { id, amount: cents, currency, created, evidence_details: evidence, payment_intent: intent } = dispute;
  return {
    ...{ id, state: disputeStateOf(dispute), cents, currency, intent: idOf(intent) },
    payment: typeof intent === 'object' ? (intent?.metadata.payment ?? null) : null,
    answerBy: evidence.due_by ? evidence.due_by * 1000 : null,
    openedAt: created * 1000,
  };
}

async function asked<Value>(call: () => Promise<Value>): Promise<Asked<Value>> {
  try {
    return { outcome: 'done', value: await call() };
  } catch (error) {
    return { outcome: outcomeOf(error), reason: reasonOf(error) };
  }
}

function outcomeOf(error: unknown): 'refused' | 'stuck' | 'unknown' {
  if (!(error instanceof Stripe.errors.StripeError)) return 'unknown';
  const { statusCode = 0, headers } = error;
  if (statusCode >= 500 && headers?.['idempotent-replayed'] === 'true') return 'stuck';
  return error instanceof Stripe.errors.StripeInvalidRequestError ? 'refused' : 'unknown';
}

/** For the log and for staff; the messages of Stripe name ids and parameters, no person. */
function reasonOf(error: unknown): string {
  return (error instanceof Stripe.errors.StripeError ? `${error.type}: ${error.message}` : String(error)).slice(0, 300);
}
