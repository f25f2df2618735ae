import type { Database } from './runtime.ts';

/** The floor of a booking: the rows that one leaves behind, inserted again and again without looking at anything. */

export interface Written {
  table: string;
  values: Record<string, string | number | null>;
}

const quoted = (name: string) => `"${name}"`;

/** All rows of all tables, each with its table. */
async function everything(database: Database): Promise<Map<string, Written>> {
  const rows = new Map<string, Written>();
  const tables = await database
    .prepare(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'sqlite%'`,
    )
    .all<{ name: string }>();
  for (const { name } of tables.results) {
    const columns = await database.prepare(`SELECT name FROM pragma_table_info(?1)`).bind(name).all<{ name: string }>();
    const list = columns.results.map((column) => quoted(column.name)).join(', ');
    // eslint-disable-next-line no-restricted-syntax -- names of the database's own
    const { results } = await database.prepare(`SELECT ${list} FROM ${quoted(name)}`).all<Written['values']>();
    for (const values of results) rows.set(JSON.stringify([name, values]), { table: name, values });
  }
  return rows;
}

/** The rows that are there after `work`, as it has left them. */
export async function writtenBy(database: Database, work: () => Promise<void>): Promise<Written[]> {
  const before = await everything(database);
  await work();
  const after = await everything(database);
  const counts = (rows: Map<string, Written>) => Map.groupBy(rows.values(), ({ table }) => table);
  const [had, has] = [counts(before), counts(after)];
  return [...after].flatMap(([text, row]) => {
    const more = (has.get(row.table)?.length ?? 0) - (had.get(row.table)?.length ?? 0);
    return more > 0 && !before.has(text) ? [row] : [];
  });
}

/** Tables of what a hold writes, in the order that they refer to each other; whatever else there is, the confirmation has written. */
const HELD = ['bookings', 'booking_lines'];

/** What no other booking has: ids, references, numbers and keys. */
function ownOf(rows: readonly Written[]): string[] {
  const of = (table: string, ...names: string[]) =>
    rows.filter((row) => row.table === table).flatMap(({ values }) => names.map((name) => String(values[name])));
  return [
    ...of('bookings', 'id', 'reference', 'number', 'cart'),
    ...of('idempotency_keys', 'key'),
    ...of('participants', 'id'),
    ...of('outbox', 'id'),
  ].filter((value) => value !== 'null');
}

/**
 * A worker that writes them in two batches, as a hold and a confirmation are; every request has ids of its own, of the same
 * length. A number that the database gives is left to it.
 */
export function bareWorker(rows: readonly Written[]): string {
  const order = (row: Written) => (HELD.includes(row.table) ? HELD.indexOf(row.table) : HELD.length);
  const keys = rows.filter(({ table }) => table === 'idempotency_keys');
  const isHeld = (row: Written) => HELD.includes(row.table) || row === keys[0];
  const statements = rows
    .toSorted((a, b) => order(a) - order(b))
    .map((row) => {
      const { id, ...others } = row.values;
      const values = typeof id === 'number' ? others : row.values;
      const names = Object.keys(values);
      const sql = `INSERT INTO ${quoted(row.table)} (${names.map(quoted).join(', ')}) VALUES (${names.map((_, at) => `?${at + 1}`).join(', ')})`;
      return { isHeld: isHeld(row), sql, values: Object.values(values) };
    });
  return `
const OWN = ${JSON.stringify(ownOf(rows))};
const STATEMENTS = ${JSON.stringify(JSON.stringify(statements))};
const other = (text) => {
  const random = crypto.randomUUID() + crypto.randomUUID();
  return random.slice(0, text.length).padEnd(text.length, '0');
};
export default {
  async fetch(request, { DB }) {
    const statements = JSON.parse(OWN.reduce((text, own) => text.replaceAll(own, other(own)), STATEMENTS));
    for (const held of [true, false]) {
      await DB.batch(statements.filter((one) => one.isHeld === held).map(({ sql, values }) => DB.prepare(sql).bind(...values)));
    }
    return new Response();
  },
};`;
}
