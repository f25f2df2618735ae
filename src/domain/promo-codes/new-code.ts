import * as v from 'valibot';
import { MAX_LINES } from '../booking/hold-contract.ts';
import { MAX_SEATS_PER_LINE } from '../catalogue/classes.ts';
import { optionalLine, requiredLine } from '../fields.ts';
import { refusing } from '../forms/form.ts';
import { centsOf } from '../money/money.ts';
import { Day } from '../time/day.ts';
import { isPromoCode, promoCodeAsKept } from './code.ts';

/** Of a rate in 1/100,000. */
const PERCENT = 1_000;

export const PromoCode = v.pipe(requiredLine(40), v.transform(promoCodeAsKept), v.check(isPromoCode, 'invalid'));

/** A whole number from 1 to a most, if at all. */
const whole = (most: number, reason: 'amount' | 'whole_number') =>
  v.optional(v.pipe(v.number(reason), v.integer(reason), v.minValue(1, reason), v.maxValue(most, reason)));

const ids = v.optional(v.pipe(v.array(requiredLine(120)), v.maxLength(40, 'too_many')));
export const promoKinds = ['software', 'professional'] as const;

/** What a code is made of, but for its days. */
export const promoEntries = {
  code: PromoCode,
  /** A share in 1/100,000, or cents off the booking: one of the two. */
  percent: whole(100 * PERCENT, 'amount'),
  amount: whole(10_000_000, 'amount'),
  uses: whole(999_999, 'whole_number'),
  usesOfContact: whole(999_999, 'whole_number'),
  courses: ids,
  kinds: v.optional(v.array(v.picklist(promoKinds, 'choose'))),
  classes: ids,
  seats: whole(MAX_LINES * MAX_SEATS_PER_LINE, 'whole_number'),
  note: optionalLine(300),
};

type Typed = Readonly<Partial<Record<string, string>>>;

/** `12.5` as a share; what is none is not a number. */
const rateOf = (written: string) =>
  /^\d{1,3}([.,]\d{1,3})?$/.test(written) ? Math.round(Number(written.replace(',', '.')) * PERCENT) : Number.NaN;

const numberOf = (written: string) => (/^\d{1,9}$/.test(written) ? Number(written) : Number.NaN);
const listOf = (written: string) => written.split(',').map((id) => id.trim());

const readers = {
  percent: rateOf,
  amount: (written: string) => centsOf(written) ?? Number.NaN,
  ...{ uses: numberOf, usesOfContact: numberOf, seats: numberOf },
  ...{ courses: listOf, kinds: listOf, classes: listOf },
  ...{ from: (written: string) => written, until: (written: string) => written },
};

/** A code as it is typed, in a form or after a command, in the shape of its body: what is empty is left out. */
export function promoTyped(typed: Typed): Record<string, unknown> {
  const read = Object.entries(readers).flatMap(([name, reader]) => {
    const written = typed[name]?.trim() ?? '';
    return [[name, written === '' ? undefined : reader(written)] as const];
  });
  return { ...typed, ...Object.fromEntries(read) };
}

interface Consistent {
  percent?: number | undefined;
  amount?: number | undefined;
  from?: number | string | undefined;
  until?: number | string | undefined;
}

/** Whether it ends before it begins: the last day counts, an instant at the end does not. */
function isOver({ from, until }: Pick<Consistent, 'from' | 'until'>): boolean {
  if (typeof from === 'number' && typeof until === 'number') return from >= until;
  // What is no day is refused by its field, and compared with nothing.
  return typeof from === 'string' && typeof until === 'string' && from > until;
}

/** A code takes off a share or an amount, and begins before it ends. */
export const consistent = <Promo extends Consistent>() =>
  refusing<Promo>(({ percent, amount, from, until }) => ({
    ...(percent === undefined && amount === undefined && { percent: 'required' as const }),
    ...(percent !== undefined && amount !== undefined && { amount: 'duplicate' as const }),
    ...(isOver({ from, until }) && { until: 'past_day' as const }),
  }));

const optionalDay = v.optional(Day);

/** As the office makes one: by its own days, the last of which counts. */
export const NewPromoCode = v.pipe(v.object({ ...promoEntries, from: optionalDay, until: optionalDay }), consistent());
export type NewPromoCode = v.InferOutput<typeof NewPromoCode>;

type Made = Omit<NewPromoCode, 'from' | 'until'>;

/** Of whom, and when; epoch milliseconds. */
interface Making {
  from: number | undefined;
  until: number | undefined;
  by: string;
  at: number;
}

/** The values of a row of `promo_codes`, in the order of INSERT_PROMO_CODE. */
export function promoValues(promo: Made, { from, until, by, at }: Making): (string | number | null)[] {
  const { courses, kinds, classes } = promo;
  return [
    ...[promo.code, promo.percent ?? null, promo.amount ?? null, from ?? null, until ?? null],
    ...[promo.uses ?? null, promo.usesOfContact ?? null],
    ...[(courses ?? kinds ?? classes) ? JSON.stringify({ courses, kinds, classes }) : null, promo.seats ?? 1],
    ...[promo.note, by, at],
  ];
}
