import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { redirects } from '../../redirects.config.ts';
import { present } from '../../src/domain/present.ts';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import { encodePath, rowOf } from '../../src/i18n/routes.ts';
import { root } from '../lib/run.ts';
import type { Figure } from './figures.ts';
import { bundle, prepare, runtime } from './runtime.ts';
import { ms, percentile, table } from './statistics.ts';

const SECONDS = 20;
const CONNECTIONS = 64;

interface Kind {
  name: string;
  /** Of a hundred requests. */
  share: number;
  /** Gives what went wrong, if anything. */
  ask(): Promise<string | undefined>;
}

/** Visitors of every kind at once on the bare runtime. Not one request may fail. */
// eslint-disable-next-line max-lines-per-function -- one measurement, told from its first request to its table
export async function benchLoad(data: SiteData): Promise<Figure[]> {
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

  const ofErrors: readonly string[] = [rowOf('notFound'), rowOf('error')].flatMap(({ paths }) => Object.values(paths));
  const pages = Object.keys(data.policies.pages)
    .filter((path) => !ofErrors.includes(path))
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
        // Many hold seats of one class at once: that the last of them are taken is an answer.
        if (held.status === 409 && held.text.includes('"seats_refused"')) return undefined;
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
  const all = [...latencies.values()].flat();
  return [
    { name: 'requests of a visitor’s mix', value: all.length / seconds, unit: '/s' },
    { name: 'a request of the mix, p99', value: percentile(all, 99), unit: 'ms' },
  ];
}
