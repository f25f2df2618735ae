import type { Page } from 'playwright/test';
import { fill, plural } from '../../src/i18n/format.ts';
import { localesInTurn } from '../../scripts/lib/sample.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { expect, test } from './quiet-page.ts';

const level1 = { en: 'Microsoft Excel Level 1', fr: 'Microsoft Excel, niveau 1' } as const;
const ids = { en: 'excel-level-1', fr: 'excel-niveau-1' } as const;

/** The different courses that can be seen: some stand in two categories. */
async function seen(page: Page): Promise<string[]> {
  const addresses = await page
    .locator('#catalogue-list li:visible > a')
    // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- this runs in the page, which has it
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  return [...new Set(addresses)];
}

const status = (page: Page) => page.locator('#catalogue-count');
const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

for (const locale of localesInTurn('catalogue')) {
  const { catalogue: t, families, course } = strings(locale);
  const expectCount = async (page: Page) => {
    // The filter comes when it is touched, so that what is shown may change a moment later.
    let count = 0;
    await expect(async () => {
      count = (await seen(page)).length;
      await expect(status(page)).toHaveText(plural(count, locale, t.found), { timeout: 200 });
    }).toPass({ timeout: 15_000 });
    return count;
  };

  test.describe(`${locale}: the catalogue`, () => {
    test('is filtered by controls that write the address, and back and forward follow', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(href('catalogue', locale));
      const all = await expectCount(page);

      await page.getByLabel(t.filters.city).selectOption('ottawa');
      await expect.poll(() => queryOf(page)).toEqual({ city: 'ottawa' });
      const inOttawa = await expectCount(page);
      expect(inOttawa).toBeLessThan(all);
      await page.getByLabel(t.filters.language).selectOption('fr');
      await page.locator('select[name=level]').selectOption('1');
      await expect.poll(() => queryOf(page)).toEqual({ city: 'ottawa', language: 'fr', level: '1' });
      expect(await seen(page)).toContain(href('course', locale, { id: ids[locale] }));
      const few = await expectCount(page);
      expect(few).toBeLessThan(inOttawa);

      await page.getByRole('link', { name: families.microsoft.name, exact: true }).last().click();
      await expect.poll(() => queryOf(page)).toEqual({ tab: 'microsoft', city: 'ottawa', language: 'fr', level: '1' });

      await page.goBack();
      await page.goBack();
      await page.goBack();
      await expect.poll(() => queryOf(page)).toEqual({ city: 'ottawa' });
      await expect(page.getByLabel(t.filters.language)).toHaveValue('');
      expect(await expectCount(page)).toBe(inOttawa);
      await page.goForward();
      await expect(page.getByLabel(t.filters.language)).toHaveValue('fr');

      await page.getByRole('link', { name: t.clearFilters }).click();
      await expect.poll(() => queryOf(page)).toEqual({});
      expect(await expectCount(page)).toBe(all);
    });

    test('opens as its address asks, leaves out what it does not know, and survives a reload', async ({ page }) => {
      await page.goto(`${href('catalogue', locale)}?delivery=in-person&price=400&level=9&city=paris&tab=nothing`);
      const count = await expectCount(page);
      await expect(page.getByLabel(t.filters.price)).toHaveValue('400');
      await expect(page.locator('select[name=city]')).toHaveValue('');
      const prices = await page
        .locator('#catalogue-list li:visible')
        .evaluateAll((rows: HTMLElement[]) => rows.map((row) => Number(row.dataset.price)));
      expect(Math.max(...prices)).toBeLessThanOrEqual(40_000);
      await page.reload();
      expect(await expectCount(page)).toBe(count);
    });

    test('forgives a mistyped word, as the search of the header does', async ({ page }) => {
      await page.goto(`${href('catalogue', locale)}?q=leadreship`);
      const found = page.locator('#catalogue-list li:visible');
      await expect(found.filter({ hasText: /leadership/i })).not.toHaveCount(0);
      expect(await found.count()).toBeLessThan(30);
    });

    test('says when nothing matches, and how to go on', async ({ page }) => {
      await page.goto(`${href('catalogue', locale)}?delivery=online&city=ottawa&q=excel`);
      await expect(page.getByRole('heading', { name: t.emptyTitle })).toBeVisible();
      await expect(status(page)).toHaveText(plural(0, locale, t.found));
      await page.getByRole('link', { name: t.clear }).click();
      await expect(page.getByRole('heading', { name: t.emptyTitle })).toBeHidden();
      expect(await expectCount(page)).toBeGreaterThan(30);
    });

    test('shows only what is guaranteed to run, with the date of that class', async ({ page }) => {
      const day = '2027-03-09';
      await page.route('**/Website/guaranteed-classes', (route) =>
        route.fulfill({
          json: { classes: [{ courseIds: { [locale]: ids[locale] }, language: 'fr', placeId: 'ottawa', day }] },
        }),
      );
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(href('catalogue', locale));
      await page.getByLabel(t.filters.guaranteed).check();
      await expect(status(page)).toHaveText(plural(1, locale, t.found));
      await expect.poll(() => queryOf(page)).toEqual({ guaranteed: '1' });
      const row = page.locator('#catalogue-list li:visible').first();
      await expect(row).toContainText(level1[locale]);
      await expect(row.locator('b')).toHaveText(
        new Intl.DateTimeFormat(`${locale}-CA`, {
          day: 'numeric',
          month: 'short',
          year: 'numeric',
          timeZone: 'UTC',
        }).format(new Date(day)),
      );
      await page.getByLabel(t.filters.delivery).selectOption('online');
      await expect(page.getByRole('heading', { name: t.emptyTitle })).toBeVisible();
    });

    test('says so when what is guaranteed cannot be had', async ({ page, allow }) => {
      allow(/503/);
      await page.route('**/Website/guaranteed-classes', (route) => route.fulfill({ status: 503, json: {} }));
      await page.goto(`${href('catalogue', locale)}?guaranteed=1`);
      await expect(status(page)).toContainText(t.guaranteedFailed);
      expect((await seen(page)).length).toBeGreaterThan(30);
    });

    test('can be filtered with the keyboard on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(href('catalogue', locale));
      const summary = page.locator('.filters summary');
      await summary.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.locator('select[name=level]')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => queryOf(page)).toEqual({ level: '1' });
      await expect(summary).toHaveText(fill(t.filters.titleWithCount, { count: 1 }));
      await expectCount(page);
    });
  });

  test.describe(`${locale}: without script`, () => {
    test.use({ javaScriptEnabled: false });

    test('the catalogue lists every course, whatever is asked for', async ({ page }) => {
      await page.goto(`${href('catalogue', locale)}?city=ottawa&level=3`);
      await expect(page.getByLabel(t.filters.city)).toBeHidden();
      await expect(status(page)).toHaveText(plural((await seen(page)).length, locale, t.found));
    });

    test('a course shows its next dates, and the ticket goes on to the checkout', async ({ page }) => {
      await page.goto(`${href('course', locale, { id: ids[locale] })}?city=ottawa`);
      await expect(page.locator('.class-rows > li:visible').first()).toBeVisible();
      expect(await page.locator('.class-rows > li:visible').count()).toBe(
        await page.locator('.class-rows > li').count(),
      );
      const choice = page.locator('#ticket [name=class]').nth(1);
      const chosen = await choice.getAttribute('value');
      await choice.check({ force: true });
      await page.getByRole('button', { name: course.ticket.book }).click();
      await page.waitForURL(`**${href('checkout', locale)}?**`);
      await expect.poll(() => queryOf(page)).toEqual({ class: chosen, quantity: '1' });
    });
  });

  test(`${locale}: the dates of a course are filtered by its address, and the ticket follows`, async ({ page }) => {
    const { classes } = strings(locale);
    await page.goto(`${href('course', locale, { id: ids[locale] })}?city=ottawa&language=fr`);
    const rows = page.locator('.class-rows > li:visible');
    const status = page.locator('#classes').getByRole('status');
    await expect(status).toContainText(/\d/);
    for (const text of await rows.allTextContents()) {
      expect(text).toContain('Ottawa');
      expect(text).toContain(classes.taughtIn.fr);
    }
    await expect(status).toContainText(plural(await rows.count(), locale, classes.filter.found));
    await expect(page.locator('#ticket [name=class]:checked')).toHaveValue(
      (await rows.first().getByRole('button').getAttribute('value')) ?? '',
    );
    await expect(page.locator('#ticket')).toContainText('Ottawa');
    await status.getByRole('link', { name: classes.filter.all }).click();
    await expect(page.locator('.class-rows > li:visible')).toHaveCount(5);
  });
}
