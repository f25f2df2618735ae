import type { Locator } from 'playwright/test';
import { locales } from '../../src/i18n/locales.ts';
import { href } from '../../src/i18n/routes.ts';
import { expect, readerTest as test } from './quiet-page.ts';

/** The different places of a side of all that a locator finds, in pixels of the screen. */
const sides = (all: Locator, side: 'left' | 'right') =>
  all.evaluateAll(
    (found, name) => [...new Set(found.map((one) => Math.round(one.getBoundingClientRect()[name])))],
    side,
  );

for (const locale of locales) {
  for (const [width, lists] of [
    [768, 1],
    [1000, 1],
    [1280, 2],
    [1920, 2],
  ] as const) {
    test(`${locale}: length, price and date of the catalogue are columns at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(href('catalogue', locale));
      const row = page.locator('.catalogue-grid li > p');
      expect(await row.count()).toBeGreaterThan(80);
      expect(await sides(row.locator('span:first-child'), 'left')).toHaveLength(lists);
      expect(await sides(row.locator('span:nth-child(2)'), 'right')).toHaveLength(lists);
      expect(await sides(row.locator('b'), 'left')).toHaveLength(lists);
      // Beside the title, which has what is left.
      const titles = page.locator('.catalogue-grid li > a');
      const [edges, begins] = await Promise.all([sides(titles, 'right'), sides(row, 'left')]);
      expect(Math.min(...begins)).toBeGreaterThanOrEqual(Math.min(...edges));
    });
  }
}

test('the head of a city has the plan of its streets beside its words on a desk, and nothing on a phone', async ({
  page,
}) => {
  for (const path of ['/ottawa', '/fr/vancouver', '/fr/calgary']) {
    await page.goto(path);
    const plan = page.locator('.head .city-plan');
    for (const width of [960, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const [box, words] = await Promise.all([plan.boundingBox(), page.locator('.head-row > div').boundingBox()]);
      expect(box && words && box.x >= words.x + words.width, `${path} at ${width} px`).toBe(true);
      expect(box && box.x + box.width).toBe(await page.evaluate(() => document.documentElement.clientWidth));
      expect(box?.width).toBeGreaterThan(width * 0.3);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(plan).toBeHidden();
  }
});

test('a list of contents stands beside its text, and a wide screen has a wider measure', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/fr/faq');
  const [list, text] = [page.locator('.contents-list'), page.locator('.contents-text')];
  const gap = async () => {
    const [of, beside] = await Promise.all([list.boundingBox(), text.boundingBox()]);
    return of && beside ? of.x - (beside.x + beside.width) : 0;
  };
  expect(await gap()).toBeGreaterThan(48);
  expect(await gap()).toBeLessThan(112);
  const widthOf = () =>
    page
      .locator('main .wrap')
      .first()
      .evaluate((wrap) => wrap.clientWidth);
  const sizeOf = () => page.locator('body').evaluate((body) => parseFloat(getComputedStyle(body).fontSize));
  expect([await widthOf(), await sizeOf()]).toEqual([1200, 17]);
  await page.setViewportSize({ width: 1920, height: 1000 });
  expect([await widthOf(), Math.round(await sizeOf())]).toEqual([1360, 18]);
  expect(await gap()).toBeLessThan(112);
});
