import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bookingClient, order } from '../../tests/system/booking-client.ts';
import type { EventDetail } from '../../src/domain/catalogue/classes.ts';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import { first, present } from '../../src/domain/present.ts';
import { root } from '../lib/run.ts';
import { bareWorker, writtenBy } from './bare-rows.ts';
import type { Figure } from './figures.ts';
import { bundle, prepare, runtime, type Database } from './runtime.ts';
import { median, ms, percentile, ratio, table } from './statistics.ts';

/** Each round is so many of ours, then as many of the floor's: whatever else the machine does slows both. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);
const BOOKINGS = 300;
const AT_ONCE = 32;
/** What a booking may cost more than its rows, and how long the slowest may take. */
const GOALS = { ratio: 0.6, p99: 250 };
const ORIGIN = 'http://localhost:8788';

interface Load {
  perSecond: number;
  latencies: number[];
  failed: number;
}

/** `rest` is what remains to be done when all are answered, and counts. */
async function load(work: () => Promise<boolean>, rest = () => Promise.resolve()): Promise<Load> {
  const latencies: number[] = [];
  let left = BOOKINGS;
  let failed = 0;
  const since = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left > 0) {
        left -= 1;
        const asked = performance.now();
        if (!(await work())) failed += 1;
        latencies.push(performance.now() - asked);
      }
    }),
  );
  await rest();
  return { perSecond: (BOOKINGS * 1000) / (performance.now() - since), latencies, failed };
}

const start = (name: string, script: string, persistTo: string) =>
  runtime({
    ...{ name, script, persistTo },
    env: {
      MODE: { type: 'text', value: 'local' },
      LIMITS: { type: 'text', value: 'off' },
      EDGE_CACHE: { type: 'text', value: 'on' },
      ORIGIN: { type: 'text', value: ORIGIN },
      ASSETS: { type: 'fetcher', handler: () => new Response('', { status: 404 }) as never },
    },
  });

/** A booking is not done before its mail has left. */
async function mailsSent(database: Database): Promise<void> {
  const waiting = database.prepare(`SELECT id FROM outbox WHERE state = 'pending' LIMIT 1`);
  while ((await waiting.all()).results.length > 0) await wait(10);
}

/** Each by somebody else, from another network: what one has is counted, and here without an end. */
function booking(url: string, events: readonly EventDetail[]) {
  let buyers = 0;
  return async () => {
    const buyer = (buyers += 1);
    const client = bookingClient(url, ORIGIN, `${20 + (buyer >> 16)}.${(buyer >> 8) & 255}.${buyer & 255}.1`);
    const event = present(events[buyer % events.length], 'an event');
    const hold = await client.hold(event, 1);
    if (hold.status !== 201) return false;
    const request = order(event, 1, `Buyer ${buyer}`);
    const contact = { ...request.contact, email: `buyer${buyer}@example${buyer}.ca` };
    const { status } = await client.confirm(hold.body.reference, { ...request, contact }, randomUUID());
    return status === 200;
  };
}

/** A database with the same tables and classes. */
async function withoutTriggers(script: string, folder: string): Promise<void> {
  const site = start('site', script, folder);
  const { database } = await prepare(site, 'site');
  const triggers = database.prepare(`SELECT name FROM sqlite_schema WHERE type = 'trigger'`).all<{ name: string }>();
  for (const { name } of (await triggers).results) {
    // eslint-disable-next-line no-restricted-syntax -- names of the database's own
    await database.prepare(`DROP TRIGGER "${name}"`).run();
  }
  await site.dispose();
}

/** A row of the table. */
function row(name: string, rounds: readonly Load[], of: string) {
  const latencies = rounds.flatMap((one) => one.latencies);
  return [
    name,
    median(rounds.map(({ perSecond }) => perSecond)).toFixed(0),
    ...[50, 95, 99].map((p) => ms(percentile(latencies, p))),
    rounds.reduce((sum, { failed }) => sum + failed, 0),
    of,
  ];
}

function figuresOf(booked: readonly Load[], ratios: readonly number[]): Figure[] {
  const latencies = booked.flatMap((one) => one.latencies);
  return [
    { name: 'bookings', value: median(booked.map(({ perSecond }) => perSecond)), unit: '/s' },
    { name: 'of bare inserts of the same rows', value: median(ratios), unit: '×', atLeast: GOALS.ratio },
    { name: 'a booking, p99', value: percentile(latencies, 99), unit: 'ms', atMost: GOALS.p99 },
  ];
}

/**
 * Bookings a second (hold, confirmation and mail) on the bare runtime, without the development proxy, beside inserts of the rows
 * that a booking leaves behind, into the same tables with their keys and indexes, but without triggers.
 */
export async function benchBookings(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gct-bookings-'));
  const data = JSON.parse(readFileSync(join(root, '.site/data.json'), 'utf8')) as SiteData;
  const script = await bundle(folder);
  const ours = start('site', script, join(folder, 'ours'));
  const { url, database } = await prepare(ours, 'site');
  await database.prepare('UPDATE classes SET capacity = 1000000').run();
  const monthAhead = Date.now() + 30 * 86_400_000;
  const open = data.classes.filter(
    (one) => one.delivery === 'online' && Date.parse(first(one.sessions).start) > monthAhead,
  );
  const client = bookingClient(url, ORIGIN);
  const events = await Promise.all(open.map(async ({ id }) => (await client.event(id)).body));
  const book = booking(url, events);
  const rows = await writtenBy(database, async () => {
    if (!(await book())) throw new Error('a booking was refused');
    await mailsSent(database);
  });

  await withoutTriggers(script, join(folder, 'bare'));
  const bare = start('bare', bareWorker(rows), join(folder, 'bare'));
  const floor = (await bare.unsafeGetDirectURL('bare')).origin;

  const booked: Load[] = [];
  const inserted: Load[] = [];
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const one = await load(book, () => mailsSent(database));
    const other = await load(async () => (await fetch(floor)).ok);
    if (round === 0) continue;
    booked.push(one);
    inserted.push(other);
  }
  await Promise.all([ours.dispose(), bare.dispose()]);
  rmSync(folder, { recursive: true, force: true });

  const ratios = booked.map(({ perSecond }, round) => perSecond / (inserted[round]?.perSecond ?? NaN));
  table(
    `Bookings (${ROUNDS} rounds of ${BOOKINGS}, ${AT_ONCE} at once, bare runtime)`,
    ['', 'per second', 'p50', 'p95', 'p99', 'failed', 'of bare'],
    [
      row('hold, confirmation and mail', booked, ratio(median(ratios), 1)),
      row(`bare inserts of its ${rows.length} rows`, inserted, ''),
    ],
  );
  console.log(`  Ratio of each round: ${ratios.map((one) => one.toFixed(2)).join(', ')}`);
  console.log(`  Rows: ${rows.map(({ table: name }) => name).join(', ')}`);
  return figuresOf(booked, ratios);
}
