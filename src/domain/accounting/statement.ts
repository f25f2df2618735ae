import * as v from 'valibot';
import type { Cents } from '../money/money.ts';
import { optionalDay } from '../office/audit.ts';
import { tableLanguage, wholeOrganisation } from '../office/tables.ts';

/** Whose statement it is: a client's, by all bookings of an e-mail, or that of everybody of the client's organisation. */
export const statementOwners = ['client', 'organisation'] as const;
export type StatementOwner = (typeof statementOwners)[number];

/** A client by one of the bookings: an address of ours names no e-mail. */
export const StatementParams = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) });

const of = v.optional(v.picklist(statementOwners), 'client');

const period = { of, ...wholeOrganisation, from: optionalDay, to: optionalDay };
const inOrder = (from: string, to: string) => from === '' || to === '' || from <= to;

/** The first and the last day, by the office's clock; empty is the beginning, and today. */
export const StatementQuery = v.pipe(
  v.object(period),
  v.check(({ from, to }) => inOrder(from, to), 'day'),
);
export type StatementQuery = v.InferOutput<typeof StatementQuery>;

/** What happened, or what is open now. */
export const statementTables = ['statement', 'open-invoices'] as const;

export const StatementFileParams = v.object({ ...StatementParams.entries, table: v.picklist(statementTables) });

export const StatementFileQuery = v.pipe(
  v.object({ ...period, ...tableLanguage }),
  v.check(({ from, to }) => inOrder(from, to), 'day'),
);
export type StatementFileQuery = v.InferOutput<typeof StatementFileQuery>;

const lineKinds = [
  ...(['invoice', 'credit_note', 'payment', 'refund', 'refund_back', 'chargeback', 'chargeback_back'] as const),
  ...(['returned', 'correction', 'credit', 'written_off', 'taken_back', 'settled'] as const),
] as const;

const ofBooking = {
  bookingId: v.string(),
  booking: v.nullable(v.string()),
  /** Who booked; '' once nobody is named any more. */
  who: v.string(),
  /** The client's own number, as its booking names it now; empty beside a payment. */
  purchaseOrder: v.string(),
};

const StatementLine = v.object({
  /** `2026-12-04`, by the office's clock. */
  day: v.string(),
  kind: v.picklist(lineKinds),
  number: v.string(),
  ...ofBooking,
  dueOn: v.nullable(v.string()),
  /** Owed by the client where it is positive, and what is owed after it. */
  cents: v.number(),
  openCents: v.number(),
});
export type StatementLine = v.InferOutput<typeof StatementLine>;

const StatementInvoice = v.object({
  number: v.string(),
  ...ofBooking,
  issuedOn: v.string(),
  dueOn: v.string(),
  /** Since it was due; less than one where that is to come. */
  days: v.number(),
  /** What is still expected: without what was written off. */
  openCents: v.number(),
  /** All of its booking is of classes that we have cancelled, and its buyer has not chosen yet: nothing is asked for. */
  calledOff: v.boolean(),
});
export type StatementInvoice = v.InferOutput<typeof StatementInvoice>;

export const Statement = v.object({
  of: v.picklist(statementOwners),
  /** Whether what names the organisation from another mail domain than the client's is in it, and how many bookings do. */
  whole: v.boolean(),
  byNameAlone: v.number(),
  /** Of the client whose booking was named, and the organisation that it names, or ''. */
  name: v.string(),
  organisation: v.string(),
  /** As they were asked for; `to` is today where it was empty, or the first day, where that is to come. */
  from: v.string(),
  to: v.string(),
  openingCents: v.number(),
  lines: v.array(StatementLine),
  closingCents: v.number(),
  /** What is open now, the oldest first, by the day of `today`. */
  today: v.string(),
  invoices: v.array(StatementInvoice),
  /** What is open now beside these invoices: less than nothing is what we owe. */
  besideCents: v.number(),
  /** Both of them. */
  openCents: v.number(),
});
export type Statement = v.InferOutput<typeof Statement>;

/** Of all lines in their order those of a period, which is empty where it has no first day, and what was open before and after it. */
export function linesBetween<Line extends { day: string; openCents: Cents }>(
  all: readonly Line[],
  { from, to }: { from: string; to: string },
): { openingCents: Cents; lines: Line[]; closingCents: Cents } {
  const openAfter = (is: (line: Line) => boolean) => all.findLast(is)?.openCents ?? 0;
  return {
    openingCents: openAfter(({ day }) => day < from),
    lines: all.filter(({ day }) => from <= day && day <= to),
    closingCents: openAfter(({ day }) => day <= to),
  };
}
