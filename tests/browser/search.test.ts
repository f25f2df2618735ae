import type { Page } from 'playwright/test';
import { localesInTurn } from '../../scripts/lib/sample.ts';
import { plural } from '../../src/i18n/format.ts';
import { otherLocale } from '../../src/i18n/locales.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { violationsOf } from './axe.ts';
import { expect, test } from './quiet-page.ts';

const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

const level2 = {
  en: { query: 'excel level ii', title: 'Microsoft Excel Level 2', path: '/course/excel-level-2' },
  fr: { query: 'excel intermédiaire', title: 'Microsoft Excel, niveau 2', path: '/fr/cours/excel-niveau-2' },
} as const;

for (const locale of localesInTurn('search')) {
  const { catalogue, home, search: t } = strings(locale);
  const address = href('search', locale);
  const { query, title, path } = level2[locale];
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });
  const found = (page: Page) => page.locator('.found-list > li');

  test.describe(`${locale}: the page of results`, () => {
    test('is where Enter in the header and the home page’s box lead, and begins with the best', async ({ page }) => {
      await page.goto(href('home', locale));
      await page.getByRole('searchbox', { name: t.label }).click();
      await page.getByRole('combobox', { name: t.label }).fill(query);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL((url) => url.pathname === address && url.searchParams.get('q') === query);
      await expect(found(page).first().getByRole('link', { name: title })).toHaveAttribute('href', path);

      await page.goto(href('home', locale));
      await page.getByLabel(home.search).fill(query);
      await page.getByRole('button', { name: home.submit }).click();
      await expect(found(page).first()).toContainText(title);
      await expect(page).toHaveTitle(new RegExp(`^${query}`));
      await found(page).first().getByRole('link').click();
      await expect(page).toHaveURL(path);
    });

    test('says how many there are, and shows those of a group by a link that can be sent', async ({ page }) => {
      await page.goto(`${address}?q=excel`);
      await expect(found(page).first()).toBeVisible();
      const count = await found(page).count();
      await expect(heading(page)).toContainText(plural(count, locale, t.count));
      await expect(page.getByRole('status').filter({ hasText: plural(count, locale, t.count) })).toHaveCount(1);
      expect(await violationsOf(page)).toEqual([]);

      const groups = page.getByRole('navigation', { name: t.page.show });
      await groups.getByRole('link', { name: t.groups.Courses }).click();
      expect(queryOf(page)).toEqual({ q: 'excel', group: 'Courses' });
      const courses = await found(page).count();
      expect(courses).toBeLessThan(count);
      await page.reload();
      await expect(found(page)).toHaveCount(courses);
      await page.goBack();
      await expect(found(page)).toHaveCount(count);

      // The other language is asked the same.
      await page.locator('[data-language-switch]').first().click();
      await expect(page).toHaveURL(`${href('search', otherLocale(locale))}?q=excel`);
      await expect(found(page).first()).toContainText('Excel');
    });

    test('follows what is typed, and back', async ({ page }) => {
      await page.goto(address);
      const words = page.locator('#search-words');
      await words.fill('pwoer bi');
      await expect(found(page).first()).toContainText('Power BI');
      expect(queryOf(page)).toEqual({ q: 'pwoer bi' });
      await words.fill('leadership');
      await words.press('Enter');
      await expect(found(page).first()).toContainText(/leadership/i);
      await words.fill('');
      await expect(page.getByRole('heading', { name: t.popularTitle })).toBeVisible();
      await expect(found(page)).toHaveCount(0);
      await page.getByRole('link', { name: t.popular[0], exact: true }).click();
      await expect(found(page).first()).toContainText('Excel');
    });

    test('is never empty: what comes nearest stands beside why', async ({ page }) => {
      await page.goto(`${address}?q=excel+qqqq`);
      await expect(heading(page)).toContainText(t.page.nothing);
      await expect(page.getByRole('link', { name: t.contact, exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: t.page.nearest })).toBeVisible();
      await expect(found(page).first()).toContainText('Excel');
    });

    test('says that it cannot be had, and tries again', async ({ page, allow }) => {
      allow(/status (of )?500/);
      let broken = true;
      await page.route('**/sitemap-items-search-results', (route) =>
        broken ? route.fulfill({ status: 500, json: {} }) : route.continue(),
      );
      await page.goto(`${address}?q=excel`);
      await expect(page.locator('#search-found')).toContainText(t.failed);
      broken = false;
      await page.getByRole('button', { name: t.retry }).click();
      await expect(found(page).first()).toContainText('Excel');
    });

    test('tells and draws that results are on their way, and nothing moves when they come', async ({ page }) => {
      const { promise: answered, resolve: answer } = Promise.withResolvers<undefined>();
      await page.route('**/sitemap-items-search-results', async (route) => {
        await answered;
        await route.continue();
      });
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const { value } of list.getEntries() as unknown as { value: number }[]) {
            Object.assign(globalThis, { moved: ((globalThis as { moved?: number }).moved ?? 0) + value });
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(`${address}?q=excel`);
      await expect(page.locator('#search-status')).toHaveText(t.loading);
      const place = page.locator('#search-found');
      await expect(place).toHaveAttribute('aria-busy', 'true');
      expect(await place.evaluate((one) => getComputedStyle(one).backgroundImage)).toContain('gradient');
      expect((await place.boundingBox())?.height).toBeGreaterThan(300);
      expect(await violationsOf(page)).toEqual([]);
      answer(undefined);
      await expect(found(page).first()).toBeVisible();
      await expect(place).not.toHaveAttribute('aria-busy');
      await expect(page.locator('#search-status')).not.toContainText(t.loading);
      expect(await page.evaluate(() => (globalThis as { moved?: number }).moved ?? 0)).toBeLessThan(0.01);
    });

    test('without script leads on by what many look for', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false });
      const plain = await context.newPage();
      await plain.goto(`${address}?q=excel`);
      // Texts inside of `noscript` are found by no other locator.
      await expect(plain.locator('noscript p', { hasText: t.page.withoutScript })).toBeVisible();
      await expect(plain.getByRole('link', { name: t.page.catalogue })).toBeVisible();
      await expect(plain.getByRole('link', { name: t.popular[0], exact: true })).toBeVisible();
      await context.close();
    });
  });

  test(`${locale}: an empty box offers what many search for, by the arrows too`, async ({ page }) => {
    await page.goto(href('home', locale));
    await page.getByRole('searchbox', { name: t.label }).click();
    const box = page.getByRole('combobox', { name: t.label });
    const offered = page.getByRole('listbox', { name: t.popularTitle });
    await expect(offered.getByRole('option')).toHaveText([...t.popular]);
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(await violationsOf(page)).toEqual([]);
    await box.press('ArrowDown');
    await box.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === address && url.searchParams.get('q') === t.popular[0]);
  });

  test(`${locale}: the large box of the home page lists what many search for, then what is found while one types`, async ({
    page,
  }) => {
    await page.goto(href('home', locale));
    const box = page.getByLabel(home.search);
    await box.click();
    const offered = page.getByRole('listbox', { name: t.popularTitle });
    await expect(offered.getByRole('option')).toHaveText([...t.popular]);
    await box.fill(query);
    const listed = page.getByRole('listbox', { name: t.results });
    await expect(listed.getByRole('option', { name: title }).first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    // The list of the header stays away, and this one is as wide as its form.
    await expect(page.getByRole('listbox')).toHaveCount(1);
    const [form, list] = await Promise.all([page.locator('.search-box-page').boundingBox(), listed.boundingBox()]);
    expect(list?.width).toBeGreaterThan((form?.width ?? Infinity) - 24);
    await box.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await box.press('ArrowDown');
    await box.press('ArrowDown');
    await box.press('Enter');
    await expect(page).toHaveURL(path);
  });

  test(`${locale}: the catalogue finds by the same words`, async ({ page }) => {
    const visible = page.locator('#catalogue-list li:visible > a');
    await page.goto(`${href('catalogue', locale)}?q=${encodeURIComponent(query)}`);
    await expect(visible.first()).toHaveAttribute('href', path);
    await page.locator('#catalogue-words').fill('pwoer bi');
    await expect(visible.first()).toContainText('Power BI');
    await page.locator('#catalogue-words').fill('excel qqqq');
    await expect(page.locator('#catalogue-count')).toContainText(catalogue.nearest);
    await expect(visible).not.toHaveCount(0);
    await page.goto(`${href('catalogue', locale)}?q=parking&level=1`);
    await page.getByRole('link', { name: catalogue.everywhere }).click();
    await expect(page).toHaveURL((url) => url.pathname === address && url.searchParams.get('q') === 'parking');
  });
}
