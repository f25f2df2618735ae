import { href } from '../../src/i18n/routes.ts';
import { locales } from '../../src/i18n/locales.ts';
import { violationsOf } from './axe.ts';
import { expect, test } from './quiet-page.ts';

/** A phone with everybody's words was 12,000 px high, which nobody reads. CSS pixels. */
const READABLE = 5_000;

for (const locale of locales) {
  test(`${locale}: people are rows that open on a phone, also by their own address`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(href('team', locale));
    const rows = page.locator('.person');
    const third = rows.nth(2);
    const words = third.locator('details > p').last();
    await expect(words).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(READABLE);
    await third.locator('summary').click();
    await expect(words).toBeVisible();
    await expect(rows.first().locator('details > p').last()).toBeHidden();
    expect(await violationsOf(page)).toEqual([]);

    const id = (await rows.nth(4).getAttribute('id')) ?? '';
    await page.goto(`${href('team', locale)}#${id}`);
    await expect(rows.nth(4).locator('details > p').last()).toBeVisible();
    await expect(rows.nth(4)).toBeInViewport();
  });
}

test('where there is room everybody’s words are there, and no row is a button', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(href('team', 'en'));
  const closed = page.locator('.person details:not([open])');
  await expect(closed).toHaveCount(0);
  await expect(page.locator('.person details > p').last()).toBeVisible();
  expect(
    await page.locator('.person summary').evaluateAll((all) => all.map((one) => (one as HTMLElement).tabIndex)),
  ).not.toContain(0);
});

test('the faces that are seen first are not waited for', async ({ page }) => {
  for (const [width, faces] of [
    [1280, '.faces img'],
    [390, '.person img'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(href('team', 'fr'));
    const late = await page.locator(faces).evaluateAll((all) => {
      const [first] = all.map((one) => one.getBoundingClientRect().top);
      const seen = all.filter((one) => one.getBoundingClientRect().bottom < innerHeight);
      const row = seen.filter((one) => one.getBoundingClientRect().top === first);
      return [row.length > 0, row.filter((one) => (one as HTMLImageElement).loading === 'lazy').length];
    });
    expect(late, `${width} px`).toEqual([true, 0]);
  }
});
