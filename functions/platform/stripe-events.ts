import Stripe from 'stripe';
import type { CardEvent } from './cards.ts';

/** How far the time of a signature may be off, either way. Seconds. */
const TOLERANCE_SECONDS = 300;

/** What is read of whatever an event is about. */
interface Subject {
  id?: string;
  object?: string;
  metadata?: Record<string, string> | null;
  payment_intent?: string | { id: string } | null;
}

/** What an answer names, or holds whole where that was asked for. */
export const idOf = (named: string | { id: string } | null | undefined): string | null =>
  typeof named === 'string' ? named : (named?.id ?? null);

/** What a message says that is signed with one of the secrets, and now; `null` where none is. */
export async function eventOf(
  body: string,
  signature: string,
  secrets: readonly string[],
  now: number,
): Promise<CardEvent | null> {
  // The package takes a time in the future for a good one.
  const signedAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature.slice(0, 1_000))?.[1]);
  if (!(signedAt * 1000 <= now + TOLERANCE_SECONDS * 1000)) return null;
  const signed = await Promise.all(secrets.map((secret) => signedBy(secret, body, signature, now)));
  const event = signed.find((one) => one !== null);
  if (!event) return null;
  const subject = event.data.object as Subject;
  const isRefund = subject.object === 'refund' || event.type === 'charge.refunded';
  return {
    id: event.id,
    type: event.type,
    payment: subject.metadata?.payment ?? null,
    refund: subject.metadata?.refund ?? null,
    session: subject.object === 'checkout.session' ? (subject.id ?? null) : null,
    intent: isRefund ? idOf(subject.payment_intent) : null,
    dispute: subject.object === 'dispute' ? (subject.id ?? null) : null,
  };
}

/** The event, where it is signed with the secret, and now. */
async function signedBy(secret: string, body: string, signature: string, now: number): Promise<Stripe.Event | null> {
  try {
    return await Stripe.webhooks.constructEventAsync(
      ...[body, signature, secret, TOLERANCE_SECONDS, Stripe.createSubtleCryptoProvider(), now],
    );
  } catch {
    return null;
  }
}
