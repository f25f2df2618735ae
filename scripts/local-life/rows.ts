import { quoted } from '../lib/account-sql.ts';

/** A value of a row: as it is, or as the database works it out. */
export type Value = string | number | null | { sql: string };
export type Row = Readonly<Record<string, Value>>;

/** Rows by table, in the order in which they are written. */
export type Rows = readonly (readonly [table: string, row: Row])[];

const literal = (value: Value): string => {
  if (value === null) return 'NULL';
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? quoted(value) : value.sql;
};

/** D1 takes statements of at most 100 kB. */
const MOST_CHARACTERS = 80_000;

/**
 * Statements that write the rows. Those of one table that follow each other are written together, unless the database works out
 * something of them: that may be about the row before.
 */
export function statementsOf(rows: Rows): string[] {
  const statements: { head: string; values: string[]; length: number; isAlone: boolean }[] = [];
  for (const [table, row] of rows) {
    const head = `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES`;
    const values = `(${Object.values(row).map(literal).join(', ')})`;
    const isAlone = Object.values(row).some((value) => typeof value === 'object' && value !== null);
    const last = statements.at(-1);
    if (last?.head === head && !last.isAlone && !isAlone && last.length + values.length < MOST_CHARACTERS) {
      last.values.push(values);
      last.length += values.length;
    } else {
      statements.push({ head, values: [values], length: head.length + values.length, isAlone });
    }
  }
  return statements.map(({ head, values }) => `${head}\n${values.join(',\n')};`);
}
