import { Temporal } from 'temporal-polyfill';
import {
  openOfStanding,
  summaryOf,
  taxSums,
  type BookKind,
  type Books,
  type Movement,
  type Sale,
  type Standing,
  type WriteOff,
} from '../../src/domain/accounting/books.ts';
import type { PeriodQuery } from '../../src/domain/accounting/contract.ts';
import type { IssuedDocument } from '../../src/domain/changes/contract.ts';
import { csvOf, type Cell } from '../../src/domain/csv.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { rowsOf } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { MOVEMENTS_BETWEEN, SALES_BETWEEN, STANDING_AT, WRITE_OFFS_BETWEEN } from './sql.ts';

type Needs = Pick<Dependencies, 'db' | 'siteData'>;

interface SaleRow extends Pick<Sale, 'day' | 'kind' | 'number' | 'invoice' | 'booking' | 'client'> {
  total_cents: number;
  document: string;
  first_at: number | null;
  last_at: number | null;
}

interface StandingRow {
  booking: string;
  client: string;
  due_on: string;
  invoiced_cents: number;
  credited_cents: number;
  paid_cents: number;
  returned_cents: number;
  written_off_cents: number;
}

/** A document as it was issued. One whose names the law no longer keeps has its total alone. */
function saleOf(
  { total_cents: total, document, first_at: first, last_at: last, ...row }: SaleRow,
  timeZone: string,
): Sale {
  const { subtotalCents = total, taxes = [] } = JSON.parse(document) as Partial<IssuedDocument>;
  const sign = row.kind === 'invoice' ? 1 : -1;
  const signed = (cents: number) => (cents === 0 ? 0 : sign * cents);
  return {
    ...row,
    netCents: signed(subtotalCents),
    taxes: taxes.map(({ code, province, rate, baseCents, amountCents }) => ({
      ...{ code, province, rate, baseCents: signed(baseCents), amountCents: signed(amountCents) },
    })),
    totalCents: signed(total),
    firstDay: first === null ? '' : dateIn(timeZone, first),
    lastDay: last === null ? '' : dateIn(timeZone, last),
  };
}

const standingOf = (row: StandingRow): Standing => ({
  ...{ booking: row.booking, client: row.client, dueOn: row.due_on },
  ...{ invoicedCents: row.invoiced_cents, creditedCents: row.credited_cents, paidCents: row.paid_cents },
  ...{ returnedCents: row.returned_cents, writtenOffCents: row.written_off_cents },
});

/** What each table is made of: of years of bookings, nothing else is read. */
const PARTS: Record<BookKind, readonly (keyof Books)[]> = {
  sales: ['sales'],
  taxes: ['sales'],
  payments: ['movements'],
  write_offs: ['writeOffs'],
  open: ['after'],
  summary: ['sales', 'movements', 'writeOffs', 'before', 'after'],
};

/** The books of a period, whose days are the office's; what the table does not need is empty. */
async function booksOf({ db, siteData }: Needs, { from, to }: PeriodQuery, kind: BookKind): Promise<Books> {
  const { timeZone } = siteData.office;
  const first = Temporal.PlainDate.from(from);
  const begin = (day: Temporal.PlainDate) => day.toZonedDateTime({ timeZone }).epochMilliseconds;
  const [starts, ends] = [begin(first), begin(Temporal.PlainDate.from(to).add({ days: 1 }))];
  const parts = PARTS[kind];
  const statements: Record<keyof Books, () => D1PreparedStatement> = {
    sales: () => db.prepare(SALES_BETWEEN).bind(from, to),
    movements: () => db.prepare(MOVEMENTS_BETWEEN).bind(starts, ends),
    writeOffs: () => db.prepare(WRITE_OFFS_BETWEEN).bind(starts, ends),
    before: () => db.prepare(STANDING_AT).bind(starts, first.subtract({ days: 1 }).toString()),
    after: () => db.prepare(STANDING_AT).bind(ends, to),
  };
  const results = await db.batch(parts.map((part) => statements[part]()));
  const rows = <Row>(part: keyof Books): Row[] => {
    const at = parts.indexOf(part);
    return at < 0 ? [] : rowsOf<Row>(results[at]);
  };
  const dated = <Row extends { day: string }>(part: keyof Books): Row[] =>
    rows<Omit<Row, 'day'> & { at: number }>(part).map(
      ({ at, ...row }) => ({ ...row, day: dateIn(timeZone, at) }) as unknown as Row,
    );
  return {
    sales: rows<SaleRow>('sales').map((row) => saleOf(row, timeZone)),
    movements: dated<Movement>('movements'),
    writeOffs: dated<WriteOff>('writeOffs'),
    before: rows<StandingRow>('before').map(standingOf),
    after: rows<StandingRow>('after').map(standingOf),
  };
}

