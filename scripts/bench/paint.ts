import { chromium, type Browser } from 'playwright';
import { href } from '../../src/i18n/routes.ts';
import { pages } from '../../tests/site/built-pages.ts';
import { browserArguments, ensureBrowser } from '../lib/browser.ts';
import { serveBuilt } from './built-server.ts';
import type { Figure } from './figures.ts';
import { onPhone, phone } from './phone.ts';
import { median, ms, ratio, table } from './statistics.ts';

const RUNS = 5;

/** Of the floor's largest paint. */
const GOAL = 1.1;
/** Cumulative layout shift below which a page stands still. */
const STILL = 0.001;

/** One page of each template that most visits begin on, in both languages. */
const templates = [
  href('home', 'en'),
  href('home', 'fr'),
  href('catalogue', 'en'),
  href('catalogue', 'fr'),
  href('category', 'en', { id: 'microsoft-excel' }),
  href('category', 'fr', { id: 'microsoft-excel' }),
  href('course', 'en', { id: 'excel-level-1' }),
  href('course', 'fr', { id: 'excel-niveau-1' }),
  href('article', 'en', { id: 'dates-that-will-not-sort' }),
  href('article', 'fr', { id: 'accents-csv-et-power-query' }),
  href('schedule', 'en'),
  href('schedule', 'fr'),
  href('checkout', 'en'),
  href('checkout', 'fr'),
];

interface Paint {
  first: number;
  largest: number;
  blocking: number;
  shift: number;
}

/** A first visit: nothing is cached. */
async function paintOf(browser: Browser, url: string): Promise<Paint> {
  const { context, page } = await onPhone(browser);
  await page.addInitScript(() => {
    const seen = { largest: 0, blocking: 0, shift: 0 };
    Object.assign(window, { seen });
    const observe = (type: string, see: (entry: PerformanceEntry & { value?: number }) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
    observe('largest-contentful-paint', (entry) => (seen.largest = entry.startTime));
    observe('longtask', (entry) => (seen.blocking += Math.max(0, entry.duration - 50)));
    observe('layout-shift', (entry) => (seen.shift += entry.value ?? 0));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  const paint = await page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    ...(window as unknown as { seen: Omit<Paint, 'first'> }).seen,
  }));
  await context.close();
  return paint;
}

/** Both pages in turn, so that what else the machine does slows both. */
async function inTurn(browser: Browser, addresses: readonly string[]): Promise<Paint[]> {
  const runs: Paint[][] = addresses.map(() => []);
  for (let i = 0; i < RUNS; i += 1)
    for (const [index, address] of addresses.entries()) runs[index]?.push(await paintOf(browser, address));
  return runs.map((of) => {
    const middle = (key: keyof Paint) => median(of.map((one) => one[key]));
    return { first: middle('first'), largest: middle('largest'), blocking: middle('blocking'), shift: middle('shift') };
  });
}

/** Paint, blocking time and layout shift of each template on a throttled phone, beside the same text by hand. */
export async function benchPaint(): Promise<Figure[]> {
  const missing = templates.filter((path) => !pages.some((page) => page.path === path));
  if (missing.length > 0) throw new Error(`The build has no page ${missing.join(', ')}.`);
  const browser = await chromium.launch({ executablePath: await ensureBrowser(console.log), args: browserArguments });
  const { server, url } = await serveBuilt();
  const rows = [];
  const figures: Figure[] = [];
  for (const path of templates) {
    const [ours, floor] = await inTurn(browser, [url + path, `${url}/floor${path}`]);
    if (!ours || !floor) continue;
    rows.push([
      path,
      ms(ours.first),
      ms(floor.first),
      ms(ours.largest),
      ms(floor.largest),
      ratio(ours.largest, floor.largest),
      ms(ours.blocking),
      ours.shift.toFixed(4),
    ]);
    figures.push(
      {
        name: `LCP of ${path} beside the same text by hand`,
        value: ours.largest / floor.largest,
        unit: '×',
        atMost: GOAL,
      },
      { name: `CLS of ${path}`, value: ours.shift, unit: '', atMost: STILL },
    );
  }
  server.close();
  await browser.close();
  table(
    `Throttled phone (slow 4G, processor ÷ ${phone.slowdown}; median of ${RUNS}, both pages in turn)`,
    ['', 'FCP', 'FCP by hand', 'LCP', 'LCP by hand', 'of by hand', 'blocking', 'CLS'],
    rows,
  );
  return figures;
}
