import * as v from 'valibot';
import { Day } from '../time/day.ts';

/** A quote is told of on Today so many days before its last one, and on that. */
export const ENDING_DAYS = 7;

/** The clock reminds its client so many days before its last one, or on the next business day; not of what was sent within as many. Days. */
export const QUOTE_REMINDER_DAYS = 4;

/** By a click, a quote is valid so many days longer: from its last one, or from today where that is over. */
export const EXTENDED_DAYS = 14;

/** The revision that was seen: who saw another one looks again. */
const seen = v.pipe(v.number(), v.integer());

export const ExtendQuote = v.object({ validUntil: Day, seen });
export type ExtendQuote = v.InferOutput<typeof ExtendQuote>;

export const RemindOfQuote = v.object({ seen });

/** Whether the clock leaves it to the office to write. */
export const HoldQuoteReminder = v.object({ held: v.boolean(), seen });

/** What Today says of a quote beside its number, sum and client. */
export const EndingQuote = v.object({
  revision: v.number(),
  /** Empty where none was given. */
  phone: v.string(),
  /** The last day, `2026-12-18`. */
  validUntil: v.string(),
  /** The last day on which its client was reminded of that one; `null` before. */
  remindedOn: v.nullable(v.string()),
  /** The clock does not remind. */
  held: v.boolean(),
});
export type EndingQuote = v.InferOutput<typeof EndingQuote>;
