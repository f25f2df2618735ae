import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import sharp from 'sharp';
import { build } from './lib/build.ts';
import { browserArguments, ensureBrowser } from './lib/browser.ts';
import { eachTemplate, type TemplatePage } from './lib/each-template.ts';
import { root } from './lib/run.ts';
import { freePort, migrate, startServer } from './lib/server.ts';
import { usageOf } from './lib/usage.ts';

/**
 * `npm run contact-sheets`: every template in both languages at the four widths, as pictures beside one another, to be looked
 * at. `npm run contact-sheets -- Course Home` takes only templates whose name has one of these words.
 */
usageOf('npm run contact-sheets [-- Course Home]: templates as pictures, in both languages, at four widths.');

const OUT = join(root, 'test-results/contact-sheets');
const WIDTHS = [390, 768, 1280, 1920] as const;
/** Of a page, as it lies on the sheet; what comes further down is in the page's own picture. CSS pixels. */
const THUMB = { width: 320, height: 900 };
const COLUMNS = 8;
const GAP = 24;
const LABEL = 28;

const say = (line: string) => console.log(line);
const words = process.argv.slice(2).map((word) => word.toLowerCase());
const isAskedFor = ({ template, path }: TemplatePage) =>
  words.length === 0 || words.some((word) => `${template} ${path}`.toLowerCase().includes(word));

/** The page as somebody sees it who has scrolled through it: late parts are there, nothing moves. */
async function pictureOf(browser: Browser, url: string, width: number): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
        scrollTo(0, top);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      scrollTo(0, 0);
    });
    await page.waitForLoadState('networkidle');
    return await page.screenshot({ fullPage: true });
  } finally {
    await context.close();
  }
}

const label = (text: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${THUMB.width}" height="${LABEL}"><text x="0" y="18" font-family="sans-serif" font-size="13" fill="#0b264e">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').slice(0, 52)}</text></svg>`,
  );

async function sheetOf(pictures: { path: string; png: Buffer }[]): Promise<Buffer> {
  const rows = Math.ceil(pictures.length / COLUMNS);
  const cell = { width: THUMB.width + GAP, height: THUMB.height + LABEL + GAP };
  const parts = await Promise.all(
    pictures.map(async ({ path, png }, index) => {
      const left = GAP + (index % COLUMNS) * cell.width;
      const top = GAP + Math.floor(index / COLUMNS) * cell.height;
      const scaled = await sharp(png).resize({ width: THUMB.width }).png().toBuffer({ resolveWithObject: true });
      const height = Math.min(scaled.info.height, THUMB.height);
      const cut = await sharp(scaled.data).extract({ left: 0, top: 0, width: THUMB.width, height }).toBuffer();
      return [
        { input: label(decodeURI(path)), left, top },
        { input: cut, left, top: top + LABEL },
      ];
    }),
  );
  return sharp({
    create: {
      width: GAP + Math.min(COLUMNS, pictures.length) * cell.width,
      height: GAP + rows * cell.height,
      channels: 3,
      background: '#d9d9d9',
    },
  })
    .composite(parts.flat())
    .png()
    .toBuffer();
}

await build();
const asked = eachTemplate(join(root, 'dist')).filter(isAskedFor);
if (asked.length === 0) throw new Error(`No template is called ${words.join(' or ')}.`);
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const persistTo = mkdtempSync(join(tmpdir(), 'gct-sheets-'));
await migrate(persistTo);
const server = await startServer({ port: await freePort(), persistTo });
const browser = await chromium.launch({ executablePath: await ensureBrowser(say), args: browserArguments });
try {
  for (const locale of ['en', 'fr'] as const) {
    for (const width of WIDTHS) {
      const pictures: { path: string; png: Buffer }[] = [];
      for (const { path } of asked.filter((page) => page.locale === locale)) {
        const png = await pictureOf(browser, server.url + path, width);
        const name = decodeURI(path).replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
        writeFileSync(join(OUT, `${name}-${locale}-${width}.png`), png);
        pictures.push({ path, png });
      }
      if (pictures.length === 0) continue;
      writeFileSync(join(OUT, `sheet-${locale}-${width}.png`), await sheetOf(pictures));
      say(`sheet-${locale}-${width}.png: ${pictures.length} pages`);
    }
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(persistTo, { recursive: true, force: true });
}
say(`In ${OUT}`);
