import { localesInTurn } from '../../scripts/lib/sample.ts';
import { href } from '../../src/i18n/routes.ts';
import { fill, formatMoney, plural } from '../../src/i18n/format.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { shareFragment } from '../../src/domain/cart/shared-cart.ts';
import { onlineClass } from '../system/booking-client.ts';
import { present } from '../../src/domain/present.ts';
import { violationsOf } from './axe.ts';
import { expect, test } from './quiet-page.ts';

const courses = { en: 'sql-level-1', fr: 'sql-niveau-1' } as const;

for (const locale of localesInTurn('shared-cart')) {
  const { cart: t, checkout } = strings(locale);
  const course = href('course', locale, { id: courses[locale] });

  test(`${locale}: a cart is shared by a link without names, and opened by another without a hold before it is taken`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const event = await onlineClass(present(baseURL, 'the server'), courses[locale]);
    await page.goto(`${course}?delivery=online&language=${event.language}`);
    await page.locator(`li button[value="${event.id}"]`).click();
    const drawer = page.getByRole('dialog', { name: t.title });
    await drawer.getByRole('button', { name: t.share.button }).click();
    const link = await drawer.getByLabel(t.share.link).inputValue();
    expect(new URL(link).hash).toBe(shareFragment([{ eventId: event.id, quantity: 1 }]));

    const other = await browser.newPage({ baseURL: present(baseURL, 'the server') });
    const holds: string[] = [];
    other.on('request', (request) => request.url().includes('hold-seats') && holds.push(request.url()));
    await other.goto(link);
    await expect(other.getByRole('heading', { name: t.shared.title })).toBeVisible();
    await expect(other.getByText(present(event.titles[locale]))).toBeVisible();
    expect(holds).toEqual([]);
    await other.getByRole('button', { name: t.shared.take }).click();
    await expect(other.getByRole('heading', { name: checkout.classes.title })).toBeVisible();
    expect(new URL(other.url()).hash).toBe('');
    await other.close();
  });

  test(`${locale}: a shared cart replaces nobody’s own without asking, and says what is gone`, async ({
    page,
    baseURL,
    allow,
  }) => {
    // The class that is gone.
    allow(/404/);
    const event = await onlineClass(present(baseURL, 'the server'), courses[locale]);
    await page.goto(`${course}?delivery=online&language=${event.language}`);
    await page.locator(`li button[value="${event.id}"]`).click();
    await expect(page.getByRole('dialog', { name: t.title })).toBeVisible();
    await page.goto(`${href('checkout', locale)}#cart=${event.id}.2~no-such-class.1`);
    await expect(page.getByText(plural(1, locale, t.shared.own))).toBeVisible();
    await expect(page.getByText('no-such-class')).toBeVisible();
    await page.getByRole('button', { name: t.shared.keep }).click();
    await expect(page.getByRole('heading', { name: checkout.classes.title })).toBeVisible();
    const stored = await page.evaluate(() => localStorage.getItem('cartEvents') ?? '');
    expect(JSON.parse(stored)).toMatchObject([{ Qty: 1 }]);
  });

  test(`${locale}: seats that the sender holds are said to be held, and asked for again`, async ({ page, baseURL }) => {
    const event = await onlineClass(present(baseURL, 'the server'), courses[locale]);
    let seatsLeft = 0;
    await page.route('**/event-detail/**', (route) =>
      route.fulfill({ json: { ...event, seatsLeft, availability: seatsLeft === 0 ? 'full' : 'available' } }),
    );
    await page.goto(`${href('checkout', locale)}#cart=${event.id}.8`);
    const line = page.getByRole('listitem').filter({ hasText: t.shared.noneNow });
    await expect(line).toContainText(t.shared.held);
    await expect(line.getByRole('link', { name: t.shared.wait })).toHaveAttribute('href', new RegExp(event.id));
    await expect(line.getByRole('link', { name: t.shared.dates })).toHaveAttribute('href', course);
    // What it costs, and to cancel, for who decides.
    const price = formatMoney(event.priceCents, locale);
    await expect(line).toContainText(fill(t.shared.times, { count: 8, price }));
    await expect(line).toContainText(formatMoney(event.priceCents * 8, locale));
    await expect(line).toContainText(present(strings(locale).termsOfClass.cancelling.freeUntil.split('{')[0]));
    await expect(line).toContainText(strings(locale).termsOfClass.facts.inLanguage[event.language]);
    expect(await violationsOf(page)).toEqual([]);
    seatsLeft = 8;
    await page.getByRole('button', { name: t.shared.again }).click();
    await expect(page.getByRole('button', { name: t.shared.take })).toBeVisible();
    await expect(page.getByText(t.shared.held)).toHaveCount(0);
    await expect(page.getByRole('button', { name: t.shared.again })).toHaveCount(0);
  });

  test(`${locale}: a damaged link says so`, async ({ page }) => {
    await page.goto(`${href('checkout', locale)}#cart=%3Cscript%3E.1`);
    await expect(page.getByText(t.shared.damaged)).toBeVisible();
  });
}
