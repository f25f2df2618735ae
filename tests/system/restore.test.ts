import { copyFileSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { only, present } from '../../src/domain/present.ts';
import { build } from '../../scripts/lib/build.ts';
import { root, run } from '../../scripts/lib/run.ts';
import { freePort, migrate, startServer, type Server } from '../../scripts/lib/server.ts';
import { bookingClient, onlineClass, order } from './booking-client.ts';
import { localDatabase } from './database.ts';

/** Two servers and some calls of wrangler: on a busy machine they are slow, not wrong. */
const PATIENCE_MS = 600_000;

const folders: string[] = [];
const servers: Server[] = [];

/** A folder that wrangler takes for the project's, with a database of its own. */
function place() {
  const folder = mkdtempSync(join(tmpdir(), 'gct-restore-'));
  folders.push(folder);
  const config = join(folder, 'wrangler.json');
  const database = { binding: 'DB', database_name: 'gct', database_id: '00000000-0000-0000-0000-000000000000' };
  writeFileSync(config, JSON.stringify({ name: 'gct-website', d1_databases: [database] }));
  return { folder, config, persistTo: join(folder, '.wrangler/state') };
}

async function start(persistTo: string, config?: string): Promise<Server> {
  const server = await startServer({ port: await freePort(), persistTo, config });
  servers.push(server);
  return server;
}

async function d1(...args: string[]): Promise<void> {
  const { code, output } = await run('wrangler', ['d1', ...args]);
  if (code !== 0) throw new Error(output);
}

beforeAll(async () => {
  await build();
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** More than are booked while a backup is made; one that takes long is not made longer by them. */
const MOST_BUYERS = 100;

/** A mail with its papers, sealed: more than D1 takes as one statement. Characters. */
const LONG_MAIL = 150_000;

/** Triggers, views and indexes, as the migrations make them. */
function partsOfMigrations(): number {
  const db = new DatabaseSync(':memory:');
  for (const file of globSync('functions/migrations/*.sql', { cwd: root }).sort()) {
    db.exec(readFileSync(join(root, file), 'utf8'));
  }
  return db.prepare(PARTS).all().length;
}

const PARTS = `SELECT 1 FROM sqlite_schema WHERE type IN ('trigger', 'view', 'index') AND name NOT LIKE 'sqlite_%'`;

it('gives back every booking from a backup that was made while people booked', { timeout: PATIENCE_MS }, async () => {
  const before = place();
  await migrate(before.persistTo);
  const server = await start(before.persistTo);
  const client = bookingClient(server.url);
  const { id } = await onlineClass(server.url);
  // More seats than can be booked while the backup is made.
  localDatabase(before.persistTo).run(`UPDATE classes SET capacity = 100000 WHERE id = '${id}'`);
  const { body: event } = await client.event(id);
  const book = async (name: string, key: string) => {
    const hold = await client.hold(event, 1);
    return client.prove((await client.confirm(hold.body.reference, order(event, 1, name), key)).body);
  };
  const first = await book('Before', 'the-key-of-before');
  expect(first.state).toBe('confirmed');

  localDatabase(before.persistTo).run(
    `UPDATE outbox SET message = '"${'x'.repeat(LONG_MAIL - 2)}"' WHERE id = (SELECT MIN(id) FROM outbox WHERE state = 'sent')`,
  );
  const backup = join(before.folder, 'backup.sql');
  let booking = true;
  const meanwhile = (async () => {
    const booked: string[] = [];
    for (let buyer = 0; booking && buyer < MOST_BUYERS; buyer += 1) {
      booked.push((await book(`Buyer ${buyer}`, `the-key-of-buyer-${buyer}`)).reference);
    }
    return booked;
  })();
  await d1('export', 'DB', '--local', '--config', before.config, '--output', backup);
  booking = false;
  expect((await meanwhile).length).toBeGreaterThan(0);
  expect(readFileSync(backup, 'utf8')).toContain(first.reference);

  // As OPERATIONS.md has it, under another name, with a configuration of its own beside the one that it is a copy of.
  const after = {
    persistTo: mkdtempSync(join(tmpdir(), 'gct-restored-')),
    config: join(root, 'wrangler.restored.jsonc'),
  };
  folders.push(after.persistTo, after.config);
  copyFileSync(join(root, 'wrangler.jsonc'), after.config);
  const where = ['--config', after.config, '--persist-to', after.persistTo];
  const { code, output } = await run('node', ['scripts/restore.ts', backup, '--database', 'gct-restored', ...where]);
  expect([code, output]).toEqual([0, expect.stringContaining('npm run deploy puts it online') as string]);
  expect(readFileSync(after.config, 'utf8')).toContain('"database_name": "gct-restored"');
  const restored = localDatabase(after.persistTo);
  const rows = restored.rows<
    Record<'proved' | 'invoices' | 'gaps' | 'halves' | 'orphans' | 'parts' | 'longest', number>
  >(`
    SELECT
      (SELECT max(length(message)) FROM outbox) AS longest,
      (SELECT count(*) FROM bookings WHERE proved_at IS NOT NULL) AS proved,
      (SELECT count(*) FROM invoices) AS invoices,
      (SELECT max(sequence) - count(*) FROM invoices) AS gaps,
      (SELECT count(*) FROM bookings b WHERE NOT EXISTS (SELECT 1 FROM booking_lines l WHERE l.booking_id = b.id)) AS halves,
      (SELECT count(*) FROM pragma_foreign_key_check) AS orphans,
      (SELECT count(*) FROM (${PARTS})) AS parts
  `);
  const counts = only(rows);
  expect(counts).toMatchObject({ gaps: 0, halves: 0, orphans: 0, parts: partsOfMigrations(), longest: LONG_MAIL });
  expect(counts.invoices).toBe(counts.proved);
  expect(counts.proved).toBeGreaterThan(0);

  const second = await start(after.persistTo, after.config);
  const again = bookingClient(second.url);
  expect((await again.booking(first.secret)).body).toMatchObject({
    state: 'confirmed',
    invoice: first.invoice,
    contact: first.contact,
    participants: first.participants,
  });
  const left = (await again.event(event.id)).body.seatsLeft;
  expect(left).toBeLessThanOrEqual(event.seatsLeft - counts.proved);
  // Its key is there, and its buyer has proved it since: nobody else is told of it.
  const repeated = await again.confirm(first.reference, order(event, 1, 'Before'), 'the-key-of-before');
  expect(repeated.status).toBe(403);

  const hold = await again.hold(event, 1);
  const next = await again.prove((await again.confirm(hold.body.reference, order(event, 1, 'After'))).body);
  const sequence = (number: string) => Number(number.split('-').at(-1));
  expect(sequence(present(next.invoice, 'an invoice').number)).toBe(counts.invoices + 1);
});
