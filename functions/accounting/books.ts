import { Temporal } from 'temporal-polyfill';
import type {
  Amounts,
  Balance,
  BookKind,
  Movement,
  Sale,
  Standing,
  WriteOff,
} from '../../src/domain/accounting/books.ts';
import type { Period, PeriodQuery } from '../../src/domain/accounting/contract.ts';
import { csvOf } from '../../src/domain/csv.ts';
import { rowsOf } from '../platform/database.ts';
import { dayOf } from '../platform/days.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { booksTable, totalsIn, type Parts } from './books-table.ts';
import {
  AMOUNTS_BETWEEN,
  MOVED_BETWEEN,
  MOVEMENTS_BETWEEN,
  OPEN_AT,
  SALES_BETWEEN,
  STANDING_AT,
  WRITE_OFFS_BETWEEN,
  WRITTEN_OFF_BETWEEN,
} from './sql.ts';

type Needs = Pick<Dependencies, 'db' | 'siteData'>;

interface AmountsRow {
  kind: Amounts['kind'];
  total_cents: number;
  net_cents: number;
  /** JSON; of a document whose names the law no longer keeps there are none. */
  taxes: string | null;
}

interface SaleRow extends AmountsRow, Omit<Sale, keyof Amounts | 'firstDay' | 'lastDay'> {
  first_at: number | null;
  last_at: number | null;
}

interface BalanceRow {
  invoiced_cents: number;
  credited_cents: number;
  paid_cents: number;
  returned_cents: number;
  written_off_cents: number;
}

interface StandingRow extends BalanceRow {
  booking: string;
  client: string;
  due_on: string;
}

/** What a document comes to, as it was issued. */
function amountsOf({ kind, total_cents: total, net_cents: net, taxes }: AmountsRow): Amounts {
  const sign = kind === 'invoice' ? 1 : -1;
  const signed = (cents: number) => (cents === 0 ? 0 : sign * cents);
  return {
    ...{ kind, netCents: signed(net), totalCents: signed(total) },
    taxes: (JSON.parse(taxes ?? '[]') as Amounts['taxes']).map(({ code, province, rate, baseCents, amountCents }) => ({
      ...{ code, province, rate, baseCents: signed(baseCents), amountCents: signed(amountCents) },
    })),
  };
}

function saleOf({ day, number, invoice, booking, client, ...row }: SaleRow, timeZone: string): Sale {
  const dayOrNone = (at: number | null) => (at === null ? '' : dayOf(timeZone, at));
  return {
    ...{ day, number, invoice, booking, client, firstDay: dayOrNone(row.first_at), lastDay: dayOrNone(row.last_at) },
    ...amountsOf(row),
  };
}

const balanceOf = (row: BalanceRow): Balance => ({
  ...{ invoicedCents: row.invoiced_cents, creditedCents: row.credited_cents, paidCents: row.paid_cents },
  ...{ returnedCents: row.returned_cents, writtenOffCents: row.written_off_cents },
});

const standingOf = (row: StandingRow): Standing => ({
  ...{ booking: row.booking, client: row.client, dueOn: row.due_on },
  ...balanceOf(row),
});

/** Of years of bookings, nothing else is read. */
const PARTS: Record<BookKind, readonly (keyof Parts)[]> = {
  sales: ['sales'],
  taxes: ['amounts'],
  payments: ['movements'],
  write_offs: ['writeOffs'],
  open: ['standings'],
  summary: ['amounts', 'moved', 'writtenOff', 'before', 'after'],
};

/** Of a period, whose days are the office's; what the table does not need is empty. */
async function partsOf({ db, siteData }: Needs, { from, to }: Period, kind: BookKind): Promise<Parts> {
  const { timeZone } = siteData.office;
  const first = Temporal.PlainDate.from(from);
  const begin = (day: Temporal.PlainDate) => day.toZonedDateTime({ timeZone }).epochMilliseconds;
  const [starts, ends] = [begin(first), begin(Temporal.PlainDate.from(to).add({ days: 1 }))];
  const statements: Record<keyof Parts, () => D1PreparedStatement> = {
    sales: () => db.prepare(SALES_BETWEEN).bind(from, to),
    amounts: () => db.prepare(AMOUNTS_BETWEEN).bind(from, to),
    movements: () => db.prepare(MOVEMENTS_BETWEEN).bind(starts, ends),
    moved: () => db.prepare(MOVED_BETWEEN).bind(starts, ends),
    writeOffs: () => db.prepare(WRITE_OFFS_BETWEEN).bind(starts, ends),
    writtenOff: () => db.prepare(WRITTEN_OFF_BETWEEN).bind(starts, ends),
    standings: () => db.prepare(STANDING_AT).bind(ends, to),
    before: () => db.prepare(OPEN_AT).bind(starts, first.subtract({ days: 1 }).toString()),
    after: () => db.prepare(OPEN_AT).bind(ends, to),
  };
  const parts = PARTS[kind];
  const results = await db.batch(parts.map((part) => statements[part]()));
  const rows = <Row>(part: keyof Parts): Row[] => {
    const at = parts.indexOf(part);
    return at < 0 ? [] : rowsOf<Row>(results[at]);
  };
  const dated = <Row extends { day: string }>(part: keyof Parts): Row[] =>
    rows<Omit<Row, 'day'> & { at: number }>(part).map(
      ({ at, ...row }) => ({ ...row, day: dayOf(timeZone, at) }) as unknown as Row,
    );
  return {
    sales: rows<SaleRow>('sales').map((row) => saleOf(row, timeZone)),
    amounts: rows<AmountsRow & { papers: number }>('amounts').flatMap(({ papers, ...row }) =>
      Array<Amounts>(papers).fill(amountsOf(row)),
    ),
    movements: dated<Movement>('movements'),
    moved: rows('moved'),
    writeOffs: dated<WriteOff>('writeOffs'),
    writtenOff: rows('writtenOff'),
    standings: rows<StandingRow>('standings').map(standingOf),
    before: rows<BalanceRow>('before').map(balanceOf),
    after: rows<BalanceRow>('after').map(balanceOf),
  };
}

/** One table of the books as a file. */
export async function bookFile(needs: Needs, kind: BookKind, { lang, ...period }: PeriodQuery): Promise<string> {
  const { head, rows } = booksTable[kind](await partsOf(needs, period, kind), period, lang);
  return csvOf(lang, head, rows);
}

/** What a period comes to, for the screen. */
export const bookTotals = async (needs: Needs, period: Period) => totalsIn(await partsOf(needs, period, 'summary'));
