import type { BrowserContext } from 'playwright/test';
import { pages } from '../site/built-pages.ts';
import { violationsOf } from './axe.ts';
import { expect, test as quietTest } from './quiet-page.ts';
import { present } from '../../src/domain/present.ts';

const widths = [360, 1280];

/** Pages in one folder of more than these are made by one component, from entries that differ in their text. */
const FEW = 7;
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const folders = Map.groupBy(pages, ({ path }) => folderOf(path));
const isOneOfMany = (path: string) =>
  !['', '/fr', '/private'].includes(folderOf(path)) && present(folders.get(folderOf(path))).length > FEW;

/** Cumulative layout shift below which a page stands still. */
const STILL = 0.001;

declare global {
  interface Window {
    layoutShift: number;
  }
}

/** One context for all pages of a worker: what they share is fetched once, as by a visitor who goes on reading. */
const test = quietTest.extend<object, { visitor: BrowserContext }>({
  visitor: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId } = project.use;
      const context = await browser.newContext({
        ...(baseURL !== undefined && { baseURL }),
        ...(locale !== undefined && { locale }),
        ...(timezoneId !== undefined && { timezoneId }),
        serviceWorkers: 'block',
      });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ visitor }, use) => {
    const page = await visitor.newPage();
    await use(page);
    await page.close();
  },
});

for (const [index, { path }] of pages.entries()) {
  // Loaded and judged at each width; of many alike, every second one is loaded and judged narrow, and the others wide.
  const order = index % 2 === 0 ? widths : widths.toReversed();
  const reloads = !isOneOfMany(path);

  test(`${path}: accessible, still and silent`, async ({ page, allow }) => {
    if (/\/404$|\/error$/.test(path)) allow(/status (404|500)|the server responded with a status of (404|500)/);
    // Nobody is logged in, and the page asks.
    if (path.startsWith('/private/')) allow(/status.* 401/);
    await page.addInitScript(() => {
      window.layoutShift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
          if (!entry.hadRecentInput) window.layoutShift += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });

    for (const [step, width] of order.entries()) {
      const loads = step === 0 || reloads;
      await page.setViewportSize({ width, height: 800 });
      if (loads) {
        await page.goto(path);
        // A font that arrives in the middle of the first frame is a race that one load in some hundreds loses; a page that
        // really moves does so again.
        if ((await page.evaluate(() => window.layoutShift)) >= STILL) await page.reload();
      }
      // What is fetched after the page itself: the seats of its classes.
      await page.waitForFunction(() =>
        [...document.querySelectorAll('[data-class-list] [data-price]')].every((row) => row.hasAttribute('data-state')),
      );

      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `pixels scrolled sideways at ${width} px`).toBeLessThanOrEqual(0);
      if (loads) {
        const shift = await page.evaluate(() => window.layoutShift);
        expect(shift, `cumulative layout shift at ${width} px`).toBeLessThan(STILL);
        expect(await violationsOf(page), `at ${width} px`).toEqual([]);
      }
    }
  });
}
