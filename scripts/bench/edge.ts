import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { redirects } from '../../redirects.config.ts';
import { compileRedirects, matchRedirect, redirectKey } from '../../src/domain/site/redirects.ts';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import { encodePath, href, rowOf } from '../../src/i18n/routes.ts';
import { root } from '../lib/run.ts';
import { bundle, prepare, runtime } from './runtime.ts';
import { median, ms, percentile, ratio, table } from './statistics.ts';
import { present } from '../../src/domain/present.ts';

const SECONDS = 20;
const CONNECTIONS = 64;

const microseconds = (value: number) => `${(value * 1000).toFixed(2)} µs`;

/** Median milliseconds of one call, from rounds of many, the variants taking turns. */
async function costs(
  variants: Record<string, (index: number) => unknown>,
  calls: number,
): Promise<Map<string, number>> {
  const rounds = 15;
  const times = new Map(Object.keys(variants).map((name) => [name, [] as number[]]));
  for (let round = -3; round < rounds; round += 1) {
    for (const [name, work] of Object.entries(variants)) {
      const since = performance.now();
      for (let index = 0; index < calls; index += 1) {
        const result = work(index);
        if (result instanceof Promise) await result;
      }
      // The first rounds warm up.
      if (round >= 0) times.get(name)?.push((performance.now() - since) / calls);
    }
  }
  return new Map([...times].map(([name, values]) => [name, median(values)]));
}

/** Looking an address up in the table, beside going through the rules one by one for the same four keys. */
async function benchLookup(data: SiteData): Promise<void> {
  const origin = data.origin;
  const compiled = compileRedirects(redirects);
  const keys = redirects.map(({ from, to }) => ({ key: redirectKey(from), to }));
  const referrer = 'https://www.google.com/';
  const request = (path: string) => ({ url: new URL(path, origin), origin, referrer, lastHeader: '*/*' });
  const hits = redirects.filter(({ from }) => from.startsWith('/')).map(({ from }) => request(from));
  const misses = data.courses.map(({ id }) => request(href('course', 'en', { id })));
  const wanted = ({ url }: { url: URL }) => [url.href, url.pathname + url.search, referrer];
  for (const [name, requests] of [
    ['an old address', hits],
    ['a page of today', misses],
  ] as const) {
    const at = (index: number) => present(requests[index % requests.length], 'a request');
    const result = await costs(
      {
        'compiled table': (index) => matchRedirect(compiled, at(index)),
        'rule by rule, keys made before': (index) => {
          for (const key of wanted(at(index)).map(redirectKey)) {
            const found = keys.find((rule) => rule.key === key);
            if (found) return found;
          }
          return undefined;
        },
        'rule by rule, as written': (index) => {
          for (const key of wanted(at(index)).map(redirectKey)) {
            const found = redirects.find(({ from }) => redirectKey(from) === key);
            if (found) return found;
          }
          return undefined;
        },
      },
      300,
    );
    const ours = present(result.get('compiled table'), 'compiled table');
    table(
      `Redirects: looking up ${name} among ${redirects.length} rules`,
      ['', 'one look', 'of ours'],
      [...result].map(([variant, time]) => [variant, microseconds(time), ratio(time, ours)]),
    );
  }
}

/** A page through the whole worker, with each middleware that reads the request and without it. */
async function benchPage(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'gct-page-'));
  const script = await bundle(join(folder, 'worker'), 'functions/testing/page-cost.ts');
  const worker = runtime({ name: 'page', script, persistTo: join(folder, 'state') });
  const { origin } = await worker.unsafeGetDirectURL('page');
  const pages = 2000;
  const ask = (without: string) => async () => {
    const answer = await fetch(`${origin}/?pages=${pages}&without=${without}`);
    if (!answer.ok) throw new Error(await answer.text());
  };
  const result = await costs(
    { whole: ask(''), 'without redirects': ask('redirects'), 'without hosts': ask('hosts') },
    1,
  );
  await worker.dispose();
  rmSync(folder, { recursive: true, force: true });
  const floor = present(result.get('without redirects'), 'without redirects');
  table(
    'A page through the worker (bare runtime, files that cost nothing)',
    ['', 'one request', 'of none'],
    [...result].map(([variant, time]) => [variant, microseconds(time / pages), ratio(time, floor)]),
  );
}

interface Kind {
  name: string;
  /** Of a hundred requests. */
  share: number;
  /** Gives what went wrong, if anything. */
  ask(): Promise<string | undefined>;
}

