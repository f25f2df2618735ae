import { createServer, type Server } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser } from 'playwright';
import { href } from '../../src/i18n/routes.ts';
import { assets, pages, readAsset, type BuiltPage } from '../../tests/site/built-pages.ts';
import { browserArguments, ensureBrowser } from '../lib/browser.ts';
import { median, ms, ratio, table } from './statistics.ts';

const RUNS = 5;

/** The phone of Lighthouse's mobile runs: slow 4G and a processor four times as slow as this one. */
const PHONE = {
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (750 * 1000) / 8,
  slowdown: 4,
  viewport: { width: 412, height: 823 },
};

const templates = [
  href('home', 'en'),
  href('home', 'fr'),
  href('catalogue', 'en'),
  href('category', 'en', { id: 'microsoft-excel' }),
  href('course', 'en', { id: 'excel-level-1' }),
  href('course', 'fr', { id: 'excel-niveau-1' }),
  href('checkout', 'en'),
];

const types: Record<string, string> = {
  js: 'text/javascript',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
  json: 'application/json',
};

/** What someone would write by hand to put the same text on a page: headings, paragraphs and lists, ten lines of style. */
function handWritten(page: BuiltPage): string {
  const blocks = page.root
    .querySelectorAll('h1, h2, h3, h4, p, li, dt, dd, th, td, summary')
    .filter((element) => !element.querySelector('p, li'))
    .map((element) => ({
      tag: /^H\d$/.test(element.tagName) ? element.tagName.toLowerCase() : 'p',
      text: element.text.replace(/\s+/g, ' ').trim(),
    }))
    .filter(({ text }) => text !== '');
  return `<!doctype html><html lang="${page.locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${page.root.querySelector('title')?.text ?? ''}</title><style>body{font:17px/1.6 sans-serif;max-width:70ch;margin:2rem auto;padding:0 1rem}h1,h2,h3{line-height:1.2}</style>${blocks.map(({ tag, text }) => `<${tag}>${text.replaceAll('<', '&lt;')}</${tag}>`).join('\n')}`;
}

/** The built files over HTTP with brotli, as the platform sends them; `/floor…` are the hand-written pages. */
function serve(): Promise<{ server: Server; url: string }> {
  const answers = new Map<string, { type: string; body: Buffer; encoding?: string }>();
  for (const page of pages) {
    answers.set(page.path, { type: 'text/html; charset=utf-8', body: brotliCompressSync(page.html), encoding: 'br' });
    answers.set(`/floor${page.path}`, {
      type: 'text/html; charset=utf-8',
      body: brotliCompressSync(handWritten(page)),
      encoding: 'br',
    });
  }
  for (const path of assets) {
    const extension = path.split('.').pop() ?? '';
    const text = ['js', 'svg', 'json'].includes(extension);
    const body = readAsset(path);
    answers.set(path, {
      type: types[extension] ?? 'application/octet-stream',
      body: text ? brotliCompressSync(body) : body,
      ...(text && { encoding: 'br' }),
    });
  }
  const server = createServer((request, response) => {
    const answer = answers.get(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (!answer) {
      response.writeHead(404).end();
      return;
    }
    response
      .writeHead(200, { 'content-type': answer.type, ...(answer.encoding && { 'content-encoding': answer.encoding }) })
      .end(answer.body);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({ server, url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` });
    });
  });
}

interface Paint {
  first: number;
  largest: number;
  blocking: number;
  shift: number;
}

async function paintOf(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({
    viewport: PHONE.viewport,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const inspector = await context.newCDPSession(page);
  await inspector.send('Network.enable');
  await inspector.send('Network.emulateNetworkConditions', { offline: false, ...PHONE });
  await inspector.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slowdown });
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

/** Paint, blocking time and layout shift of each template on a throttled phone, beside the same text by hand. */
export async function benchPaint(): Promise<void> {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(console.log), args: browserArguments });
  const { server, url } = await serve();
  const rows = [];
  for (const path of templates.filter((one) => pages.some((page) => page.path === one))) {
    const measure = async (address: string): Promise<Paint> => {
      const runs: Paint[] = [];
      for (let i = 0; i < RUNS; i += 1) runs.push(await paintOf(browser, address));
      const of = (key: keyof Paint) => median(runs.map((one) => one[key]));
      return { first: of('first'), largest: of('largest'), blocking: of('blocking'), shift: of('shift') };
    };
    const ours = await measure(url + path);
    const floor = await measure(`${url}/floor${path}`);
    rows.push([
      path,
      ms(ours.first),
      ms(floor.first),
      ms(ours.largest),
      ms(floor.largest),
      ratio(ours.largest, floor.largest),
      ms(ours.blocking),
      ours.shift.toFixed(3),
    ]);
  }
  server.close();
  await browser.close();
  table(
    `Throttled phone (slow 4G, processor ÷ ${PHONE.slowdown}; median of ${RUNS})`,
    ['', 'FCP', 'FCP by hand', 'LCP', 'LCP by hand', 'of by hand', 'blocking', 'CLS'],
    rows,
  );
}
