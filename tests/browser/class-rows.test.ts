import type { EventDetail } from '../../src/domain/catalogue/classes.ts';
import { locales } from '../../src/i18n/locales.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { expect, test } from './quiet-page.ts';

for (const locale of locales) {
  for (const page of ['associations', 'government'] as const) {
    const address = href(page, locale);

    test(`${address}: what only the office can book stands behind what one can book here`, async ({ page }) => {
      let near = '';
      await page.route('**/event-detail/*', async (route) => {
        const answer = await route.fetch();
        const detail = (await answer.json()) as EventDetail;
        near ||= await page.locator('.class-rows button[name=class]').first().getAttribute('value').then(String);
        await route.fulfill({
          json: { ...detail, availability: 'available', payment: detail.id === near ? [] : ['invoice'] },
        });
      });
      await page.goto(address);
      // Near, and not yet under anybody's eyes.
      await page.locator('.class-rows').evaluate((list) => {
        scrollTo({ top: list.getBoundingClientRect().top - innerHeight - 60, behavior: 'instant' });
      });
      const rows = page.locator('.class-rows > li');
      const office = rows.filter({ has: page.locator('a[href^="tel:"]') });
      await expect(office).toHaveCount(1);
      await expect(office.locator(`button[value="${near}"]`)).toBeHidden();
      await expect(office).toContainText(strings(locale).termsOfClass.row.none);
      await expect(rows.last().locator('a[href^="tel:"]')).toBeVisible();
      await expect(rows.first().locator('.class-seats')).toContainText(/\d/);
    });
  }
}
