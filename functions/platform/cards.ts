import type { Locale } from '../../src/i18n/locales.ts';

/** A page of the card company on which an amount is paid. Asked for again with the same id, it must be the same. */
export interface PageWish {
  /** Of our payment: the key towards the card company. */
  payment: string;
  booking: string;
  /** What is paid for, as the page says it. */
  name: string;
  cents: number;
  /** Filled in beforehand, where the page is opened by who has booked. */
  email: string | null;
  language: Locale;
  /** Epoch milliseconds; at least 30 minutes from now. */
  endsAt: number;
  /** Where the payer goes on, and where without having paid. */
  paidUrl: string;
  leftUrl: string;
}

export interface CardPage {
  id: string;
  /** `null` once it is closed. */
  url: string | null;
  state: 'open' | 'ended' | 'paid';
  /** The charge that a refund goes back to. */
  intent: string | null;
  /** Of our payment, as it was given. */
  payment: string | null;
  cents: number;
  currency: string;
}

/** A page on which something was paid, in a list of all. */
export interface PaidPage extends CardPage {
  /** What it was made for, as it was given. */
  booking: string | null;
  paidUrl: string;
}

interface RefundWish {
  /** Of our refund. */
  refund: string;
  /** The key towards the card company. */
  key: string;
  intent: string;
  cents: number;
}

export interface CardRefund {
  id: string;
  state: 'pending' | 'done' | 'failed';
}

/** A refund as the card company has it. */
export interface KnownRefund extends CardRefund {
  /** Of our refund; `null` where it was made in the card company's own dashboard. */
  refund: string | null;
  cents: number;
}

/** The same in a list of all charges. */
export interface RecentRefund extends KnownRefund {
  /** The charge that it is of. */
  intent: string | null;
}

/**
 * What a cardholder's bank says against a charge. `inquiry`: it asks, and has taken nothing. `open`: it holds what it took until it has
 * decided. `won`: what was taken is back, or nothing was. `lost`: it is gone.
 */
export type DisputeState = 'inquiry' | 'open' | 'won' | 'lost';

export interface CardDispute {
  id: string;
  state: DisputeState;
  cents: number;
  currency: string;
  /** The charge that it is of, and our payment, as that was given. */
  intent: string | null;
  payment: string | null;
  /** By when the bank wants an answer, and since when it asks: epoch milliseconds. `null` where it wants none. */
  answerBy: number | null;
  openedAt: number;
}

/** What the card company tells of: never how it stands, which is asked. */
export interface CardEvent {
  id: string;
  type: string;
  /** Ids of ours, where it is about something that we have asked for. */
  payment: string | null;
  refund: string | null;
  /** The page that it is about. */
  session: string | null;
  /** The charge of which something went back, by whomever. */
  intent: string | null;
  /** What a bank says against a charge. */
  dispute: string | null;
}

/**
 * `refused`: nothing was done, and asking the same again does not help. `stuck`: the card company keeps its own failure
 * under this key, and what it has done before it failed has to be looked for. `unknown`: anything may have been done;
 * asking again with the same key tells.
 */
export type Asked<Value> =
  { outcome: 'done'; value: Value } | { outcome: 'refused' | 'stuck' | 'unknown'; reason: string };

/** The card company. None of these throws. */
export interface Cards {
  openPage: (wish: PageWish) => Promise<Asked<CardPage>>;
  page: (id: string) => Promise<Asked<CardPage>>;
  /** Nothing can be paid on it any more; a page that was paid stays so. */
  endPage: (id: string) => Promise<Asked<CardPage>>;
  /** All pages made since an instant, epoch milliseconds, on which something was paid, the newest first, as many as are asked for at once. */
  paidSince: (since: number) => Promise<Asked<{ pages: PaidPage[]; all: boolean }>>;
  giveBack: (wish: RefundWish) => Promise<Asked<CardRefund>>;
  refund: (id: string) => Promise<Asked<CardRefund>>;
  /** The refund of a charge that was asked for as `refund`; `null` where there is none. */
  findRefund: (intent: string, refund: string) => Promise<Asked<CardRefund | null>>;
  /** All that went back of a charge, or is on its way. */
  refundsOf: (intent: string) => Promise<Asked<KnownRefund[]>>;
  /** All refunds since an instant, epoch milliseconds, the newest first, as many as are asked for at once. */
  refundsSince: (since: number) => Promise<Asked<{ refunds: RecentRefund[]; all: boolean }>>;
  dispute: (id: string) => Promise<Asked<CardDispute>>;
  /** Likewise of what banks say against charges. */
  disputesSince: (since: number) => Promise<Asked<{ disputes: CardDispute[]; all: boolean }>>;
  /** What a message says that the card company has signed; `null` where it has not, or not about now. Epoch milliseconds. */
  told: (body: string, signature: string, now: number) => Promise<CardEvent | null>;
}
