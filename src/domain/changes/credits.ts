import * as v from 'valibot';
import { optionalLine } from '../fields.ts';
import { refusing } from '../forms/form.ts';
import { optionalDay, optionalText } from '../office/audit.ts';
import { tableLanguage } from '../office/tables.ts';

/** By beginnings of words of the client, without accents and capitals; as it was at the end of a day of the office, `2026-11-30`, or is now. */
export const CreditsQuery = v.object({
  q: optionalText(254),
  on: optionalDay,
  next: v.optional(v.pipe(v.string(), v.regex(/^\d{0,6}$/, 'invalid')), ''),
});
export type CreditsQuery = v.InferOutput<typeof CreditsQuery>;

export const CreditsTableQuery = v.object({ on: optionalDay, ...tableLanguage });
export type CreditsTableQuery = v.InferOutput<typeof CreditsTableQuery>;

/** So much of what the client has with us pays what is open of a booking. */
export const ApplyCredit = v.object({
  cents: v.pipe(v.number('amount'), v.integer('amount'), v.minValue(1, 'amount'), v.maxValue(100_000_000, 'amount')),
  /** How the client asked for it, say; of somebody else's credit, why that is used. */
  note: optionalLine(120),
  /** The e-mail of another contact of the same organisation whose credit it is; '' is that of who booked. */
  from: optionalText(254),
  /** What was open when this was typed: whoever saw something else looks again. */
  openCents: v.number(),
});
export type ApplyCredit = v.InferOutput<typeof ApplyCredit>;

/** Why somebody else's credit is used is said. */
export const saysWhy = refusing<ApplyCredit>(({ from, note }) => ({
  ...(from !== '' && note === '' && { note: 'required' as const }),
}));
export const ApplyCreditOf = v.pipe(ApplyCredit, saysWhy);

/** What another contact has with us who typed the name of the same organisation. */
export const OthersCredit = v.object({ email: v.string(), name: v.string(), cents: v.number() });

/** What is open now, and what the client has left. */
export const AppliedCredit = v.object({ openCents: v.number(), creditCents: v.number() });

/**
 * What a credit note gave, what went out by a payment, and what of that came back by a credit note; what is locked for a dispute, and what it
 * leaves; what was paid out in money, or taken with a payment that does not count.
 */
const creditEntries = ['given', 'back', 'used', 'locked', 'unlocked', 'paid_out', 'taken_back'] as const;

const CreditEntry = v.object({
  id: v.string(),
  kind: v.picklist(creditEntries),
  /** ISO 8601, UTC. */
  at: v.string(),
  cents: v.number(),
  /** `null` where it is by none. */
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
  /** Of all clients, on the day that is asked for. */
  totalCents: v.number(),
  next: v.nullable(v.string()),
});
export type ClientCredits = v.InferOutput<typeof ClientCredits>;
