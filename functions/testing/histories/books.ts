import { expect } from 'vitest';
import type { Statement } from '../../../src/domain/accounting/statement.ts';
import { dateIn } from '../../../src/domain/time/calendar.ts';
import { present } from '../../../src/domain/present.ts';
import { DUE_CENTS } from '../../platform/balance.ts';
import type { World } from './world.ts';

type Row = Record<string, string>;

/** Rows of a table by the names of its columns. */
function rowsOf(csv: string): Row[] {
  const [head = [], ...rows] = csv
    .replace('\ufeff', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell));
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ''])));
}

const centsOf = (text: string | undefined) => Math.round(Number(present(text)) * 100);
const sum = (rows: readonly Row[], name: string) => rows.reduce((all, row) => all + centsOf(row[name]), 0);

/** Every table of the books agrees with every other, and with the balances, to the cent. */
export async function expectBooks(
  { office, site }: World,
  from = '2026-11-01',
  to = dateIn(site.needs.siteData.office.timeZone, site.needs.now().getTime()),
): Promise<void> {
  const read = async (kind: string) => {
    const answer = await office.get(`/Website/office/books/${kind}?from=${from}&to=${to}`);
    if (answer.status !== 200) throw new Error(`${answer.status} books ${kind}: ${await answer.text()}`);
    return rowsOf(new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(await answer.arrayBuffer()));
  };
  const sales = await read('sales');
  const taxes = await read('taxes');
  const payments = await read('payments');
  const off = await read('write_offs');
  const left = await read('open');
  const said: Record<string, number> = Object.fromEntries(
    (await read('summary')).map((row) => [row.What, centsOf(row.Amount)]),
  );
  const of = (name: string): number => present(said[name]);
  for (const row of sales) {
    const sign = row.Kind === 'invoice' ? 1 : -1;
    const cents = ['Net', 'GST', 'HST', 'QST', 'Total'].map((name) => sign * centsOf(row[name]));
    expect(Math.min(...cents), JSON.stringify(row)).toBeGreaterThanOrEqual(0);
  }
  const bases = taxes.filter(({ Province, Tax }) => !(Province === 'QC' && Tax === 'QST'));
  expect(sum(bases, 'Base'), 'bases').toBe(sum(sales, 'Net'));
  expect(sum(taxes, 'Tax amount'), 'taxes').toBe(sum(sales, 'GST') + sum(sales, 'HST') + sum(sales, 'QST'));
  expect(sum(sales, 'Net') + sum(taxes, 'Tax amount'), 'total').toBe(sum(sales, 'Total'));
  expect(of('Invoiced') + of('Credited'), 'invoiced').toBe(sum(sales, 'Total'));
  expect(of('Paid') + of('Given back or returned by the bank'), 'paid').toBe(0 - sum(payments, 'Amount'));
  expect(of('Open after'), 'open').toBe(sum(left, 'Open'));
  expect(of('Written off') + of('Expected again'), 'written off').toBe(sum(off, 'Amount'));
  const names = ['Invoiced', 'Credited', 'Paid', 'Given back or returned by the bank', 'Written off', 'Expected again'];
  const moved = names.reduce((cents, name) => cents + of(name), 0);
  expect(of('Open before') + moved, 'moved').toBe(of('Open after'));
  const [row] = await site.rows<{ cents: number }>(
    'SELECT SUM(invoiced_cents - credited_cents - paid_cents + returned_cents) AS cents FROM booking_balances',
  );
  expect(sum(left, 'Open') + sum(left, 'Written off'), 'balances').toBe(row?.cents ?? 0);
  const statements = await site.rows<{ id: string }>(
    `SELECT MIN(id) AS id FROM bookings WHERE contact <> '{}' AND confirmed_at IS NOT NULL GROUP BY contact_key`,
  );
  for (const { id } of statements) {
    const statement = await office.read<Statement>(`/Website/office/bookings/${id}/statement`);
    const { openCents, besideCents, closingCents } = statement;
    const [own] = await site.rows<{ cents: number; owed: number }>(
      `SELECT SUM(${DUE_CENTS}) AS cents, SUM(MIN(0, ${DUE_CENTS})) AS owed FROM booking_balances
       JOIN bookings ON bookings.id = booking_id WHERE contact_key = (SELECT contact_key FROM bookings WHERE id = ?1)`,
      id,
    );
    expect([openCents, closingCents], 'statement').toEqual([own?.cents, own?.cents]);
    expect(besideCents, 'what is open beside invoices').toBe(own?.owed);
  }
}

interface Tax {
  code: string;
  province: string;
  amountCents: number;
  baseCents: number;
}

/** Each tax of each province that the papers of a booking come to is that of the booking. */
export async function expectTaxes({ site }: World): Promise<void> {
  const rows = await site.rows<{ id: string; taxes: string; invoiced: string; credited: string }>(
    `SELECT bookings.id, COALESCE(bookings.taxes, '[]') AS taxes,
      (SELECT json_group_array(json(document ->> '$.taxes')) FROM invoices WHERE booking_id = bookings.id) AS invoiced,
      (SELECT json_group_array(json(document ->> '$.taxes')) FROM credit_notes WHERE booking_id = bookings.id) AS credited
     FROM bookings WHERE proved_at IS NOT NULL AND contact <> '{}'`,
  );
  const sums = (all: readonly Tax[], sign: number, into: Map<string, [number, number]>) => {
    for (const { code, province, amountCents, baseCents } of all) {
      const key = `${province} ${code}`;
      const [amount, base] = into.get(key) ?? [0, 0];
      into.set(key, [amount + sign * amountCents, base + sign * baseCents]);
    }
  };
  for (const { id, taxes, invoiced, credited } of rows) {
    const papers = new Map<string, [number, number]>();
    sums((JSON.parse(invoiced) as Tax[][]).flat(), 1, papers);
    sums((JSON.parse(credited) as Tax[][]).flat(), -1, papers);
    const own = new Map<string, [number, number]>();
    sums(JSON.parse(taxes) as Tax[], 1, own);
    const plain = (some: Map<string, [number, number]>) =>
      [...some].filter(([, [amount, base]]) => amount !== 0 || base !== 0).sort();
    const [a, b] = [JSON.stringify(plain(papers)), JSON.stringify(plain(own))];
    if (a !== b) throw new Error(`taxes of ${id}: papers ${a}, booking ${b}`);
  }
}
