import * as v from 'valibot';
import { requiredLine } from '../fields.ts';
import { field, schemaOf, type Form } from '../forms/form.ts';
import type { Cents } from '../money/money.ts';
import { UndoableAct } from '../office/undo.ts';
import { RecordPayment, recordedMethods } from './recorded.ts';

/** One payment covers at most so many invoices. */
const MOST_PARTS = 40;

/** An invoice of a client, or of the client's organisation, of which something is open. */
const OpenInvoice = v.object({
  invoice: v.string(),
  bookingId: v.string(),
  booking: v.nullable(v.string()),
  /** Who booked. */
  name: v.string(),
  email: v.string(),
  /** Only the name of the organisation says that it is the payer's: the address is of another domain, and anybody can type a name. */
  byNameAlone: v.boolean(),
  /** It is not expected any more. */
  writtenOff: v.boolean(),
  /** A date without a time. */
  dueOn: v.string(),
  openCents: v.number(),
});
export type OpenInvoice = v.InferOutput<typeof OpenInvoice>;

export const OpenInvoices = v.object({
  /** Who gets the receipt. */
  name: v.string(),
  email: v.string(),
  /** Those that are due first come first; after them likewise those that are the payer's by a name alone, and those that are written off. */
  invoices: v.array(OpenInvoice),
  /** What was recorded for several invoices, and can still be undone. */
  undo: v.array(UndoableAct),
});
export type OpenInvoices = v.InferOutput<typeof OpenInvoices>;

const { cents, method, receivedOn, note } = RecordPayment.entries;

const Part = v.object({
  invoice: requiredLine(40),
  /** What of the payment is for it: part of what is open, all of it, or more, which is owed to the buyer then. */
  cents,
  /** What was open of it when this was typed: whoever saw something else looks again. */
  openCents: v.number(),
});
export type Part = v.InferOutput<typeof Part>;

/** One cheque or transfer for several invoices. */
export const RecordTogether = v.pipe(
  v.object({
    method,
    cents,
    receivedOn,
    note,
    parts: v.pipe(
      v.array(Part),
      v.minLength(1, 'required'),
      v.maxLength(MOST_PARTS, 'too_many'),
      v.check((parts) => new Set(parts.map(({ invoice }) => invoice)).size === parts.length, 'duplicate'),
    ),
  }),
  v.forward(
    v.check((all) => all.parts.reduce((sum, part) => sum + part.cents, 0) === all.cents, 'amount'),
    ['cents'],
  ),
);
export type RecordTogether = v.InferOutput<typeof RecordTogether>;

/**
 * How much of an amount each invoice gets, in their order: the oldest are paid first. What is more than all of them is for the last one,
 * as where one invoice alone is paid too much.
 */
export function proposedParts(amount: Cents, invoices: readonly Pick<OpenInvoice, 'openCents'>[]): Cents[] {
  let rest = amount;
  return invoices.map(({ openCents }, index) => {
    const part = index === invoices.length - 1 ? rest : Math.min(rest, openCents);
    rest -= part;
    return part;
  });
}

const fields = {
  method: field(method, { as: 'choice', options: recordedMethods }),
  receivedOn: field(receivedOn, { type: 'date' }),
  note: field(note, { hint: 'note' }),
};

export type HowPaid = Pick<RecordTogether, 'method' | 'receivedOn' | 'note'>;

/** How and when it came in; the amount and its parts stand beside each other, outside of these fields. */
export const togetherForm: Form<HowPaid> = {
  fields,
  schema: (context) => schemaOf(fields, context),
};
