import * as v from 'valibot';
import { requiredLine } from '../fields.ts';
import { field, type Form } from '../forms/form.ts';
import { centsOf } from '../money/money.ts';
import { RecordPayment, recordedMethods } from './recorded.ts';

const { cents, method, receivedOn, note } = RecordPayment.entries;

const fields = {
  method: field(method, { as: 'choice', options: recordedMethods }),
  amount: field(v.pipe(requiredLine(20), v.transform(centsOf), cents), { inputmode: 'decimal', hint: 'amount' }),
  receivedOn: field(receivedOn, { type: 'date' }),
  note: field(note, { hint: 'note' }),
};

/** What came in for a booking of which so much is open. */
export const recordedForm = (openCents: number): Form<RecordPayment> => ({
  fields,
  schema: () => RecordPayment,
  inputOf: ({ amount = '', ...typed }) => ({ ...typed, cents: centsOf(amount), openCents }),
  nameOf: (path) => (path === 'cents' ? 'amount' : path),
});
