import { createHash, randomUUID } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { EventDetail } from '../../src/domain/catalogue/classes.ts';
import { first, present } from '../../src/domain/present.ts';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import { bookingClient, order } from '../../tests/system/booking-client.ts';
import { root } from '../lib/run.ts';
import type { Figure } from './figures.ts';
import { bundle, prepare, runtime, type Database } from './runtime.ts';
import { BOOKINGS, fillDatabase } from './scale-rows.ts';
import { median, ms, percentile, ratio, table } from './statistics.ts';

/** What a database of D1 holds at most. */
const D1_BYTES = 10_000_000_000;
/** What an act on a full database may cost beside an empty one. */
const GOAL = 1.3;
const ROUNDS = 150;
const WARM_UP = 15;
const ORIGIN = 'http://localhost:8788';
/** The client whose classes are looked at; no seeded booking is theirs. */
const CLIENT = 'robin@example.ca';
const NAME = 'Wenceslas';
const TOKENS = { client: 'c'.repeat(43), staff: 's'.repeat(43) };

const text = (value: string) => ({ type: 'text' as const, value });

function start(script: string, persistTo: string) {
  return runtime({
    ...{ name: 'site', script, persistTo },
    env: {
      ...{ MODE: text('local'), LIMITS: text('off'), ORIGIN: text(ORIGIN) },
      ASSETS: { type: 'fetcher', handler: () => new Response('', { status: 404 }) as never },
    },
  });
}

/** A client and a member of staff who are logged in. */
async function logIn(database: Database, now: number): Promise<void> {
  const account = `INSERT INTO accounts (id, email, email_key, first_name, language, created_at) VALUES (?1, ?2, ?2, 'A', 'en', 1)`;
  const session = `INSERT INTO sessions (token, account_id, created_at, idle_ends_at, ends_at, office_seen_at) VALUES (?1, ?2, ?3, ?4, ?4, ?3)`;
  for (const [id, email, token] of [
    [1_000_000_001, CLIENT, TOKENS.client],
    [1_000_000_002, 'staff@example.ca', TOKENS.staff],
  ] as const) {
    const digest = createHash('sha256').update(token).digest('hex');
    await database.prepare(account).bind(id, email).run();
    await database
      .prepare(session)
      .bind(digest, id, now, now + 43_200_000)
      .run();
  }
  await database.prepare(`INSERT INTO staff VALUES (1000000002, 'staff', 1)`).run();
  await database.prepare(`INSERT INTO second_factors VALUES (1000000002, 'x', 1, 1, 0)`).run();
}

/** What the site is asked for, one after the other; each gives whether it was answered as it should be. */
function acts(url: string, event: EventDetail) {
  const client = bookingClient(url, ORIGIN);
  let reference = '';
  const get = (path: string, token: string) => async () =>
    (await fetch(`${url}/Website/${path}`, { headers: { cookie: `__Host-session=${token}` } })).status === 200;
  return {
    'event detail': async () => (await client.event(event.id)).status === 200,
    hold: async () => {
      const { status, body } = await client.hold(event, 1);
      reference = body.reference;
      return status === 201;
    },
    confirm: async () => (await client.confirm(reference, order(event, 1), randomUUID())).status === 200,
    'My Training': get('my-training', TOKENS.client),
    'the office finds a name': get(`office/bookings?q=${NAME}`, TOKENS.staff),
    'the office lists bookings': get('office/bookings', TOKENS.staff),
  };
}

type Act = keyof ReturnType<typeof acts>;

/** Both take turns, so that whatever else the machine does slows both. */
async function measure(sites: readonly ReturnType<typeof acts>[]): Promise<Map<Act, number[]>[]> {
  const names = Object.keys(first(sites)) as Act[];
  const times = sites.map(() => new Map(names.map((name) => [name, [] as number[]])));
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const name of names) {
      for (const [at, site] of sites.entries()) {
        const since = performance.now();
        if (!(await site[name]())) throw new Error(`${name} was refused`);
        if (round >= 0) times[at]?.get(name)?.push(performance.now() - since);
      }
    }
  }
  return times;
}

/** Bytes of a booking by table, with its indexes; gives those of all. */
function sizes(file: string): number {
  const db = new DatabaseSync(file, { readOnly: true });
  const { size } = statSync(file);
  const rows = db
    .prepare(
      `SELECT tbl_name AS name, SUM(pgsize) AS bytes FROM dbstat JOIN sqlite_schema USING (name) GROUP BY tbl_name ORDER BY bytes DESC LIMIT 9`,
    )
    .all()
    .map(({ name, bytes }) => [String(name), (Number(bytes) / 1e6).toFixed(0), (Number(bytes) / BOOKINGS).toFixed(0)]);
  db.close();
  const each = size / BOOKINGS;
  table(
    `Size of ${BOOKINGS} bookings`,
    ['table, with its indexes', 'MB', 'bytes of a booking'],
    [...rows, ['all', (size / 1e6).toFixed(0), each.toFixed(0)]],
  );
  console.log(`  D1's 10 GB hold ${(D1_BYTES / each / 1e6).toFixed(2)} million bookings`);
  return each;
}

