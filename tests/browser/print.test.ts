import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { localesInTurn } from '../../scripts/lib/sample.ts';
import { present } from '../../src/domain/present.ts';
import { fill, formatPlainDate } from '../../src/i18n/format.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { bookingClient, onlineClass, order } from '../system/booking-client.ts';
import { expect, test } from './quiet-page.ts';

const courses = { en: 'excel-level-2', fr: 'excel-niveau-2' } as const;

/** What is pressed, filled in or followed as a menu, as far as paper shows it. */
const pressed = (page: Page) =>
  page.locator('button, .button, nav, input, select, textarea, dialog, .footer').filter({ visible: true });

/** The page's own address, which a pseudo-element writes and no locator finds. */
const addressAtTheHead = (page: Page) =>
  page.locator('link[rel=canonical]').evaluate((link) => {
    const { content, display } = getComputedStyle(link, '::after');
    return getComputedStyle(link).display === 'none' || display === 'none' ? '' : content;
  });

/** What would be printed as a smear. */
const shades = (page: Page) =>
  page
    .locator('body *')
    .evaluateAll((all) =>
      all.flatMap((one) => (getComputedStyle(one).boxShadow === 'none' ? [] : [one.outerHTML.slice(0, 80)])),
    );

for (const locale of localesInTurn('print')) {
  const { booking: t, checkout } = strings(locale);

  test(`${locale}: a course prints as a document: its name, dates, prices and address, and nothing to press`, async ({
    page,
  }) => {
    const path = href('course', locale, { id: courses[locale] });
    await page.goto(path);
    const rows = page.locator('.dates > li');
    const listed = await rows.count();
    await page.emulateMedia({ media: 'print' });
    await expect(pressed(page)).toHaveCount(0);
    await expect(page.locator('.header-brand .logo')).toBeVisible();
    expect(await addressAtTheHead(page)).toContain(path);
    // It is painted first, so what stands over it has to let it through.
    await expect(page.locator('.header')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.locator('#ticket > time')).toBeVisible();
    await expect(page.locator('#ticket strong')).toBeVisible();
    expect(listed).toBeGreaterThan(0);
    // A date on paper has its year, by itself or by the sheet.
    const years = (times: Element[]) =>
      times.map((time) => time.textContent + getComputedStyle(time, '::after').content.replace('none', ''));
    const dates = await page.locator('.dates > li > time, .ticket > time').evaluateAll(years);
    expect(dates.filter((date) => (date.match(/20\d\d/g) ?? []).length !== 1)).toEqual([]);
    expect(await shades(page)).toEqual([]);
    for (const part of ['time', 'strong'])
      await expect(rows.locator(`> ${part}`).filter({ visible: true })).toHaveCount(listed);
    const modules = page.locator('.outline-list ul');
    await expect(modules.filter({ visible: true })).toHaveCount(await modules.count());
  });

  test(`${locale}: a booking and its invoice print under the company's name, without their secret address`, async ({
    page,
    baseURL,
  }) => {
    const url = present(baseURL);
    const client = bookingClient(url);
    const event = await onlineClass(url, courses[locale]);
    const held = await fetch(`${url}/Website/hold-seats`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, 'idempotency-key': randomUUID() },
      body: JSON.stringify({
        language: locale,
        lines: [{ eventId: event.id, quantity: 2, priceCents: event.priceCents }],
      }),
    });
    const { reference } = (await held.json()) as { reference: string };
    const wanted = order(event, 2);
    const email = `${randomUUID()}@example.ca`;
    const booked = await client.confirm(reference, { ...wanted, contact: { ...wanted.contact, email } });
    const { invoice, secret } = await client.prove(booked.body);
    const documents = {
      confirmation: t.confirmation.total,
      invoice: fill(strings(locale).manage.documents.invoice, {
        number: present(invoice).number,
        date: formatPlainDate(present(invoice).issuedOn, locale),
      }),
    } as const;
    for (const kind of ['confirmation', 'invoice'] as const) {
      await page.emulateMedia({ media: null });
      await page.goto(`${href(kind, locale)}#${secret}`);
      await expect(page.getByText(documents[kind], { exact: true })).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(pressed(page)).toHaveCount(0);
      await expect(page.locator('[data-language-switch]')).toBeHidden();
      await expect(page.locator('.slim-header .logo')).toBeVisible();
      await expect(page.getByText(documents[kind], { exact: true })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(/20\d\d/);
      await expect(page.getByRole('main')).not.toContainText(reference);
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
      expect(await shades(page)).toEqual([]);
    }
  });

  test(`${locale}: a checkout prints as what is to be approved: classes, people, prices and total`, async ({
    page,
    baseURL,
  }) => {
    const event = await onlineClass(present(baseURL), 'word-level-1');
    await page.goto(`${href('checkout', locale)}?class=${event.id}`);
    await expect(page.getByRole('timer')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(pressed(page)).toHaveCount(0);
    await expect(page.locator('.slim-header .logo')).toBeVisible();
    const ticket = page.locator('.mini');
    const { people } = strings(locale).termsOfClass.facts;
    await expect(ticket.locator('.mini-people')).toHaveText(new RegExp(`1 ${people.one}$`));
    await expect(ticket.locator('time')).toContainText(/20\d\d/);
    await expect(page.getByRole('heading', { name: checkout.summary.title })).toBeVisible();
    expect(await shades(page)).toEqual([]);
  });
}

test('an article prints with its author and its tables whole', async ({ page }) => {
  const path = href('article', 'en', { id: 'dates-that-will-not-sort' });
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  await expect(pressed(page)).toHaveCount(0);
  await expect(page.locator('.header-brand .logo')).toBeVisible();
  expect(
    await page
      .locator('.prose table')
      .first()
      .evaluate((table) => getComputedStyle(table).breakInside),
  ).toBe('avoid');
  expect(await addressAtTheHead(page)).toContain(path);
});
