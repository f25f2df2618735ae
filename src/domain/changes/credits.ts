import * as v from 'valibot';
import { optionalText } from '../office/audit.ts';

/** By the beginning of the client's e-mail. */
export const CreditsQuery = v.object({
  q: optionalText(254),
  next: v.optional(v.pipe(v.string(), v.regex(/^\d{0,6}$/, 'invalid')), ''),
});
export type CreditsQuery = v.InferOutput<typeof CreditsQuery>;

/** What came in (a credit note) or went out (a payment by it). */
const CreditEntry = v.object({
  id: v.string(),
  /** ISO 8601, UTC. */
  at: v.string(),
  cents: v.number(),
  /** Of the credit note; `null` where it paid for something. */
  creditNote: v.nullable(v.string()),
  bookingId: v.string(),
  booking: v.nullable(v.string()),
});

/** What a client has with us. A credit does not end. */
export const ClientCredit = v.object({
  email: v.string(),
  name: v.string(),
  cents: v.number(),
  /** The oldest first. */
  entries: v.array(CreditEntry),
});
export type ClientCredit = v.InferOutput<typeof ClientCredit>;

export const ClientCredits = v.object({
  credits: v.array(ClientCredit),
  /** Of all clients. */
  totalCents: v.number(),
  next: v.nullable(v.string()),
});
export type ClientCredits = v.InferOutput<typeof ClientCredits>;
