import { FRENCH_PREFERENCE } from '../../src/domain/storage/french-preference.ts';
import { expect, test } from './quiet-page.ts';

const preference = (key: string) => localStorage.getItem(key);

test('the switch of language keeps filters', async ({ page }) => {
  await page.goto('/course-catalog?level=2');
  await page.locator('.header-top [data-language-switch]').click();
  await expect(page).toHaveURL(/\/fr\/cours-catalogue\?level=2$/);
  await page.locator('.header-top [data-language-switch]').click();
  await expect(page).toHaveURL(/\/course-catalog\?level=2$/);
});

test('the switch in the drawer opens the other page where this one was read', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const part = () => page.evaluate(() => scrollY / document.documentElement.scrollHeight);
  await page.goto('/terms-and-conditions', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight * 0.4, behavior: 'instant' });
  });
  await expect.poll(part).toBeGreaterThan(0.35);
  await page.locator('.header-menu').click();
  await page.locator('.menu-foot [data-language-switch]').click();
  await expect(page).toHaveURL(/\/fr\/conditions-generales$/);
  await expect.poll(part).toBeGreaterThan(0.35);
  expect(await part()).toBeLessThan(0.45);
  // It is where the switch led alone, and not when the page is opened again.
  await page.goto('/fr/faq', { waitUntil: 'networkidle' });
  expect(await part()).toBe(0);
});

test('a page without a counterpart leads to the nearest one, and the language is remembered', async ({ page }) => {
  await page.goto('/webinars/saying-no-in-writing#main');
  const near = page.locator('.footer [data-near]');
  await expect(page.locator('.header-top [data-language-switch]')).toHaveCount(0);
  await near.click();
  await expect(page).toHaveURL(/\/fr\/[^#]+$/);
  expect(await page.evaluate(preference, FRENCH_PREFERENCE)).toBe('true');
});
