import type { Page } from 'playwright/test';
import { localesInTurn } from '../../scripts/lib/sample.ts';
import type { Health } from '../../src/domain/site/health.ts';
import { fill } from '../../src/i18n/format.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { violationsOf } from './axe.ts';
import { expect, test } from './quiet-page.ts';

const SINCE = '2026-01-05T14:30:00Z';

const healthOf = (troubles: Omit<Health['troubles'][number], 'since'>[] = []): Health => ({
  status: troubles.some(({ level }) => level === 'red') ? 'red' : troubles.length > 0 ? 'amber' : 'green',
  ...{ build: 'b', commit: null, schedule: 'b', troubles: troubles.map((one) => ({ ...one, since: SINCE })) },
});

/** What the site says of itself; changed, the page is told the next time it looks. */
async function answering(page: Page, first: Health) {
  let now = first;
  await page.route('**/healthz', (route) => route.fulfill({ status: now.status === 'red' ? 503 : 200, json: now }));
  return (next: Health) => void (now = next);
}

/** What is to be read of each part. */
async function partsOf(page: Page): Promise<Record<string, string>> {
  const read = await page
    .locator('[data-part]')
    .evaluateAll((rows) =>
      rows.map((row): [string, string] => [
        row.getAttribute('data-part') ?? '',
        [...row.querySelectorAll<HTMLElement>('[data-is]:not([hidden])')].map((text) => text.innerText.trim()).join(),
      ]),
    );
  return Object.fromEntries(read);
}

for (const locale of localesInTurn('status')) {
  const t = strings(locale).status;
  const path = href('status', locale);
  const all = (state: string) => ({ pages: state, booking: state, schedule: state, mail: state });
  const says = (page: Page, text: string) =>
    // Of all texts that stand there, the one that is shown.
    expect(page.locator('[data-now] [role="status"]')).toHaveText(text, { useInnerText: true });

  test(`${locale}: a site that is well says so of every part`, async ({ page }) => {
    await answering(page, healthOf());
    await page.goto(path);
    await says(page, t.now.green);
    expect(await partsOf(page)).toEqual(all(t.states.green));
    await expect(page.locator('[data-looked]')).toHaveText(
      new RegExp(`^${fill(t.lookedAt, { time: '' }).trim()}.*\\d`),
    );
    expect(await violationsOf(page)).toEqual([]);
  });

  test(`${locale}: a delay is told of its part alone, and since when`, async ({ page }) => {
    await answering(page, healthOf([{ name: 'mail_waiting', level: 'amber' }]));
    await page.goto(path);
    await says(page, t.now.amber);
    expect(await partsOf(page)).toEqual({ ...all(t.states.green), mail: t.states.amber });
    const since = page.locator('[data-part="mail"] [data-since-when]');
    await expect(since).toContainText(fill(t.since, { time: '' }).trim());
    await expect(since).toContainText('2026');
    await expect(page.locator('[data-part="booking"] [data-since-when]')).toBeEmpty();
    expect(await violationsOf(page)).toEqual([]);
  });

  test(`${locale}: the worse of two troubles is shown, and whom to call`, async ({ page, allow }) => {
    allow(/status (of )?503/);
    await answering(
      page,
      healthOf([
        { name: 'database_slow', level: 'amber' },
        { name: 'database_full', level: 'red' },
        { name: 'schedule_behind', level: 'amber' },
      ]),
    );
    await page.goto(path);
    await says(page, t.now.red);
    expect(await partsOf(page)).toEqual({
      ...all(t.states.green),
      ...{ booking: t.states.red, schedule: t.states.amber },
    });
    await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });

  test(`${locale}: what is for us alone worries nobody`, async ({ page }) => {
    await answering(page, healthOf([{ name: 'backup_missing', level: 'amber' }]));
    await page.goto(path);
    await says(page, t.now.green);
    expect(await partsOf(page)).toEqual(all(t.states.green));
  });

  test(`${locale}: it looks again every minute, and says what has changed`, async ({ page }) => {
    await page.clock.install();
    const change = await answering(page, healthOf([{ name: 'mail_waiting', level: 'amber' }]));
    await page.goto(path);
    await says(page, t.now.amber);
    change(healthOf());
    await page.clock.runFor(61_000);
    await says(page, t.now.green);
    await expect(page.locator('[data-part="mail"] [data-since-when]')).toBeEmpty();
  });

  for (const [what, answer] of Object.entries({
    'a site that is out of reach': { abort: true },
    'a page of somebody in between': { body: '<h1>Log in to the hotel</h1>', contentType: 'text/html' },
    'an answer that is no health': { json: { status: 'fine', troubles: [] } },
  })) {
    test(`${locale}: ${what} is unknown, and the same again once it answers`, async ({ page, allow }) => {
      allow(/healthz/);
      await page.clock.install();
      await page.route('**/healthz', (route) => ('abort' in answer ? route.abort() : route.fulfill(answer)));
      await page.goto(path);
      await says(page, t.now.unknown);
      expect(await partsOf(page)).toEqual(all(t.states.unknown));
      await expect(page.getByText(t.unknownHint)).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await page.unroute('**/healthz');
      await answering(page, healthOf());
      await page.clock.runFor(61_000);
      await says(page, t.now.green);
      await expect(page.getByText(t.unknownHint)).toBeHidden();
    });
  }

  test(`${locale}: without script it says that it cannot look, and whom to call`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
    const page = await context.newPage();
    await page.goto(path);
    // Texts inside of `noscript` are found by no other locator.
    await expect(page.locator('noscript p', { hasText: t.noScript })).toBeVisible();
    await expect(page.locator('[data-now]')).toBeHidden();
    expect(await partsOf(page)).toEqual(all(t.states.unknown));
    await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible();
    await context.close();
  });

  test(`${locale}: it is found where people look when something is wrong`, async ({ page, allow }) => {
    allow(/status (of )?50[03]/);
    const main = page.getByRole('main');
    await page.goto(href('contact', locale));
    await main.getByRole('link', { name: strings(locale).contact.brokenLink }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.heading })).toBeVisible();
    await page.goto(href('error', locale));
    await main.getByRole('link', { name: strings(locale).errorPage.status }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.heading })).toBeVisible();

    await page.goto(href('catalogue', locale));
    await page.route('**/sitemap-items-search-results', (route) =>
      route.fulfill({ status: 503, json: { code: 'database_unavailable', message: 'down' } }),
    );
    await page
      .getByRole('searchbox', { name: strings(locale).search.label })
      .first()
      .click();
    await page.keyboard.type('excel');
    const notices = page.locator('#notices');
    await expect(notices).toContainText(strings(locale).errors.database_unavailable);
    expect(await violationsOf(page)).toEqual([]);
    await notices.getByRole('link', { name: strings(locale).seeStatus }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.heading })).toBeVisible();
  });
}
