import { pages } from '../site/built-pages.ts';
import { expectStopsSeen } from './access.ts';
import { violationsOf } from './axe.ts';
import { seated } from './drawn.ts';
import { expect, readerTest as test } from './quiet-page.ts';
import { templatePages } from './templates.ts';
import { expectNoTextLost } from './text-size.ts';
import { isSampled } from '../../scripts/lib/sample.ts';

const widths = [360, 1280];

/** Loaded anew at each width, and read and gone through by all means: each template, where it says more. */
const whole = new Set(templatePages.map(({ path }) => path));
const lookedAt = pages.filter(({ path }) => whole.has(path) || isSampled(path));

/** Cumulative layout shift below which a page stands still. */
const STILL = 0.001;

declare global {
  interface Window {
    layoutShift: number;
  }
}

for (const [index, { path }] of lookedAt.entries()) {
  // Of the others every second one is loaded and judged narrow, and the rest wide.
  const order = index % 2 === 0 ? widths : widths.toReversed();
  const isWhole = whole.has(path);

  test(`${path}: accessible, still and silent, by all means of reading`, async ({ page, allow }) => {
    test.setTimeout(120_000);
    if (/\/404$|\/error$/.test(path)) allow(/status (404|500)|the server responded with a status of (404|500)/);
    await page.addInitScript(() => {
      window.layoutShift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
          if (!entry.hadRecentInput) window.layoutShift += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });

    for (const [step, width] of order.entries()) {
      const loads = step === 0 || isWhole;
      await page.setViewportSize({ width, height: 800 });
      if (loads) {
        await page.goto(path);
        // A font that arrives in the middle of the first frame is a race that one load in some hundreds loses; a page that
        // really moves does so again.
        if ((await page.evaluate(() => window.layoutShift)) >= STILL) await page.reload();
      }
      await seated(page);

      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, `pixels scrolled sideways at ${width} px`).toBeLessThanOrEqual(0);
      if (loads) {
        const shift = await page.evaluate(() => window.layoutShift);
        expect.soft(shift, `cumulative layout shift at ${width} px`).toBeLessThan(STILL);
        expect.soft(await violationsOf(page), `at ${width} px`).toEqual([]);
      }
    }
    if (isWhole) {
      await expectNoTextLost(page);
      await expectStopsSeen(page);
    }
  });
}
