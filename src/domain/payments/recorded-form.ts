import * as v from 'valibot';
import { requiredLine } from '../fields.ts';
import { field, type Form } from '../forms/form.ts';
import { centsOf } from '../money/money.ts';
import { typedAmount } from '../money/typed-amount.ts';
import { RecordPayment, recordedMethods } from './recorded.ts';

const { cents, method, receivedOn, note } = RecordPayment.entries;

const typed = v.pipe(requiredLine(20), v.transform(centsOf), cents);

/** What came in for a booking of which so much is open: all of that, today, until something else is typed. `today` is the office's, `locale` that in which it is typed. */
export const recordedForm = (openCents: number, today: string, locale: 'en' | 'fr'): Form<RecordPayment> => ({
  fields: {
    method: field(method, { as: 'choice', options: recordedMethods }),
    amount: field(typed, {
      ...{ inputmode: 'decimal', hint: 'amount' },
      ...(openCents > 0 && { initial: typedAmount(openCents, locale) }),
    }),
    receivedOn: field(receivedOn, { type: 'date', initial: today }),
    note: field(note, { hint: 'note' }),
  },
  schema: () => RecordPayment,
  inputOf: ({ amount = '', ...rest }) => ({ ...rest, cents: centsOf(amount), openCents }),
  nameOf: (path) => (path === 'cents' ? 'amount' : path),
});
