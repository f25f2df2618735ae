import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { dump } from '../../functions/backups/dump.ts';
import { openSealed, sealText } from '../../functions/platform/sealed.ts';
import { drill } from './drill.ts';
import { seedPerson, seedSchedule } from './stored-person.ts';

const KEY = Buffer.alloc(32, 7).toString('base64');
const migrations = new Map(
  globSync('functions/migrations/*.sql')
    .sort()
    .map((file) => [basename(file), readFileSync(file, 'utf8')]),
);

function database(names: readonly string[] = [...migrations.keys()]): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  db.exec('CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE)');
  for (const name of names) {
    db.exec(migrations.get(name) ?? '');
    db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').run(name);
  }
  seedSchedule(db);
  for (const name of ['zoe', 'bob']) seedPerson(db, { name, law: true, at: Date.UTC(2026, 10, 20) });
  db.exec(`UPDATE enquiries SET fields = json_object('text', 'it''s; two' || char(10) || 'lines -- é “ ?1')`);
  return db;
}

/** The database as the worker has it, as far as a backup asks. */
function asWorkers(db: DatabaseSync): D1Like {
  const all = (sql: string) => Promise.resolve({ results: db.prepare(sql).all() });
  return {
    prepare: (sql) => ({ sql, all: () => all(sql) }),
    batch: (statements) => Promise.all(statements.map(({ sql }) => all(sql))),
  };
}

interface D1Like {
  prepare: (sql: string) => { sql: string; all: () => Promise<{ results: unknown[] }> };
  batch: (statements: { sql: string }[]) => Promise<{ results: unknown[] }[]>;
}

const backupOf = (db: DatabaseSync) => dump(asWorkers(db) as unknown as Parameters<typeof dump>[0]);

test('a backup that was encrypted gives back every row of every table, and the schema', async () => {
  const db = database();
  const sealed = await sealText(KEY, await backupOf(db));
  expect(Buffer.from(sealed).includes('zoe')).toBe(false);
  const sql = await openSealed(KEY, sealed);
  const restored = new DatabaseSync(':memory:');
  const whole = `BEGIN;\n${sql}\nCOMMIT;`;
  restored.exec(whole);
  const tables = db.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`).all();
  for (const { name } of tables) {
    const rows = `SELECT * FROM ${String(name)}`;
    const sorted = (from: DatabaseSync) =>
      from
        .prepare(rows)
        .all()
        .map((row) => JSON.stringify(row))
        .sort();
    expect(sorted(restored), String(name)).toEqual(sorted(db));
  }
  const { counts, wrong } = drill(sql, migrations);
  expect(wrong).toEqual([]);
  expect(counts).toMatchObject({ bookings: 2, invoices: 2, accounts: 2 });
});

test('migrations that reached a release after others of higher numbers make no backup wrong', async () => {
  const late = '0131';
  const isLate = (name: string) => name.startsWith(late);
  const names = [...migrations.keys()];
  const [before, after] = [names.filter((name) => !isLate(name)), names.filter(isLate)];
  expect(after).toHaveLength(1);
  const { counts, wrong } = drill(await backupOf(database([...before, ...after])), migrations);
  expect(wrong).toEqual([]);
  expect(counts).toMatchObject({ bookings: 2 });
});

test('what cannot be made again for want of a migration is said', async () => {
  const known = new Map([...migrations].filter(([name]) => !name.startsWith('0012_')));
  expect(drill(await backupOf(database()), known).wrong.join()).toMatch(
    /does not know its migration 0012_.*cannot be run up to/,
  );
});

test('another key opens nothing, nor is a changed byte or another file taken for a backup', async () => {
  const sealed = await sealText(KEY, 'SELECT 1;');
  await expect(openSealed(Buffer.alloc(32, 8).toString('base64'), sealed)).rejects.toThrow();
  const changed = sealed.slice();
  changed[20] = (changed[20] ?? 0) ^ 1;
  await expect(openSealed(KEY, changed)).rejects.toThrow();
  await expect(openSealed(KEY, new TextEncoder().encode('PRAGMA defer_foreign_keys'))).rejects.toThrow('not sealed');
});

test.each([
  ['cut off', (sql: string) => sql.slice(0, sql.length / 2), /cannot be read|lacks/],
  [
    'without a trigger',
    (sql: string) => sql.replace(/CREATE TRIGGER invoices_are_kept[\s\S]*?END;/, ''),
    /lacks trigger invoices_are_kept/,
  ],
  [
    'with a gap in its invoices',
    (sql: string) => sql.replace(/(INSERT INTO "invoices"[^\n]*'z-000001',\d+,)1,/, '$12,'),
    /invoices have a gap/,
  ],
  [
    'that lost its bookings',
    (sql: string) => sql.replaceAll(/^INSERT INTO "bookings".*\n/gm, ''),
    /cannot be read|not there/,
  ],
  [
    'of a newer version',
    (sql: string) => sql.replace('0028_personal', '0999_personal'),
    /does not know its migration 0999/,
  ],
])('a drill finds a backup %s', async (_, breakIt, found) => {
  const sql = await backupOf(database());
  const broken = breakIt(sql);
  expect(broken).not.toBe(sql);
  expect(drill(broken, migrations).wrong.join('\n')).toMatch(found);
});