interface Table {
  head: string[];
  rows: Cell[][];
}

const money = (cents: number) => ({ cents });

/** A rate as a percentage, `9.975`. */
const percent = (rate: number) => rate / 1000;

/** The tables in English, as the bookkeeper's program takes them; names of columns do not change. */
const tables: Record<BookKind, (books: Books, period: PeriodQuery) => Table> = {
  sales: ({ sales }) => ({
    head: [
      ...['Date', 'Kind', 'Number', 'Of invoice', 'Booking', 'Client', 'Net', 'GST', 'HST', 'QST', 'Total'],
      ...['Taught from', 'Taught to'],
    ],
    rows: sales.map((sale) => {
      const tax = (code: string) =>
        money(sale.taxes.reduce((sum, one) => (one.code === code ? sum + one.amountCents : sum), 0));
      return [
        ...[sale.day, sale.kind, sale.number, sale.invoice, sale.booking, sale.client, money(sale.netCents)],
        ...[tax('GST'), tax('HST'), tax('QST'), money(sale.totalCents), sale.firstDay, sale.lastDay],
      ];
    }),
  }),
  taxes: ({ sales }) => ({
    head: ['Province', 'Tax', 'Rate', 'Base', 'Tax amount'],
    rows: taxSums(sales).map(({ province, code, rate, baseCents, amountCents }) => [
      ...[province, code || 'not taxed', percent(rate), money(baseCents), money(amountCents)],
    ]),
  }),
  payments: ({ movements }) => ({
    head: ['Date', 'Kind', 'Method', 'State', 'Booking', 'Document', 'Client', 'Amount', 'Reference'],
    rows: movements.map((row) => [
      ...[
        row.day,
        row.kind,
        row.method,
        row.state,
        row.booking,
        row.invoice,
        row.client,
        money(row.cents),
        row.reference,
      ],
    ]),
  }),
  write_offs: ({ writeOffs }) => ({
    head: ['Date', 'Kind', 'Booking', 'Client', 'Amount'],
    rows: writeOffs.map(({ day, kind, booking, client, cents }) => [day, kind, booking, client, money(cents)]),
  }),
  open: ({ after }) => ({
    head: ['Booking', 'Client', 'Due', 'Invoiced', 'Credited', 'Paid', 'Given back', 'Written off', 'Open'],
    rows: after.map((row) => [
      ...[row.booking, row.client, row.dueOn, money(row.invoicedCents), money(row.creditedCents), money(row.paidCents)],
      ...[money(row.returnedCents), money(row.writtenOffCents), money(openOfStanding(row))],
    ]),
  }),
  summary: (books, { from, to }) => {
    const sums = summaryOf(books);
    return {
      head: ['From', 'To', 'What', 'Amount'],
      rows: (
        [
          ['Open before', sums.openBeforeCents],
          ['Invoiced', sums.invoicedCents],
          ['Credited', -sums.creditedCents],
          ['of that net', sums.netCents],
          ['of that taxes', sums.taxCents],
          ['Paid', -sums.paidCents],
          ['Given back', sums.returnedCents],
          ['Written off', -sums.writtenOffCents],
          ['Expected again', sums.takenBackCents],
          ['Open after', sums.openCents],
        ] as const
      ).map(([what, cents]) => [from, to, what, money(cents)]),
    };
  },
};

/** One table of the books as a file. */
export async function bookFile(needs: Needs, kind: BookKind, period: PeriodQuery): Promise<string> {
  const { head, rows } = tables[kind](await booksOf(needs, period, kind), period);
  return csvOf(head, rows);
}
