import Stripe from 'stripe';
import type { Account, Attempt, Delivery, Signature } from './state.ts';

/** Where events are sent. */
export interface Receiver {
  url: string;
  /** `whsec_…`; what signatures are made with. */
  secret: string;
  /** The one that it replaces: as at Stripe, both sign until that one ends. */
  before?: string;
  /** Types that are sent; without it, those that booking needs. `*` is all. */
  events?: readonly string[];
}

const SUBSCRIBED: readonly string[] = [
  'checkout.session.completed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'refund.updated',
  'refund.failed',
];

export const wants = ({ events = SUBSCRIBED }: Receiver, type: string): boolean =>
  events.includes('*') || events.includes(type);

/** Stripe tries for three days; this is the same in short. In milliseconds. */
export const RETRY_AFTER: readonly number[] = [1000, 5000, 30_000, 2 * 60_000, 10 * 60_000, 60 * 60_000];
/** How long a receiver may take, in milliseconds. */
const PATIENCE = 10_000;
/** How far the dates of signatures are off that are to be refused for it, in seconds. */
const SKEW = 3600;
const LONGEST_BODY = 2000;

export interface Sending {
  receiver(): Receiver | undefined;
  fetch(request: Request): Promise<Response>;
  /** The machine's time: signatures carry it, since who checks them knows no other. */
  wallClock(): number;
  retryAfter: readonly number[];
}

async function signatureOf(
  payload: string,
  { secret, before }: Receiver,
  kind: Signature,
  wall: number,
): Promise<HeadersInit> {
  if (kind === 'none') return {};
  const skew = { right: 0, wrong: 0, old: -SKEW, future: SKEW }[kind];
  const signedWith = (by: string) =>
    Stripe.webhooks.generateTestHeaderStringAsync({
      payload,
      secret: by,
      timestamp: Math.floor(wall / 1000) + skew,
      cryptoProvider: Stripe.createSubtleCryptoProvider(),
    });
  if (kind === 'wrong') return { 'stripe-signature': await signedWith('whsec_somebody_elses') };
  const header = await signedWith(secret);
  const also = before === undefined ? '' : `,${/v1=\w+/.exec(await signedWith(before))?.[0] ?? ''}`;
  return { 'stripe-signature': header + also };
}

/** Makes one request to the receiver, and keeps what came of it; true when the event was taken. */
async function post(
  account: Account,
  sending: Sending,
  delivery: Delivery,
  event: Stripe.Event,
  to: Receiver,
): Promise<boolean> {
  const signature = delivery.attempts === 0 ? delivery.signature : 'right';
  const { id, type } = event;
  const at = account.now();
  const attempt: Attempt = {
    delivery: delivery.id,
    event: id,
    type,
    at,
    signature,
    status: null,
    body: '',
    error: null,
  };
  account.state.attempts.push(attempt);
  // Laid out as Stripe lays it out, so that a receiver that signs what it parsed instead of what it got is found out.
  const body = JSON.stringify(event, null, 2);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    ...(await signatureOf(body, to, signature, sending.wallClock())),
  };
  const signal = AbortSignal.timeout(PATIENCE);
  try {
    const answer = await sending.fetch(
      new Request(to.url, { method: 'POST', redirect: 'manual', signal, headers, body }),
    );
    attempt.status = answer.status;
    attempt.body = (await answer.text()).slice(0, LONGEST_BODY);
    return answer.ok;
  } catch (error) {
    attempt.error = String(error);
    return false;
  }
}

/** Sends the events that are on their way, one attempt after the other. */
export function createDeliveries(account: Account, sending: Sending) {
  const { state } = account;

  const send = async (delivery: Delivery): Promise<void> => {
    const to = sending.receiver();
    const event = state.events.find(({ id }) => id === delivery.event);
    if (!to || !event) {
      delivery.state = 'given up';
      return;
    }
    const copies = Array.from({ length: delivery.attempts === 0 ? delivery.copies : 1 });
    const taken = await Promise.all(copies.map(() => post(account, sending, delivery, event, to)));
    const pause = sending.retryAfter[delivery.attempts];
    delivery.attempts += 1;
    if (taken.every(Boolean)) {
      delivery.state = 'delivered';
      event.pending_webhooks = 0;
    } else if (pause === undefined) {
      delivery.state = 'given up';
    } else {
      delivery.dueAt = account.now() + pause;
    }
  };

  /** What is to be sent next, whenever that is; of two at the same time the one that happened first. */
  const next = (): Delivery | undefined =>
    state.deliveries
      .filter((delivery) => delivery.state === 'waiting')
      .reduce<Delivery | undefined>((first, one) => (first && first.dueAt <= one.dueAt ? first : one), undefined);

  return {
    nextAt: (): number | undefined => next()?.dueAt,
    /** Sends what is due, one after the other, until nothing is. */
    async sendDue(): Promise<void> {
      for (let due = next(); due && due.dueAt <= account.now(); due = next()) await send(due);
    },
  };
}