/** Visitors of every kind at once on the bare runtime. Not one request may fail. */
// eslint-disable-next-line max-lines-per-function -- one measurement, told from its first request to its table
async function benchLoad(data: SiteData): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'gct-load-'));
  const origin = 'http://localhost:8788';
  const site = runtime({
    name: 'site',
    script: await bundle(join(folder, 'worker')),
    persistTo: join(folder, 'state'),
    env: {
      MODE: { type: 'text', value: 'local' },
      LIMITS: { type: 'text', value: 'off' },
      ORIGIN: { type: 'text', value: origin },
      ASSETS: { type: 'assets' },
    },
    assets: {
      directory: join(root, 'dist'),
      hasUserWorker: true,
      htmlHandling: 'drop-trailing-slash',
      notFoundHandling: 'none',
      runWorkerFirst: true,
    },
  });
  const { url } = await prepare(site, 'site');
  const { port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

  const send = (path: string, method = 'GET', body?: object) =>
    new Promise<{ status: number; text: string; location: string | undefined }>((resolve, reject) => {
      const headers = body && {
        'content-type': 'application/json',
        origin,
        'idempotency-key': randomUUID(),
      };
      const sent = httpRequest(
        { agent, host: '127.0.0.1', port, path, method, ...(headers && { headers }) },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (part: string) => (text += part));
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, location: answer.headers.location }));
          answer.on('error', reject);
        },
      );
      sent.on('error', reject);
      sent.end(body && JSON.stringify(body));
    });
  const expecting =
    (statuses: number[], method = 'GET') =>
    async (path: string, body?: object) => {
      const answer = await send(path, method, body);
      return statuses.includes(answer.status)
        ? undefined
        : `${method} ${path}: ${answer.status} ${answer.text.slice(0, 100)}`;
    };
  const anyOf = <T>(list: readonly T[]) => present(list[Math.floor(Math.random() * list.length)], 'one of the list');

  const notFound: readonly string[] = Object.values(rowOf('notFound').paths);
  const pages = Object.keys(data.policies.pages)
    .filter((path) => !notFound.includes(path))
    .map(encodePath);
  const home = (await send('/')).text;
  const assets = [...home.matchAll(/(?:src|href)="(\/(?:assets|icons)\/[^"]+)"/g)].map(([, path = '']) => path);
  const old = redirects
    .filter(({ from }) => from.startsWith('/'))
    .map(({ from }) => {
      const url = new URL(from, data.origin);
      return url.pathname + url.search;
    });
  const now = Date.now();
  const open = data.classes.filter(({ salesEnd, cancelled }) => !cancelled && Date.parse(salesEnd) > now + 86_400_000);
  const page = expecting([200]);
  const moved = expecting([302]);

  const kinds: Kind[] = [
    { name: 'pages', share: 55, ask: () => page(anyOf(pages)) },
    { name: 'files', share: 15, ask: () => page(anyOf(assets)) },
    { name: 'redirects', share: 10, ask: () => moved(anyOf(old)) },
    { name: 'classes and courses', share: 12, ask: () => page(`/Website/event-detail/${anyOf(open).id}`) },
    { name: 'search index', share: 3, ask: () => page('/website/sitemap-items-search-results') },
    {
      name: 'seats held and given back',
      share: 5,
      async ask() {
        const { id, priceCents } = anyOf(open);
        const lines = [{ eventId: id, quantity: 1, priceCents }];
        const held = await send('/Website/hold-seats', 'POST', { language: 'en', lines });
        if (held.status !== 201) return `hold-seats: ${held.status} ${held.text.slice(0, 100)}`;
        const { reference } = JSON.parse(held.text) as { reference: string };
        return expecting([204], 'POST')(`/Website/release-hold/${reference}`, {});
      },
    },
  ];
  const byShare = kinds.flatMap((kind) => Array<Kind>(kind.share).fill(kind));
  const latencies = new Map(kinds.map(({ name }) => [name, [] as number[]]));
  const failures: string[] = [];
  const since = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() - since < SECONDS * 1000) {
        const kind = anyOf(byShare);
        const asked = performance.now();
        const failure = await kind.ask().catch((error: unknown) => `${kind.name}: ${String(error)}`);
        latencies.get(kind.name)?.push(performance.now() - asked);
        if (failure !== undefined) failures.push(failure);
      }
    }),
  );
  const seconds = (performance.now() - since) / 1000;
  agent.destroy();
  await site.dispose();
  rmSync(folder, { recursive: true, force: true });

  const row = (name: string, times: number[]) => [
    name,
    times.length,
    (times.length / seconds).toFixed(0),
    ...[50, 95, 99].map((p) => ms(percentile(times, p))),
  ];
  table(
    `Load (${SECONDS} s, ${CONNECTIONS} connections, bare runtime)`,
    ['', 'requests', 'per second', 'p50', 'p95', 'p99'],
    [...[...latencies].map(([name, times]) => row(name, times)), row('all', [...latencies.values()].flat())],
  );
  console.log(`  ${failures.length} failed`);
  if (failures.length > 0) throw new Error(`Requests failed under load:\n${failures.slice(0, 10).join('\n')}`);
}

/** What every request meets first: its cost alone, and under load. */
export async function benchEdge(): Promise<void> {
  const data = JSON.parse(readFileSync(join(root, '.site/data.json'), 'utf8')) as SiteData;
  await benchLookup(data);
  await benchPage();
  await benchLoad(data);
}
