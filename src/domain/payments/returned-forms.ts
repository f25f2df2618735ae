import * as v from 'valibot';
import { requiredLine } from '../fields.ts';
import { field, schemaOf, type Form } from '../forms/form.ts';
import { centsOf } from '../money/money.ts';
import { RefundPayment, RefundSent } from './returned.ts';

const { cents, reason } = RefundPayment.entries;
const Returned = v.object({ cents, reason });
type Returned = v.InferOutput<typeof Returned>;

const fields = {
  amount: field(v.pipe(requiredLine(20), v.transform(centsOf), cents), { inputmode: 'decimal', hint: 'amount' }),
  reason: field(reason, { wide: true, hint: 'reason' }),
};

/** What goes back of a payment. */
export const refundForm: Form<Returned> = {
  fields,
  schema: () => Returned,
  inputOf: ({ amount = '', ...typed }) => ({ ...typed, cents: amount === '' ? undefined : centsOf(amount) }),
  nameOf: (path) => (path === 'cents' ? 'amount' : path),
};

const sent = { note: field(RefundSent.entries.note, { wide: true, hint: 'note' }) };

/** How the office sent a refund by itself. */
export const sentForm: Form<Pick<RefundSent, 'note'>> = {
  fields: sent,
  schema: (context) => schemaOf(sent, context),
};
