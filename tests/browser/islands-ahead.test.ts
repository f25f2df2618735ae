import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { localesInTurn } from '../../scripts/lib/sample.ts';
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

for (const locale of localesInTurn('islands-ahead')) {
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

/** What the header's islands may weigh together, which the service worker would fetch in any case. Bytes after brotli. */
const AHEAD_BYTES = 130_000;

test('it comes once the page is there, weighs no more than it may, and leaves the islands as they are', async ({
  page,
}) => {
  const sizes = new Map<string, number>();
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.set(response.url(), brotliCompressSync(await response.body()).length);
  });
  await page.goto(href('home', 'en'));
  await fetchedAhead(page);
  const files = await ahead(page).evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  // What the page has itself is no part of it.
  const [loaded, begun] = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const react = performance.getEntriesByType('resource').find(({ name }) => name.includes('/client.'));
    return [navigation?.loadEventEnd, react?.startTime];
  });
  expect(loaded).toBeGreaterThan(0);
  expect(begun).toBeGreaterThan(loaded ?? Infinity);
  await expect.poll(() => files.every((file) => sizes.has(file))).toBe(true);
  expect(files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0)).toBeLessThanOrEqual(AHEAD_BYTES);
  // React takes this away from what it has.
  await expect(page.locator('header astro-island[client=interaction]:not([ssr])')).toHaveCount(0);
  await expect(page.locator('header astro-island[client=interaction][ssr]')).toHaveCount(3);
});

test('beside seats to add the cart is taken over before a press', async ({ page }) => {
  const cart = page.locator('[data-cart] astro-island');
  await page.goto(href('home', 'en'));
  await fetchedAhead(page);
  await expect(cart).toHaveAttribute('ssr');
  await page.goto(href('course', 'en', { id: 'excel-level-1' }));
  await expect(cart).not.toHaveAttribute('ssr');
});

test('a browser that knows no such links is not waited for: what comes after them comes', async ({ page }) => {
  await page.addInitScript(() => (DOMTokenList.prototype.supports = () => false));
  const blocked = page.waitForEvent('console', (message) => message.text().includes('Service Worker registration'));
  await page.goto(href('home', 'en'));
  await blocked;
  await expect(ahead(page)).toHaveCount(0);
});

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
