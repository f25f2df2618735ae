import * as v from 'valibot';
import { MAX_SEATS_PER_LINE } from '../../src/domain/catalogue/classes.ts';
import { MAX_LINES } from '../../src/domain/booking/hold-contract.ts';
import { centsOf } from '../../src/domain/money/money.ts';
import { isPromoCode, promoCodeAsKept } from '../../src/domain/promo-codes/code.ts';
import { optionalLine, requiredLine } from '../../src/domain/fields.ts';
import { quoted } from './account-sql.ts';

const PERCENT = 1_000;

const Code = v.pipe(requiredLine(40), v.transform(promoCodeAsKept), v.check(isPromoCode, '4 to 15 letters and digits'));

const Count = v.optional(v.pipe(v.string(), v.digits('a whole number'), v.transform(Number), v.minValue(1)));

/** `10` or `12.5`: a share in 1/100,000. */
const Percent = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}([.,]\d{1,3})?$/, 'a percentage, 12.5'),
  v.transform((written) => Math.round(Number(written.replace(',', '.')) * PERCENT)),
  v.minValue(1, 'more than nothing'),
  v.maxValue(100 * PERCENT, 'no more than 100'),
);

const Amount = v.pipe(
  v.string(),
  v.transform(centsOf),
  v.number('an amount in dollars, 50 or 49.99'),
  v.minValue(1, 'more than nothing'),
);

/** An instant with its zone, `2027-01-31T23:59:59-05:00`, in epoch milliseconds. */
const Instant = v.optional(
  v.pipe(
    v.string(),
    v.isoTimestamp('an instant with its zone, 2027-01-31T00:00:00-05:00'),
    v.transform((written) => Date.parse(written)),
  ),
);

const Ids = v.optional(
  v.pipe(
    v.string(),
    v.transform((written) => written.split(',').map((id) => id.trim())),
    v.array(requiredLine(120)),
  ),
);

const Kinds = v.optional(
  v.pipe(
    v.string(),
    v.transform((written) => written.split(',').map((kind) => kind.trim())),
    v.array(v.picklist(['software', 'professional'])),
  ),
);

export const NewPromoCode = v.pipe(
  v.object({
    code: Code,
    percent: v.optional(Percent),
    amount: v.optional(Amount),
    from: Instant,
    until: Instant,
    uses: Count,
    usesOfContact: Count,
    courses: Ids,
    kinds: Kinds,
    classes: Ids,
    seats: v.optional(
      v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(1), v.maxValue(MAX_LINES * MAX_SEATS_PER_LINE)),
      '1',
    ),
    note: v.optional(optionalLine(300), ''),
    by: requiredLine(120),
  }),
  v.check(({ percent, amount }) => (percent === undefined) !== (amount === undefined), 'either --percent or --amount'),
  v.check(
    ({ from, until }) => from === undefined || until === undefined || from < until,
    '--from comes before --until',
  ),
);
export type NewPromoCode = v.InferOutput<typeof NewPromoCode>;

export const EndedPromoCode = v.object({ code: Code, end: requiredLine(300), by: requiredLine(120) });
export type EndedPromoCode = v.InferOutput<typeof EndedPromoCode>;

const orNull = (value: number | undefined) => String(value ?? 'NULL');

/** The statement that makes a code, in one line; no row where there was one of that name. */
export function newPromoCodeSql(promo: NewPromoCode, now: Date): string {
  const { courses, kinds, classes } = promo;
  const scope = (courses ?? kinds ?? classes) ? quoted(JSON.stringify({ courses, kinds, classes })) : 'NULL';
  const values = [
    ...[quoted(promo.code), orNull(promo.percent), orNull(promo.amount), orNull(promo.from), orNull(promo.until)],
    ...[orNull(promo.uses), orNull(promo.usesOfContact), scope, orNull(promo.seats), quoted(promo.note)],
    ...[quoted(promo.by), String(now.getTime())],
  ];
  return [
    'INSERT INTO promo_codes (code, rate, amount_cents, valid_from, valid_until, max_uses, max_uses_of_contact, scope,',
    `min_seats, note, created_by, created_at) VALUES (${values.join(', ')}) ON CONFLICT DO NOTHING RETURNING code;`,
  ].join(' ');
}

/** The statement that ends a code; no row where none in force has it. */
export function endPromoCodeSql({ code, end, by }: EndedPromoCode, now: Date): string {
  return [
    `UPDATE promo_codes SET ended_at = ${now.getTime()}, ended_by = ${quoted(by)}, end_reason = ${quoted(end)}`,
    `WHERE code = ${quoted(code)} AND ended_at IS NULL RETURNING code;`,
  ].join(' ');
}
