import type { Cents } from '../money/money.ts';
import type { Province } from '../money/provinces.ts';
import type { TaxCode } from '../money/tax.ts';

/** What the bookkeeper gets, a file each. */
export const bookKinds = ['sales', 'taxes', 'payments', 'write_offs', 'open', 'summary'] as const;
export type BookKind = (typeof bookKinds)[number];

/** What a summary says, in its order. */
export const bookTotals = [
  ...(['openBefore', 'invoiced', 'credited', 'net', 'tax', 'paid', 'returned', 'writtenOff', 'takenBack'] as const),
  'openAfter',
] as const;
type BookTotal = (typeof bookTotals)[number];

interface BookTax {
  code: TaxCode;
  province: Province;
  rate: number;
  baseCents: Cents;
  amountCents: Cents;
}

/** What an invoice comes to, or a credit note, whose sums are negative. */
export interface Amounts {
  kind: 'invoice' | 'credit_note';
  netCents: Cents;
  taxes: readonly BookTax[];
  totalCents: Cents;
}

export interface Sale extends Amounts {
  day: string;
  number: string;
  /** That a credit note is of. */
  invoice: string;
  booking: string;
  client: string;
  /** Of the classes of its booking, as they stand now, so that what is invoiced is known to be of another year; '' where it has none. */
  firstDay: string;
  lastDay: string;
}

/** What came in, or went back, which is negative. */
export interface Movement {
  day: string;
  /** `returned` is a cheque or transfer that the bank sent back, `correction` one that was recorded by mistake. */
  kind: 'payment' | 'refund' | 'chargeback' | 'returned' | 'correction' | 'credit';
  method: string;
  state: string;
  booking: string;
  invoice: string;
  client: string;
  cents: Cents;
  /** Of the bank's statement: the number of a cheque, or what the bank says. */
  reference: string;
}

/** What is not expected any more, which is negative, and what of it an owner took back, or was paid or credited after all. */
export interface WriteOff {
  day: string;
  kind: 'written_off' | 'taken_back' | 'settled';
  booking: string;
  client: string;
  cents: Cents;
}

/** How one booking, or all of them, stand at the end of a day. */
export interface Balance {
  invoicedCents: Cents;
  creditedCents: Cents;
  paidCents: Cents;
  returnedCents: Cents;
  /** What stood written off. */
  writtenOffCents: Cents;
}

export interface Standing extends Balance {
  booking: string;
  client: string;
  /** The last day for it. */
  dueOn: string;
}

/** What is still expected: less than nothing is owed to the client. */
export const openOfBalance = (row: Balance): Cents =>
  row.invoicedCents - row.creditedCents - row.paidCents + row.returnedCents - row.writtenOffCents;

export interface TaxSum {
  province: Province | '';
  code: TaxCode | '';
  rate: number;
  baseCents: Cents;
  amountCents: Cents;
}

const sum = <Row>(rows: readonly Row[], of: (row: Row) => Cents) => rows.reduce((all, row) => all + of(row), 0);

/** What a sale was taxed on: each province taxes a net amount once, whatever taxes it has. */
function taxedCents({ taxes }: Amounts): Cents {
  return sum(
    taxes.filter(({ province }, index) => taxes.findIndex((one) => one.province === province) === index),
    ({ baseCents }) => baseCents,
  );
}

/** Taxes by province, kind and rate; what was not taxed comes last, so that the bases of all are what was sold. */
export function taxSums(sales: readonly Amounts[]): TaxSum[] {
  const all = sales.flatMap(({ taxes }) => taxes);
  const groups = Map.groupBy(all, ({ province, code, rate }) => `${province} ${code} ${String(rate).padStart(6, '0')}`);
  const taxed = [...groups]
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([, rows]) => {
      const [first] = rows;
      if (!first) return [];
      const { province, code, rate } = first;
      const baseCents = sum(rows, (row) => row.baseCents);
      return [{ province, code, rate, baseCents, amountCents: sum(rows, (row) => row.amountCents) }];
    });
  const baseCents = sum(sales, (sale) => sale.netCents - taxedCents(sale));
  return [...taxed, { province: '', code: '', rate: 0, baseCents, amountCents: 0 }];
}

export interface Summary {
  invoicedCents: Cents;
  creditedCents: Cents;
  /** Sold less credited, before tax, and its taxes. */
  netCents: Cents;
  taxCents: Cents;
  paidCents: Cents;
  returnedCents: Cents;
  openBeforeCents: Cents;
  writtenOffCents: Cents;
  /** Of earlier periods too. */
  takenBackCents: Cents;
  openCents: Cents;
}

/** Rows of the tables, or their sums by kind. */
export interface Books {
  sales: readonly Amounts[];
  movements: readonly Pick<Movement, 'kind' | 'cents'>[];
  writeOffs: readonly Pick<WriteOff, 'kind' | 'cents'>[];
  /** At the end of the day before the period, and of its last day. */
  before: readonly Balance[];
  after: readonly Balance[];
}

/** What a period comes to. Open before + invoiced − credited − paid + returned − written off + taken back is what is open then. */
export function summaryOf({ sales, movements, writeOffs, before, after }: Books): Summary {
  const of = (kind: Amounts['kind']) => sales.filter((sale) => sale.kind === kind);
  const open = (rows: readonly Balance[]) => sum(rows, openOfBalance);
  return {
    invoicedCents: sum(of('invoice'), ({ totalCents }) => totalCents),
    creditedCents: 0 - sum(of('credit_note'), ({ totalCents }) => totalCents),
    netCents: sum(sales, ({ netCents }) => netCents),
    taxCents: sum(taxSums(sales), ({ amountCents }) => amountCents),
    paidCents: sum(
      movements.filter(({ kind }) => kind === 'payment'),
      ({ cents }) => cents,
    ),
    returnedCents:
      0 -
      sum(
        movements.filter(({ kind }) => kind !== 'payment'),
        ({ cents }) => cents,
      ),
    openBeforeCents: open(before),
    writtenOffCents: sum(writeOffs, ({ cents }) => Math.max(0, -cents)),
    takenBackCents: sum(writeOffs, ({ cents }) => Math.max(0, cents)),
    openCents: open(after),
  };
}

/** What a summary says, with its signs: all but net and tax, which are parts of what was invoiced and credited, add up to what is open after. */
export function totalsOf(sums: Summary): { what: BookTotal; cents: Cents }[] {
  const cents: Record<BookTotal, Cents> = {
    openBefore: sums.openBeforeCents,
    invoiced: sums.invoicedCents,
    credited: 0 - sums.creditedCents,
    net: sums.netCents,
    tax: sums.taxCents,
    paid: 0 - sums.paidCents,
    returned: sums.returnedCents,
    writtenOff: 0 - sums.writtenOffCents,
    takenBack: sums.takenBackCents,
    openAfter: sums.openCents,
  };
  return bookTotals.map((what) => ({ what, cents: cents[what] }));
}
