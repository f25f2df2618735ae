import type { Page } from 'playwright/test';
import { locales } from '../../src/i18n/locales.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { expect, test } from './quiet-page.ts';

const ahead = (page: Page) => page.locator('link[rel=modulepreload]');

/** Scripts of islands as they are asked for. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** Until nothing has been added for a moment, and all of it is there. */
async function fetchedAhead(page: Page): Promise<void> {
  await expect(ahead(page)).not.toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

for (const locale of locales) {
  const { cart, login, search } = strings(locale);
  const touches = [
    ['cart', (page: Page) => page.getByRole('link', { name: cart.open, exact: true }), cart.title],
    ['login', (page: Page) => page.getByRole('link', { name: login.link, exact: true }), login.title],
  ] as const;

  for (const [name, target, title] of touches)
    test(`${locale}: the first touch of the ${name} asks the network for no script`, async ({ page }) => {
      await page.goto(href('home', locale));
      await fetchedAhead(page);
      const asked = scriptsOf(page);
      await target(page).first().click();
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      expect(asked).toEqual([]);
    });

  test(`${locale}: nor do the first words of a search, or the first seat`, async ({ page }) => {
    await page.goto(href('course', locale, { id: locale === 'en' ? 'excel-level-1' : 'excel-niveau-1' }));
    await fetchedAhead(page);
    const asked = scriptsOf(page);
    await page.getByRole('searchbox', { name: search.label }).first().fill('excel');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    expect(asked).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('[data-class-list] li > button[value]:not([disabled])').first().click();
    await expect(page.getByRole('dialog', { name: cart.title })).toBeVisible();
    expect(asked).toEqual([]);
  });
}

test('nothing is fetched for a touch where data is dear', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
  );
  const asked = scriptsOf(page);
  await page.goto(href('home', 'en'));
  await page.waitForLoadState('networkidle');
  // What comes last on any page has come.
  await expect.poll(() => asked.some((path) => path.includes('/later.'))).toBe(true);
  await page.waitForLoadState('networkidle');
  await expect(ahead(page)).toHaveCount(0);
  expect(asked.filter((path) => /client|Cart/.test(path))).toEqual([]);
});
