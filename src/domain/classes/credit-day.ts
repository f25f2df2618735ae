import * as v from 'valibot';
import { givenBackAs } from '../changes/contract.ts';
import { Reason } from '../changes/office-contract.ts';
import { isDay } from '../enquiries/forms.ts';
import { requiredLine } from '../fields.ts';
import { field, type Form } from '../forms/form.ts';
import { centsOf } from '../money/money.ts';
import { dateIn } from '../time/calendar.ts';
import type { OfficeClass } from './office-classes.ts';

const Cents = v.pipe(
  v.number('amount'),
  v.integer('amount'),
  v.minValue(1, 'amount'),
  v.maxValue(10_000_000, 'amount'),
);

/** What is taken off the price of each seat of some bookings, before tax, and what becomes of what was paid. */
const CreditDay = v.object({
  day: v.pipe(v.string('choose'), v.check(isDay, 'choose')),
  seatCents: Cents,
  back: v.picklist(givenBackAs, 'choose'),
  reason: Reason,
});
export type CreditDay = v.InferOutput<typeof CreditDay>;

/** The days of a class that can be credited, `2027-01-12`: those that it has, and those of its schedule that it has not. */
export function daysToCredit({ sessions, changed, timeZone }: Pick<OfficeClass, 'sessions' | 'changed' | 'timeZone'>): {
  days: string[];
  lost: string[];
} {
  const meant = changed.find(({ field: of }) => of === 'dates')?.scheduled;
  const daysOf = (all: readonly { start: string }[]) => all.map(({ start }) => dateIn(timeZone, start));
  const stand = daysOf(sessions);
  const sold = Array.isArray(meant) ? daysOf(meant) : [];
  return { days: [...new Set([...stand, ...sold])].sort(), lost: sold.filter((day) => !stand.includes(day)).sort() };
}

/** `amount` is what a day of a seat is worth, as it is typed; a day that was lost is proposed. */
export const creditDayForm = (amount: string, { days, lost }: ReturnType<typeof daysToCredit>): Form<CreditDay> => ({
  fields: {
    day: field(CreditDay.entries.day, {
      ...{ as: 'choice', options: days, wide: true },
      ...(lost[0] !== undefined && { initial: lost[0] }),
    }),
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
