import * as v from 'valibot';
import { tableLanguage } from '../office/tables.ts';
import { Day } from '../time/day.ts';
import { bookKinds, bookTotals } from './books.ts';

/** The first and the last day of a period, by the office's clock. */
export const Period = v.pipe(
  v.object({ from: Day, to: Day }),
  v.check(({ from, to }) => from <= to, 'day'),
);
export type Period = v.InferOutput<typeof Period>;

/** With the language of its tables. */
export const PeriodQuery = v.pipe(
  v.object({ from: Day, to: Day, ...tableLanguage }),
  v.check(({ from, to }) => from <= to, 'day'),
);
export type PeriodQuery = v.InferOutput<typeof PeriodQuery>;

/** In the order of the summary; whole cents. */
export const BookTotals = v.array(v.object({ what: v.picklist(bookTotals), cents: v.number() }));
export type BookTotals = v.InferOutput<typeof BookTotals>;

export const BookParams = v.object({ kind: v.picklist(bookKinds) });

export const ageNames = ['current', 'month', 'months', 'old', 'called_off', 'owed'] as const;

/** Overdue; only of classes that we have cancelled, where their buyer has not chosen; promised for a day to come, or for one that is over; owed by us. */
export const moneyStates = ['overdue', 'called_off', 'promised', 'broken', 'owed'] as const;

/** `next` is of the page before. */
export const MoneyQuery = v.object({
  state: v.optional(v.picklist(['', ...moneyStates]), ''),
  next: v.optional(v.pipe(v.string(), v.regex(/^(?:\d{4}-\d{2}-\d{2} [\w-]{1,64})?$/, 'invalid')), ''),
});
export type MoneyQuery = v.InferOutput<typeof MoneyQuery>;

const Due = v.object({
  id: v.string(),
  number: v.nullable(v.string()),
  name: v.string(),
  organisation: v.string(),
  email: v.string(),
  openCents: v.number(),
  writtenOffCents: v.number(),
  /** `2026-12-04`; and how many days that is ago, less than one where it is to come. */
  dueOn: v.string(),
  days: v.number(),
  /** When its buyer was reminded last, ISO 8601 UTC; and whether the clock reminds no more. */
  remindedOn: v.nullable(v.string()),
  heldBack: v.boolean(),
  /** All of it is of classes that we have cancelled, and its buyer has not chosen yet: nothing is asked for. */
  calledOff: v.boolean(),
  /** Until when its client has said that she will pay, `2026-12-04`, that day included. */
  promisedUntil: v.nullable(v.string()),
});
export type Due = v.InferOutput<typeof Due>;

const Stuck = v.object({
  id: v.string(),
  kind: v.picklist(['refund', 'payment']),
  bookingId: v.string(),
  number: v.nullable(v.string()),
  cents: v.number(),
  state: v.string(),
  /** ISO 8601, UTC. */
  at: v.string(),
  /** Staff have to send it. */
  byHand: v.boolean(),
});
export type Stuck = v.InferOutput<typeof Stuck>;

/** What is open, the oldest first, and what of payments and refunds waits for somebody. */
export const OfficeMoney = v.object({
  due: v.array(Due),
  next: v.nullable(v.string()),
  /** Of all that is open: to come, up to 30, up to 60 days overdue, and older; what nobody is asked for, since we cancelled; and what we owe, which is negative. */
  ages: v.array(v.object({ age: v.picklist(ageNames), bookings: v.number(), cents: v.number() })),
  stuck: v.array(Stuck),
});
export type OfficeMoney = v.InferOutput<typeof OfficeMoney>;
