import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bookingClient, order } from '../../tests/system/booking-client.ts';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import { root } from '../lib/run.ts';
import { bundle, prepare, runtime } from './runtime.ts';
import { ms, percentile, ratio, table } from './statistics.ts';
import { first, present } from '../../src/domain/present.ts';

const BOOKINGS = 1000;
const AT_ONCE = 32;

/** The floor: the same number of rows of the same size in one batch, without looking at anything. */
const bareInsert = `
export default {
  async fetch(request, { DB }) {
    if (new URL(request.url).pathname === '/setup') {
      await DB.batch(['a', 'b', 'c', 'd', 'e', 'f'].map((name) =>
        DB.prepare('CREATE TABLE ' + name + ' (id TEXT PRIMARY KEY, at TEXT NOT NULL, body TEXT NOT NULL) STRICT')));
      return new Response();
    }
    const body = 'x'.repeat(400);
    const insert = (name) => DB.prepare('INSERT INTO ' + name + ' VALUES (?, ?, ?)').bind(crypto.randomUUID(), new Date().toISOString(), body);
    // Hold: booking, line, key. Confirmation: invoice, outbox, key.
    await DB.batch(['a', 'b', 'c'].map(insert));
    await DB.batch(['d', 'e', 'f'].map(insert));
    return new Response();
  },
};`;

async function load(
  work: (index: number) => Promise<boolean>,
): Promise<{ perSecond: number; latencies: number[]; failed: number }> {
  const latencies: number[] = [];
  let next = 0;
  let failed = 0;
  const since = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let index = next++; index < BOOKINGS; index = next++) {
        const asked = performance.now();
        if (!(await work(index))) failed += 1;
        latencies.push(performance.now() - asked);
      }
    }),
  );
  return { perSecond: (BOOKINGS * 1000) / (performance.now() - since), latencies, failed };
}

/** Bookings a second (hold and confirmation) on the bare runtime, without the development proxy, beside bare inserts. */
export async function benchBookings(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'gct-bookings-'));
  const data = JSON.parse(readFileSync(join(root, '.site/data.json'), 'utf8')) as SiteData;
  const origin = 'http://localhost:8788';
  const ours = runtime({
    name: 'site',
    script: await bundle(folder),
    persistTo: join(folder, 'ours'),
    env: {
      MODE: { type: 'text', value: 'local' },
      LIMITS: { type: 'text', value: 'off' },
      ORIGIN: { type: 'text', value: origin },
      ASSETS: { type: 'fetcher', handler: () => new Response('', { status: 404 }) as never },
    },
  });
  const { url: direct, database } = await prepare(ours, 'site');
  await database.prepare('UPDATE classes SET capacity = 1000000').run();

  const client = bookingClient(direct, origin);
  const monthAhead = Date.now() + 30 * 86_400_000;
  const open = data.classes.filter(
    (one) => one.delivery === 'online' && Date.parse(first(one.sessions).start) > monthAhead,
  );
  const events = await Promise.all(open.map(async ({ id }) => (await client.event(id)).body));
  const booked = await load(async (index) => {
    const event = present(events[index % events.length], 'an event');
    const hold = await client.hold(event, 1);
    if (hold.status !== 201) return false;
    return (await client.confirm(hold.body.reference, order(event, 1, `Buyer ${index}`), randomUUID())).status === 200;
  });
  await ours.dispose();

  const bare = runtime({ name: 'bare', script: bareInsert, persistTo: join(folder, 'bare') });
  const floor = (await bare.unsafeGetDirectURL('bare')).origin;
  await fetch(`${floor}/setup`);
  const inserted = await load(async () => (await fetch(floor)).ok);
  await bare.dispose();
  rmSync(folder, { recursive: true, force: true });

  const row = (name: string, { perSecond, latencies, failed }: typeof booked) => [
    name,
    perSecond.toFixed(0),
    ...[50, 95, 99].map((p) => ms(percentile(latencies, p))),
    failed,
    ratio(perSecond, inserted.perSecond),
  ];
  table(
    `Bookings (${BOOKINGS}, ${AT_ONCE} at once, bare runtime)`,
    ['', 'per second', 'p50', 'p95', 'p99', 'failed', 'of bare'],
    [row('hold and confirmation', booked), row('bare D1 inserts of as many rows', inserted)],
  );
}
