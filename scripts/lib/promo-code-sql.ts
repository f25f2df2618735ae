import * as v from 'valibot';
import { END_PROMO_CODE, INSERT_PROMO_CODE } from '../../functions/promo-codes/sql.ts';
import { requiredLine } from '../../src/domain/fields.ts';
import { consistent, PromoCode, promoEntries, promoTyped, promoValues } from '../../src/domain/promo-codes/new-code.ts';
import { quoted } from './account-sql.ts';

/** An instant with its zone, `2027-01-31T23:59:59-05:00`, in epoch milliseconds. */
const Instant = v.optional(
  v.pipe(
    v.string(),
    v.isoTimestamp('an instant with its zone, 2027-01-31T00:00:00-05:00'),
    v.transform((written) => Date.parse(written)),
  ),
);

/** As a command is given it: by instants. */
export const NewPromoCode = v.pipe(
  v.record(v.string(), v.optional(v.string())),
  v.transform(promoTyped),
  v.object({ ...promoEntries, from: Instant, until: Instant, by: requiredLine(120) }),
  consistent(),
);
export type NewPromoCode = v.InferOutput<typeof NewPromoCode>;

export const EndedPromoCode = v.object({ code: PromoCode, end: requiredLine(300), by: requiredLine(120) });
export type EndedPromoCode = v.InferOutput<typeof EndedPromoCode>;

const literal = (value: string | number | null | undefined) =>
  typeof value === 'string' ? quoted(value) : String(value ?? 'NULL');

/** A statement of the worker with its values in it, in one line. */
const written = (statement: string, values: readonly (string | number | null)[]) =>
  statement.replaceAll(/\s+/g, ' ').replaceAll(/\?(\d+)/g, (_, number) => literal(values[Number(number) - 1]));

/** The statement that makes a code, in one line; no row where there was one of that name. */
export function newPromoCodeSql({ from, until, by, ...promo }: NewPromoCode, now: Date): string {
  const values = promoValues(promo, { from, until, by, at: now.getTime() });
  return `${written(INSERT_PROMO_CODE, values)} ON CONFLICT DO NOTHING RETURNING code;`;
}

/** The statement that ends a code; no row where none in force has it. */
export function endPromoCodeSql({ code, end, by }: EndedPromoCode, now: Date): string {
  return `${written(END_PROMO_CODE, [code, now.getTime(), by, end])} AND ended_at IS NULL RETURNING code;`;
}
