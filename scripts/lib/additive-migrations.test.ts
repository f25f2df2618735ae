import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';

/** The first migration that came after there were versions to go back to. */
const FIRST = '0028';

const files = globSync('functions/migrations/*.sql').sort();

interface Column {
  table: string;
  name: string;
  required: boolean;
}

/** What a worker can rely on: tables and views by their columns, and the columns that a row cannot be written without. */
function surface(db: DatabaseSync): Column[] {
  return db
    .prepare(
      `SELECT parts.name AS "table", columns.name, columns."notnull" = 1 AND columns.dflt_value IS NULL AND columns.pk = 0 AS required
FROM sqlite_schema AS parts JOIN pragma_table_xinfo(parts.name) AS columns
WHERE parts.type IN ('table', 'view') AND parts.name NOT LIKE 'sqlite_%'`,
    )
    .all()
    .map(({ table, name, required }) => ({ table: String(table), name: String(name), required: required === 1 }));
}

/** What the version before a migration would miss after it, or could not write any more. */
function missedBy(before: readonly Column[], after: readonly Column[]): string[] {
  const find = (among: readonly Column[], { table, name }: Column) =>
    among.find((column) => column.table === table && column.name === name);
  const known = new Set(before.map(({ table }) => table));
  return [
    ...before.filter((column) => !find(after, column)).map(({ table, name }) => `${table}.${name} is gone`),
    ...after
      .filter((column) => column.required && known.has(column.table) && !find(before, column)?.required)
      .map(({ table, name }) => `${table}.${name} has to be written`),
  ];
}

function databaseBefore(first: string): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  for (const file of files) if (basename(file) < first) db.exec(readFileSync(file, 'utf8'));
  return db;
}

test('a version that is put back finds every table and column that it knows, and can write them', () => {
  const db = databaseBefore(FIRST);
  const missed = files
    .filter((file) => basename(file) >= FIRST)
    .flatMap((file) => {
      const before = surface(db);
      db.exec(readFileSync(file, 'utf8'));
      return missedBy(before, surface(db)).map((what) => `${basename(file)}: ${what}`);
    });
  expect(missed).toEqual([]);
});

test.each([
  ['ALTER TABLE accounts DROP COLUMN created_at', 'accounts.created_at is gone'],
  ['ALTER TABLE waitlist RENAME COLUMN quantity TO seats', 'waitlist.quantity is gone'],
  ['DROP TABLE password_asks', 'password_asks.id is gone'],
  [
    `DROP VIEW waiting_parties; CREATE VIEW waiting_parties AS SELECT class_id FROM waitlist`,
    'waiting_parties.quantity is gone',
  ],
  [
    `DROP TABLE probes; CREATE TABLE probes (id INTEGER PRIMARY KEY, filling BLOB NOT NULL, why TEXT NOT NULL)`,
    'probes.why has to be written',
  ],
])('%s would not let it be put back', (change, what) => {
  const db = databaseBefore('9999');
  const before = surface(db);
  db.exec(change);
  expect(missedBy(before, surface(db))).toContain(what);
});
