import type Stripe from 'stripe';

/** One line of a session: what it was created with, and the ids that Stripe gives its parts. */
export interface Line {
  id: string;
  price: string;
  product: string;
  name: string;
  description: string | null;
  metadata: Record<string, string>;
  unitAmount: number;
  quantity: number;
  created: number;
}

export interface SessionRecord {
  session: Stripe.Checkout.Session;
  lines: Line[];
  /** What its payment is to carry, from `payment_intent_data`. */
  payment: {
    description: string | null;
    metadata: Record<string, string>;
    receiptEmail: string | null;
    statementDescriptor: string | null;
    statementDescriptorSuffix: string | null;
  };
}

export interface RefundRecord {
  refund: Stripe.Refund;
  /** A refund that changes by itself later, as those of some test cards do: when, in milliseconds, and to what. */
  later: { at: number; status: 'succeeded' | 'failed' } | null;
}

/** How the signature of a delivery is made; all but `right` are what a receiver has to refuse. */
export type Signature = 'right' | 'wrong' | 'old' | 'future' | 'none';

/** An event on its way to the receiver. */
export interface Delivery {
  id: string;
  event: string;
  /** By the double's clock, in milliseconds. */
  dueAt: number;
  /** How often it is sent at once. */
  copies: number;
  /** Of the first attempt; a retry is signed right. */
  signature: Signature;
  attempts: number;
  state: 'waiting' | 'delivered' | 'given up' | 'withheld';
}

/** One request to the receiver, and what came back. */
export interface Attempt {
  delivery: string;
  event: string;
  type: string;
  /** By the double's clock, in milliseconds. */
  at: number;
  signature: Signature;
  /** Null where no answer came; `error` says why. */
  status: number | null;
  body: string;
  error: string | null;
}

/** The answer that is kept under an `Idempotency-Key`. */
export interface KeptAnswer {
  key: string;
  fingerprint: string;
  status: number;
  body: string;
  request: string;
  at: number;
}

/** Everything that the double remembers; plain JSON, oldest first. No number of a card is in it. */
export interface State {
  version: 1;
  /** How far the double's clock is ahead of the machine's, in milliseconds. */
  ahead: number;
  sessions: SessionRecord[];
  intents: Stripe.PaymentIntent[];
  charges: Stripe.Charge[];
  refunds: RefundRecord[];
  disputes: Stripe.Dispute[];
  events: Stripe.Event[];
  deliveries: Delivery[];
  attempts: Attempt[];
  keys: KeptAnswer[];
}

export const emptyState = (): State => ({
  version: 1,
  ahead: 0,
  sessions: [],
  intents: [],
  charges: [],
  refunds: [],
  disputes: [],
  events: [],
  deliveries: [],
  attempts: [],
  keys: [],
});

/** One account at Stripe: what all rules of the double work on. */
export interface Account {
  readonly state: State;
  /** Where the double answers, without a slash at the end. */
  readonly url: string;
  /** The double's time in milliseconds. */
  now(): number;
  /** The call that is being answered; events name it. */
  request: { id: string | null; key: string | null };
  /** Told of each event as it happens. */
  onEvent(event: Stripe.Event): void;
}

/** The double's time as Stripe writes it. */
export const seconds = (account: Account): number => Math.floor(account.now() / 1000);
