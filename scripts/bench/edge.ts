import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { redirects } from '../../redirects.config.ts';
import { present } from '../../src/domain/present.ts';
import { compileRedirects, matchRedirect, redirectKey } from '../../src/domain/site/redirects.ts';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import { href } from '../../src/i18n/routes.ts';
import { root } from '../lib/run.ts';
import type { Figure } from './figures.ts';
import { benchLoad } from './load.ts';
import { bundle, runtime } from './runtime.ts';
import { median, ratio, table } from './statistics.ts';

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
async function benchLookup(data: SiteData): Promise<Figure[]> {
  const origin = data.origin;
  const compiled = compileRedirects(redirects);
  const keys = redirects.map(({ from, to }) => ({ key: redirectKey(from), to }));
  const referrer = 'https://www.google.com/';
  const request = (path: string) => ({ url: new URL(path, origin), origin, referrer, lastHeader: '*/*' });
  const hits = redirects.filter(({ from }) => from.startsWith('/')).map(({ from }) => request(from));
  const misses = data.courses.map(({ id }) => request(href('course', 'en', { id })));
  const figures: Figure[] = [];
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
    figures.push({ name: `looking up ${name}`, value: ours * 1000, unit: 'µs' });
    table(
      `Redirects: looking up ${name} among ${redirects.length} rules`,
      ['', 'one look', 'of ours'],
      [...result].map(([variant, time]) => [variant, microseconds(time), ratio(time, ours)]),
    );
  }
  return figures;
}

/** A page through the whole worker, with each middleware that reads the request and without it. */
async function benchPage(): Promise<Figure> {
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
  return {
    name: 'a page through the worker',
    value: (present(result.get('whole'), 'whole') / pages) * 1000,
    unit: 'µs',
  };
}

/** What every request meets first: its cost alone, and under load. */
export async function benchEdge(): Promise<Figure[]> {
  const data = JSON.parse(readFileSync(join(root, '.site/data.json'), 'utf8')) as SiteData;
  return [...(await benchLookup(data)), await benchPage(), ...(await benchLoad(data))];
}
