import type { Cents } from './money.ts';
import { taxesOf, taxTable, type TaxableLine, type TaxAmount, type TaxCode, type TaxTable } from './tax.ts';
import type { Province } from './provinces.ts';

/** What a document takes back: net, each tax, and all of it; whole cents ≥ 0. */
export interface CreditAmount {
  netCents: Cents;
  taxes: { code: TaxCode; province: Province; rate: number; amountCents: Cents }[];
  totalCents: Cents;
}

/** The rates that a booking was taxed at, as a table: a later change of law does not reach it (booking rule 37). */
export function frozenTable(taxes: readonly Pick<TaxAmount, 'code' | 'province' | 'rate'>[]): TaxTable {
  return taxTable((province) =>
    taxes.filter((tax) => tax.province === province).map(({ code, rate }) => ({ code, rate })),
  );
}

/**
 * What is credited when the net amount of lines falls from `before` to `after` (the same lines, in the same order). The
 * taxes are those of before less those of after, each rounded once on its net total: whatever the steps in which a
 * booking is given back, its credits add up to what was charged, to the cent.
 */
export function creditBetween(
  before: readonly TaxableLine[],
  after: readonly TaxableLine[],
  table: TaxTable,
): CreditAmount {
  const [was, is] = [taxesOf(before, table), taxesOf(after, table)];
  const net = (lines: readonly TaxableLine[]) => lines.reduce((sum, { netCents }) => sum + netCents, 0);
  const taxes = was.map(({ code, province, rate, amountCents }) => {
    const left = is.find((tax) => tax.code === code && tax.province === province)?.amountCents ?? 0;
    return { code, province, rate, amountCents: amountCents - left };
  });
  const netCents = net(before) - net(after);
  if (netCents < 0 || taxes.some(({ amountCents }) => amountCents < 0)) {
    throw new RangeError('a credit cannot ask for money: the lines are worth more than before');
  }
  return { netCents, taxes, totalCents: taxes.reduce((sum, { amountCents }) => sum + amountCents, netCents) };
}
