import type { Page } from 'playwright/test';
import { KEPT_FONT } from '../../src/domain/storage/kept-font.ts';
import { href } from '../../src/i18n/routes.ts';
import { expect, test } from './quiet-page.ts';

/** Cumulative layout shift below which a page stands still. */
const STILL = 0.001;

const addresses = [
  href('home', 'en'),
  href('home', 'fr'),
  href('course', 'en', { id: 'excel-level-1' }),
  href('course', 'fr', { id: 'excel-niveau-1' }),
  // What live seats do to the bars of a timetable is looked at by `every-page`.
  href('faq', 'fr'),
  href('catalogue', 'en'),
];

const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEPT_FONT);

/** The fonts that the page's title is drawn in. */
async function fontsOf(page: Page): Promise<string[]> {
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('DOM.enable');
  await inspector.send('CSS.enable');
  const { root } = await inspector.send('DOM.getDocument');
  const { nodeId } = await inspector.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await inspector.send('CSS.getPlatformFontsForNode', { nodeId });
  await inspector.detach();
  return fonts.map(({ familyName }) => familyName);
}

/** How far the page has moved by itself. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shift += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(shift), 300);
      }),
  );

for (const width of [360, 1280])
  for (const address of addresses)
    test(`${address} at ${width} px: nothing moves for a font, on a first visit and on the next`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('.woff2')) asked.push(request.url());
      });
      // What the seats of a class do to its row is looked at by `every-page`.
      await page.route('**/Website/course-detail/*', (route) => route.fulfill({ json: { classes: [] } }));
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      expect(await fontsOf(page)).not.toContain('Roboto');
      expect(await page.evaluate(() => document.fonts.size)).toBe(2);
      await expect.poll(() => kept(page)).toMatch(/\/assets\/.+\.woff2$/);
      expect(asked).toHaveLength(1);
      expect(await shiftOf(page)).toBeLessThan(STILL);
      expect(await fontsOf(page)).not.toContain('Roboto');

      // From the cache it is there before the first paint, or is left out by a machine that is too busy.
      await expect(async () => {
        await page.reload();
        expect(await shiftOf(page)).toBeLessThan(STILL);
        expect(await fontsOf(page)).toContain('Roboto');
      }).toPass();
    });

test('a font that is noted and comes too late is left out', async ({ page }) => {
  await page.goto(href('home', 'fr'));
  await expect.poll(() => kept(page)).not.toBeNull();
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('Network.clearBrowserCache');
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  const late = page.waitForResponse(/\.woff2$/);
  await page.reload();
  await (await late).finished();
  expect(await shiftOf(page)).toBeLessThan(STILL);
  expect(await fontsOf(page)).not.toContain('Roboto');
});
