import * as v from 'valibot';
import { givenBackAs } from '../changes/contract.ts';
import { Reason } from '../changes/office-contract.ts';
import { requiredLine } from '../fields.ts';
import { field, type Form } from '../forms/form.ts';
import { centsOf } from '../money/money.ts';

const Cents = v.pipe(
  v.number('amount'),
  v.integer('amount'),
  v.minValue(1, 'amount'),
  v.maxValue(10_000_000, 'amount'),
);

/** What is taken off the price of each seat of some bookings, before tax, and what becomes of what was paid. */
const CreditDay = v.object({ seatCents: Cents, back: v.picklist(givenBackAs, 'choose'), reason: Reason });
export type CreditDay = v.InferOutput<typeof CreditDay>;

/** `amount` is what a day of a seat is worth, as it is typed. */
export const creditDayForm = (amount: string): Form<CreditDay> => ({
  fields: {
    amount: field(v.pipe(requiredLine(20), v.transform(centsOf), Cents), {
      ...{ inputmode: 'decimal', initial: amount, hint: 'amount' },
    }),
    back: field(CreditDay.entries.back, { as: 'choice', options: givenBackAs, initial: 'refund' }),
    reason: field(Reason, { wide: true, hint: 'reason' }),
  },
  schema: () => CreditDay,
  inputOf: ({ amount: typed = '', ...rest }) => ({ ...rest, seatCents: centsOf(typed) }),
  nameOf: (path) => (path === 'seatCents' ? 'amount' : path),
});
