import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { only, present } from '../../src/domain/present.ts';
import { build } from '../../scripts/lib/build.ts';
import { run } from '../../scripts/lib/run.ts';
import { freePort, migrate, startServer, type Server } from '../../scripts/lib/server.ts';
import { bookingClient, onlineClass, order } from './booking-client.ts';
import { localDatabase } from './database.ts';

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

async function start(persistTo: string): Promise<Server> {
  const server = await startServer({ port: await freePort(), persistTo });
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

it('gives back every booking from a backup that was made while people booked', async () => {
  const before = place();
  await migrate(before.persistTo);
  const server = await start(before.persistTo);
  const client = bookingClient(server.url);
  const { id } = await onlineClass(server.url);
  // More seats than can be booked while the backup is made.
  await localDatabase(before.persistTo).run(`UPDATE classes SET capacity = 100000 WHERE id = '${id}'`);
  const { body: event } = await client.event(id);
  const book = async (name: string, key: string) => {
    const hold = await client.hold(event, 1);
    return client.prove((await client.confirm(hold.body.reference, order(event, 1, name), key)).body);
  };
  const first = await book('Before', 'the-key-of-before');
  expect(first.state).toBe('confirmed');

  const backup = join(before.folder, 'backup.sql');
  let booking = true;
  const meanwhile = (async () => {
    const booked: string[] = [];
    for (let buyer = 0; booking; buyer += 1) {
      booked.push((await book(`Buyer ${buyer}`, `the-key-of-buyer-${buyer}`)).reference);
    }
    return booked;
  })();
  await d1('export', 'gct', '--local', '--config', before.config, '--output', backup);
  booking = false;
  expect((await meanwhile).length).toBeGreaterThan(0);
  expect(readFileSync(backup, 'utf8')).toContain(first.reference);

  const after = place();
  await d1('execute', 'gct', '--local', '--config', after.config, '--file', backup);
  const restored = localDatabase(after.persistTo);
  const rows = await restored.rows<Record<'proved' | 'invoices' | 'gaps' | 'halves' | 'orphans' | 'parts', number>>(`
    SELECT
      (SELECT count(*) FROM bookings WHERE proved_at IS NOT NULL) AS proved,
      (SELECT count(*) FROM invoices) AS invoices,
      (SELECT max(sequence) - count(*) FROM invoices) AS gaps,
      (SELECT count(*) FROM bookings b WHERE NOT EXISTS (SELECT 1 FROM booking_lines l WHERE l.booking_id = b.id)) AS halves,
      (SELECT count(*) FROM pragma_foreign_key_check) AS orphans,
      (SELECT count(*) FROM sqlite_schema WHERE type IN ('trigger', 'view', 'index') AND name NOT LIKE 'sqlite_%') AS parts
  `);
  const counts = only(rows);
  const partsBefore = await localDatabase(before.persistTo).rows<{ parts: number }>(
    `SELECT count(*) AS parts FROM sqlite_schema WHERE type IN ('trigger', 'view', 'index') AND name NOT LIKE 'sqlite_%'`,
  );
  expect(counts).toMatchObject({ gaps: 0, halves: 0, orphans: 0, ...only(partsBefore) });
  expect(counts.invoices).toBe(counts.proved);
  expect(counts.proved).toBeGreaterThan(0);

  // The migrations are in the backup, too: nothing is applied twice.
  await migrate(after.persistTo);
  const second = await start(after.persistTo);
  const again = bookingClient(second.url);
  expect((await again.booking(first.reference)).body).toMatchObject({
    state: 'confirmed',
    invoice: first.invoice,
    contact: first.contact,
    participants: first.participants,
  });
  const left = (await again.event(event.id)).body.seatsLeft;
  expect(left).toBeLessThanOrEqual(event.seatsLeft - counts.proved);
  const repeated = await again.confirm(first.reference, order(event, 1, 'Before'), 'the-key-of-before');
  expect(repeated.body.number).toBe(first.number);

  const hold = await again.hold(event, 1);
  const next = await again.prove((await again.confirm(hold.body.reference, order(event, 1, 'After'))).body);
  const sequence = (number: string) => Number(number.split('-').at(-1));
  expect(sequence(present(next.invoice, 'an invoice').number)).toBe(counts.invoices + 1);
});
