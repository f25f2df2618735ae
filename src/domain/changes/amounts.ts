import type { Cents, Rate } from '../money/money.ts';
import { spread } from '../money/money.ts';
import type { Province } from '../money/provinces.ts';
import { taxesOf, type TaxableLine, type TaxCode, type TaxTable } from '../money/tax.ts';

/** What a change of a booking costs, or gives back where it is negative: net, each tax, and all of it. */
export interface Adjustment {
  netCents: Cents;
  taxes: { code: TaxCode; province: Province; rate: Rate; baseCents: Cents; amountCents: Cents }[];
  totalCents: Cents;
}

/**
 * What is charged for `after` less what was charged for `before`. Each tax is that of all lines, rounded once, before and
 * after: whatever the steps in which a booking changes, its documents add up to what it is worth, to the cent.
 */
export function changeBetween(
  before: readonly TaxableLine[],
  after: readonly TaxableLine[],
  table: TaxTable,
  tableAfter: TaxTable = table,
): Adjustment {
  const [was, is] = [taxesOf(before, table), taxesOf(after, tableAfter)];
  const net = (lines: readonly TaxableLine[]) => lines.reduce((sum, { netCents }) => sum + netCents, 0);
  const same = (a: (typeof was)[number]) => (b: (typeof was)[number]) => a.code === b.code && a.province === b.province;
  const gone = was.filter((tax) => !is.some(same(tax)));
  const taxes = [
    ...is.map((tax) => {
      const before = was.find(same(tax));
      return [tax, tax.baseCents - (before?.baseCents ?? 0), tax.amountCents - (before?.amountCents ?? 0)] as const;
    }),
    ...gone.map((tax) => [tax, -tax.baseCents, -tax.amountCents] as const),
  ].map(([{ code, province, rate }, baseCents, amountCents]) => ({ code, province, rate, baseCents, amountCents }));
  const netCents = net(after) - net(before);
  return {
    netCents,
    taxes: taxes.filter(({ baseCents, amountCents }) => baseCents !== 0 || amountCents !== 0),
    totalCents: taxes.reduce((sum, { amountCents }) => sum + amountCents, netCents),
  };
}

/** The same amount the other way: what a credit note gives is what the change takes. */
export function reversed({ netCents, taxes, totalCents }: Adjustment): Adjustment {
  const back = (cents: Cents) => (cents === 0 ? 0 : -cents);
  return {
    netCents: back(netCents),
    taxes: taxes.map((tax) => ({ ...tax, baseCents: back(tax.baseCents), amountCents: back(tax.amountCents) })),
    totalCents: back(totalCents),
  };
}

/** What is still charged by an invoice. */
export interface InvoiceLeft {
  number: string;
  leftCents: Cents;
}

/**
 * A credit told apart by the invoices it is taken off, the latest first, none below nothing: so that each invoice, too,
 * is worth what is still owed for it. Net and taxes are spread to the cent, none of them below nothing. Throws where the
 * invoices do not reach.
 */
export function overInvoices(
  credit: Adjustment,
  invoices: readonly InvoiceLeft[],
): (Adjustment & { invoice: string })[] {
  let open = credit.totalCents;
  const parts = [...invoices].reverse().flatMap(({ number, leftCents }) => {
    const cents = Math.min(open, Math.max(0, leftCents));
    open -= cents;
    return cents > 0 ? [{ number, cents }] : [];
  });
  if (open !== 0) throw new RangeError(`a credit of ${credit.totalCents} is more than its invoices`);
  // Net and taxes as they are left for the notes to come: each note takes its share of them, and the last one what is left.
  let left = [credit.netCents, ...credit.taxes.map(({ amountCents }) => amountCents)];
  let bases = credit.taxes.map(({ baseCents }) => baseCents);
  return parts.map(({ number, cents }, index) => {
    const [netCents = 0, ...amounts] = spread(cents, left);
    const isLast = index === parts.length - 1;
    const ofBases = credit.taxes.map(({ baseCents }, tax) =>
      isLast ? (bases[tax] ?? 0) : Math.min(bases[tax] ?? 0, baseShare(credit, baseCents, { cents, netCents })),
    );
    left = left.map((all, column) => all - ([netCents, ...amounts][column] ?? 0));
    bases = bases.map((all, tax) => all - (ofBases[tax] ?? 0));
    const taxes = credit.taxes.map(({ code, province, rate }, tax) => ({
      ...{ code, province, rate },
      baseCents: ofBases[tax] ?? 0,
      amountCents: amounts[tax] ?? 0,
    }));
    return { invoice: number, netCents, taxes, totalCents: cents };
  });
}

/** What a note of so many cents has of a base: as of the net, or of the whole where a credit is of taxes alone. */
function baseShare(
  credit: Adjustment,
  baseCents: Cents,
  { cents, netCents }: { cents: Cents; netCents: Cents },
): Cents {
  const [part, all] = credit.netCents > 0 ? [netCents, credit.netCents] : [cents, credit.totalCents];
  const [share = 0] = spread(baseCents, [part, all - part]);
  return share;
}

/** What moves the balance of a booking; all are sums, and none is negative. */
export interface Balance {
  invoicedCents: Cents;
  creditedCents: Cents;
  paidCents: Cents;
  /** What went back or is on its way back, money and credit. */
  returnedCents: Cents;
}

/** How a booking stands in money. */
export interface Standing extends Balance {
  /** What of what came in was paid from credits, and has not gone back to them. */
  fromCreditCents: Cents;
}

/** Owed for the booking, to us where it is positive. */
export function openOf({ invoicedCents, creditedCents, paidCents, returnedCents }: Balance): Cents {
  return invoicedCents - creditedCents - paidCents + returnedCents;
}

/** What of a credit goes back to who paid; the rest lowers what is still open. */
export function goesBack(standing: Balance, creditCents: Cents): Cents {
  return Math.max(0, Math.min(creditCents, creditCents - openOf(standing)));
}

/** What goes back, apart: in money, or as who asks chooses; and to the credits that it was paid from. */
export interface WaysBack {
  moneyCents: Cents;
  toCreditsCents: Cents;
}

/** Money first, as far as any is left that came in as such: what a credit paid goes back to that credit, however it is asked for. */
export function waysBack({ paidCents, returnedCents, fromCreditCents }: Standing, backCents: Cents): WaysBack {
  const moneyCents = Math.min(backCents, Math.max(0, paidCents - returnedCents - fromCreditCents));
  return { moneyCents, toCreditsCents: backCents - moneyCents };
}
