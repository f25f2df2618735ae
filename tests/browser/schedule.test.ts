import { Timetable } from '../../src/domain/catalogue/timetable.ts';
import { locales } from '../../src/i18n/locales.ts';
import { plural } from '../../src/i18n/fill.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { violationsOf } from './axe.ts';
import { expect, test } from './quiet-page.ts';
import * as v from 'valibot';

for (const locale of locales) {
  const { schedule: t, catalogue, home } = strings(locale);
  const address = href('schedule', locale);

  test(`${locale}: the timetable is filtered, the address keeps it, and the calendar follows`, async ({ page }) => {
    await page.goto(address);
    const bars = page.locator('#schedule .bar');
    await expect(bars.first()).toHaveAttribute('data-state', /\w/);
    const before = await bars.count();

    await page.getByLabel(t.where).selectOption('ottawa');
    await expect(page).toHaveURL(`${address}?city=ottawa`);
    await page.getByLabel(catalogue.filters.language).selectOption('fr');
    await expect(page).toHaveURL(`${address}?city=ottawa&language=fr`);
    const answer = v.parse(
      Timetable,
      await (await page.request.get('/Website/timetable?city=ottawa&language=fr')).json(),
    );
    await expect(page.locator('#schedule-status')).toHaveText(plural(answer.total, locale, t.live.found));
    await expect(bars).toHaveCount(answer.classes.length);
    expect(await bars.evaluateAll((all) => all.filter((one) => !one.hasAttribute('data-room')))).toEqual([]);
    await expect(page.getByLabel(t.subscribe.address)).toHaveValue(/lang=.*city=ottawa&language=fr/);
    expect(await violationsOf(page)).toEqual([]);

    // The course's page goes on with the same place and language.
    const link = bars.first().getByRole('link');
    await expect(link).toHaveAttribute('href', /\?city=ottawa&language=fr&day=\d{4}-\d\d-\d\d#classes$/);

    await page.reload();
    await expect(bars).toHaveCount(answer.classes.length);
    await expect(page.getByLabel(t.where)).toHaveValue('ottawa');
    await page.goBack();
    await page.getByRole('link', { name: t.clearFilters }).click();
    await expect(page).toHaveURL(address);
    await expect(bars).toHaveCount(before);
  });

  test(`${locale}: what no class matches leads on, and so does what comes later`, async ({ page }) => {
    await page.goto(`${address}?subject=microsoft-excel&city=vancouver&time=evening&weekday=mon`);
    await expect(page.getByRole('heading', { name: t.emptyTitle })).toBeVisible();
    await page.getByRole('link', { name: t.clear, exact: true }).click();
    const weeks = page.locator('#schedule .week');
    await expect(weeks.first()).toBeVisible();
    const before = await weeks.count();
    await page.getByRole('button', { name: t.live.more }).click();
    await expect.poll(() => weeks.count()).toBeGreaterThan(before);
    await expect(weeks.nth(before).getByRole('link').first()).toBeFocused();
  });

  test(`${locale}: without an answer the list stays, says so, and is asked for again`, async ({ page, allow }) => {
    allow(/503|status of 503/);
    await page.route('**/Website/timetable*', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(address);
    await expect(page.getByText(t.live.failed)).toBeVisible();
    const bars = page.locator('#schedule .bar');
    await expect(bars.first()).toBeVisible();
    await page.unroute('**/Website/timetable*');
    await page.getByRole('button', { name: t.live.retry }).click();
    await expect(bars.first()).toHaveAttribute('data-state', /\w/);
    await expect(page.getByText(t.live.failed)).toHaveCount(0);
  });

  test(`${locale}: the home page shows the week, and leads to all of it`, async ({ page }) => {
    await page.goto(href('home', locale));
    const week = page.getByRole('region', { name: home.classes.title });
    const bar = week.locator('.bar').first();
    await expect(bar).toHaveAttribute('data-state', /\w/);
    await expect(bar.locator('.bar-seats')).toHaveText(/\d|\p{L}/u);
    expect(await bar.locator('.dots').evaluate((dots) => dots.clientWidth)).toBeGreaterThan(0);
    await week.getByRole('link', { name: t.home.chips.evening }).click();
    await expect(page).toHaveURL(`${address}?time=evening`);
    await expect(page.getByLabel(t.time)).toHaveValue('evening');
  });
}

test('without script the first week is there, and the filters are not', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await page.goto(href('schedule', 'en'));
  await expect(page.locator('#schedule .bar').first()).toBeVisible();
  await expect(page.locator('#schedule-form')).toBeHidden();
  // Texts inside of `noscript` are found by no other locator.
  await expect(page.locator('noscript p', { hasText: /./ })).toHaveCount(1);
  await context.close();
});
