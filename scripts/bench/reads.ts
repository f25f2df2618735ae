import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillPath } from '../../src/domain/api/address.ts';
import * as calls from '../../src/domain/catalogue/calls.ts';
import { first, present } from '../../src/domain/present.ts';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import { bookingClient } from '../../tests/system/booking-client.ts';
import { root } from '../lib/run.ts';
import type { Figure } from './figures.ts';
import { bundle, prepare, runtime } from './runtime.ts';
import { ms, percentile, table } from './statistics.ts';

const SECONDS = 60;
const CONNECTIONS = 64;
/** Classes of a page, and how often somebody holds a seat of one meanwhile. */
const CLASSES = 24;
const HOLD_EVERY_MS = 1_000;
/** Statements of a request: what many ask for costs the database nothing that grows with them. */
const GOAL = 0.1;

interface Answered {
  status: number;
  /** Seconds. */
  age: number;
}

interface Measured {
  times: number[];
  failed: number;
  oldest: number;
  statements: number;
  holds: number;
}

/** The site with its own counter of statements. */
async function startCounted(script: string, persistTo: string, origin: string, edgeCache: boolean) {
  const text = (value: string) => ({ type: 'text' as const, value });
  const site = runtime({
    ...{ name: 'site', script, persistTo },
    env: {
      ...{ MODE: text('local'), LIMITS: text('off'), ORIGIN: text(origin) },
      ...(edgeCache && { EDGE_CACHE: text('on') }),
      ASSETS: { type: 'fetcher', handler: () => new Response('', { status: 404 }) as never },
    },
  });
  const { url, database } = await prepare(site, 'site');
  await database.prepare('UPDATE classes SET capacity = 1000000').run();
  return { site, url };
}

function ask(agent: Agent, port: string, path: string): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ agent, host: '127.0.0.1', port, path }, (answer) => {
      answer.resume().on('error', reject);
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, age: Number(answer.headers.age ?? 0) }));
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** As many as the connections carry ask for a page's classes, while a seat is held every second. */
async function measure(
  url: string,
  origin: string,
  paths: readonly string[],
  ids: readonly string[],
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const { port } = new URL(url);
  const statements = async () => Number(await (await fetch(`${url}/statements`)).text());
  const client = bookingClient(url, origin);
  const measured: Measured = { times: [], failed: 0, oldest: 0, statements: 0, holds: 0 };
  const event = (await client.event(first(ids))).body;
  const holding = setInterval(
    () => void client.hold(event, 1).then(({ status }) => (measured.holds += Number(status === 201))),
    HOLD_EVERY_MS,
  );
  const before = await statements();
  const until = performance.now() + SECONDS * 1_000;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, connection) => {
      for (let index = connection; performance.now() < until; index += 1) {
        const since = performance.now();
        const { status, age } = await ask(agent, port, present(paths[index % paths.length], 'an address'));
        measured.times.push(performance.now() - since);
        measured.failed += Number(status !== 200);
        measured.oldest = Math.max(measured.oldest, age);
      }
    }),
  );
  clearInterval(holding);
  measured.statements = (await statements()) - before;
  agent.destroy();
  return measured;
}

/** What a page of 24 classes costs the database that many look at: with what the edge keeps, and without. */
export async function benchReads(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gct-reads-'));
  const origin = 'http://localhost:8788';
  const script = await bundle(join(folder, 'worker'), 'functions/testing/counted-site.ts');
  const data = JSON.parse(readFileSync(join(root, '.site/data.json'), 'utf8')) as SiteData;
  const ahead = Date.now() + 30 * 86_400_000;
  const open = data.classes.filter(({ salesEnd, cancelled }) => !cancelled && Date.parse(salesEnd) > ahead);
  const ids = open.slice(0, CLASSES).map(({ id }) => id);
  const paths = [
    ...ids.map((eventId) => fillPath(calls.eventDetail.path, { eventId })),
    fillPath(calls.courseDetail.path, { id: first(Object.values(first(data.courses).entries)).id }),
    ...[calls.timetable.path, calls.guaranteedClasses.path],
  ];
  const rows = [];
  const figures: Figure[] = [];
  for (const [name, kept] of [
    ['kept at the edge', true],
    ['asked each time', false],
  ] as const) {
    const { site, url } = await startCounted(script, join(folder, name), origin, kept);
    const { times, failed, oldest, statements, holds } = await measure(url, origin, paths, ids);
    await site.dispose();
    figures.push(
      {
        name: `statements of a read, ${name}`,
        value: statements / times.length,
        unit: '',
        ...(kept && { atMost: GOAL }),
      },
      { name: `reads, ${name}`, value: times.length / SECONDS, unit: '/s' },
      { name: `reads failed, ${name}`, value: failed, unit: '', atMost: 0 },
    );
    rows.push([
      ...[
        name,
        times.length,
        (times.length / SECONDS).toFixed(0),
        ms(percentile(times, 50)),
        ms(percentile(times, 99)),
      ],
      ...[(statements / SECONDS).toFixed(1), (statements / times.length).toFixed(4), `${oldest} s`, holds, failed],
    ]);
  }
  rmSync(folder, { recursive: true, force: true });
  table(
    `Public reads (${paths.length} addresses, ${SECONDS} s, ${CONNECTIONS} connections, a hold a second, bare runtime)`,
    ['', 'requests', 'per second', 'p50', 'p99', 'statements/s', 'of a request', 'oldest', 'holds', 'failed'],
    rows,
  );
  return figures;
}
