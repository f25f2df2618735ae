import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { LONGEST_STATEMENT, shortStatements } from './short-statements.ts';

const SCHEMA = `CREATE TABLE mails (id TEXT PRIMARY KEY, message TEXT, note TEXT) STRICT;
-- A comment; it's no text.
CREATE TRIGGER mails_stay BEFORE DELETE ON mails
BEGIN
  SELECT RAISE(ABORT, 'it''s kept; INSERT INTO mails');
END;
`;

const quoted = (text: string | null) => (text === null ? 'NULL' : `'${text.replaceAll("'", "''")}'`);

/** A backup with these rows, as it is handed over, and the rows that it gives back. */
function restored(rows: readonly (readonly [string, string | null, string | null])[]) {
  const inserts = rows.map(
    (row) => `INSERT INTO "mails" ("id","message","note") VALUES(${row.map(quoted).join(',')});`,
  );
  const backup = Buffer.from(['PRAGMA defer_foreign_keys=TRUE;', SCHEMA, ...inserts, ''].join('\n'));
  const pieces = shortStatements(backup);
  const handed = Buffer.concat(pieces).toString();
  const db = new DatabaseSync(':memory:');
  db.exec(handed);
  const tables = db.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).all();
  const found = db.prepare('SELECT id, message, note FROM mails').all();
  return {
    backup: backup.toString(),
    handed,
    tables: tables.map(({ name }) => name),
    rows: found.map((row) => Object.values(row)),
  };
}

/** No value of the tests has the end of a statement and of its line in it. */
const longest = (sql: string) => Math.max(...sql.split(';\n').map((statement) => Buffer.byteLength(statement)));

test('a row that is longer than a statement may be comes in parts, to the letter', () => {
  const rows = [
    ['short', 'a;b', null],
    ['long', `${"it's; é 😀 -- /* \n".repeat(20_000)}`, 'x'.repeat(60_000)],
    ['both', 'y'.repeat(99_000), "'".repeat(99_000)],
    ['last', '', 'z'],
  ] as const;
  const { handed, tables, rows: found } = restored(rows);
  expect(found).toEqual(rows);
  expect(tables).toEqual(['mails']);
  expect(longest(handed)).toBeLessThan(LONGEST_STATEMENT);
});

test('words of a visitor are no transaction of the file', () => {
  const text = 'Please say BEGIN TRANSACTION; and BEGIN TRANSACTION, then COMMIT;';
  const { handed, rows } = restored([['a', text, null]]);
  expect(rows).toEqual([['a', text, null]]);
  expect(handed).not.toContain('BEGIN TRANSACTION');
});

test('a backup of which no row is so long is handed over as it is', () => {
  const { backup, handed } = restored([
    ['a', 'x'.repeat(90_000), null],
    ['b', "it's", '--'],
  ]);
  expect(handed).toBe(backup);
});
