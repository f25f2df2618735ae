import * as v from 'valibot';
import { isDay } from '../enquiries/forms.ts';
import { optionalLine } from '../fields.ts';

export const recordedMethods = ['cheque', 'transfer'] as const;

/** What came in. */
export const RecordPayment = v.object({
  method: v.picklist(recordedMethods, 'choose'),
  cents: v.pipe(v.number('amount'), v.integer('amount'), v.minValue(1, 'amount'), v.maxValue(100_000_000, 'amount')),
  /** The day on which it came in, by the office's clock; not one to come. */
  receivedOn: v.pipe(v.string('required'), v.nonEmpty('required'), v.check(isDay, 'day')),
  /** The number of the cheque, or what the bank says. */
  note: optionalLine(120),
  /** What was open when this was typed: whoever saw something else looks again. */
  openCents: v.number(),
});
export type RecordPayment = v.InferOutput<typeof RecordPayment>;

/** What is open now; less than nothing is owed to the buyer. */
export const RecordedPayment = v.object({ openCents: v.number() });
export type RecordedPayment = v.InferOutput<typeof RecordedPayment>;