/** Three bookings of the client, who has proved them; one under the name that is looked for. */
async function bookFor(url: string, event: EventDetail): Promise<void> {
  const client = bookingClient(url, ORIGIN);
  for (const name of ['Robin', 'Robin', NAME]) {
    const { body: hold } = await client.hold(event, 1);
    const request = order(event, 1, name);
    const { status, body } = await client.confirm(hold.reference, request, randomUUID());
    if (status !== 200) throw new Error(`a booking was refused: ${JSON.stringify(body)}`);
    await client.prove(body);
  }
}

/** Times of an act on the empty database, and on the full one. */
type Compared = [name: string, few: readonly number[], many: readonly number[]];

function figuresOf(measured: readonly Compared[], bytes: number): Figure[] {
  const row = ([name, few, many]: Compared) => [
    ...[name, ms(median(few)), ms(median(many)), ratio(median(many), median(few))],
    ...[ms(percentile(few, 95)), ms(percentile(many, 95))],
  ];
  table(
    `Of ${BOOKINGS} bookings and of none (${ROUNDS} rounds, bare runtime)`,
    ['', 'empty', 'full', 'full/empty', 'p95 empty', 'p95 full'],
    measured.map(row),
  );
  return [
    ...measured.map(([name, few, many]) => ({
      name: `${name}, full beside empty`,
      value: median(many) / median(few),
      unit: '×',
      atMost: GOAL,
    })),
    { name: 'size of a booking', value: bytes, unit: 'B' },
  ];
}

/** Runs of the clock that have something to do: the sums of two years of days are made a hundred days at a time. */
const CATCHING_UP = 10;

/** The same acts on an empty database, and on one with years of bookings. */
export async function benchScale(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gct-scale-'));
  const script = await bundle(join(folder, 'worker'));
  const data = JSON.parse(readFileSync(join(root, '.site/data.json'), 'utf8')) as SiteData;
  const monthAhead = Date.now() + 30 * 86_400_000;
  const { id } = present(
    data.classes.find(
      (one) => one.delivery === 'online' && !one.cancelled && Date.parse(first(one.sessions).start) > monthAhead,
    ),
    'an online class in a month',
  );
  const prepared = async (name: string) => {
    const site = start(script, join(folder, name));
    const { url, database } = await prepare(site, 'site');
    await database.prepare('UPDATE classes SET capacity = 1000000').run();
    await logIn(database, Date.now());
    const event = (await bookingClient(url, ORIGIN).event(id)).body;
    await bookFor(url, event);
    return { site, url, event };
  };
  const empty = await prepared('empty');
  const { site: emptied } = await prepared('full');
  await emptied.dispose();
  const file = present(
    globSync(join(folder, 'full/**/*.sqlite')).find((one) => /d1/i.test(one) && !one.includes('metadata')),
    'the database',
  );
  const since = performance.now();
  fillDatabase(file, id);
  console.log(`\n  ${BOOKINGS} bookings were written in ${((performance.now() - since) / 1000).toFixed(0)} s`);
  const bytes = sizes(file);
  const full = start(script, join(folder, 'full'));
  const url = (await full.unsafeGetDirectURL('site')).origin;
  const [few, many] = await measure([acts(empty.url, empty.event), acts(url, empty.event)]);
  const clocks = await Promise.all(
    [empty.site, full].map(async (site) => (await site.getWorker('site')).scheduled.bind(await site.getWorker('site'))),
  );
  const clockTimes: number[][] = [[], []];
  for (let round = 0; round < CATCHING_UP + 3; round += 1) {
    for (const [at, clock] of clocks.entries()) {
      const began = performance.now();
      await clock({ cron: '*/5 * * * *' });
      if (round >= CATCHING_UP) clockTimes[at]?.push(performance.now() - began);
    }
  }
  await Promise.all([empty.site.dispose(), full.dispose()]);
  rmSync(folder, { recursive: true, force: true });
  return figuresOf(
    [
      ...[...(few ?? [])].map(([name, times]): Compared => [name, times, many?.get(name) ?? []]),
      ['a run of the clock', clockTimes[0] ?? [], clockTimes[1] ?? []],
    ],
    bytes,
  );
}
