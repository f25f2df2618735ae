import type { Dependencies } from '../platform/dependencies.ts';

export type Needs = Pick<
  Dependencies,
  'db' | 'now' | 'newId' | 'siteData' | 'origin' | 'log' | 'cards' | 'capRoom' | 'limiter' | 'meter' | 'secret'
>;

export interface PaymentRow {
  id: string;
  booking_id: string;
  /** `null` while there is none: it pays a booking that becomes one by it. */
  invoice_number: string | null;
  state: 'asked' | 'open' | 'paid' | 'ended' | 'unknown';
  amount_cents: number;
  provider_session: string | null;
  url: string | null;
  created_at: number;
  paid_at: number | null;
}

export interface RefundRow {
  id: string;
  booking_id: string;
  payment_id: string | null;
  credit_note: string | null;
  amount_cents: number;
  state: 'asked' | 'pending' | 'done' | 'failed';
  /** When it was asked for. */
  created_at: number;
  provider_refund: string | null;
  /** Tries that the card company keeps a failure of; each had a key of its own. */
  attempts: number;
  provider_intent: string | null;
}

/** How often work is tried again that somebody else was faster with. */
export const ROUNDS = 5;
