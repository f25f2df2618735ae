import type { Page } from 'playwright/test';
import { demoCode } from '../../functions/promo-codes/demo-code.ts';
import { CART_KEY } from '../../src/domain/cart/stored-seats.ts';
import { discountOver } from '../../src/domain/money/discount.ts';
import { present } from '../../src/domain/present.ts';
import { fill, formatMoney } from '../../src/i18n/format.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { bookingClient } from '../system/booking-client.ts';
import { expect, test } from './quiet-page.ts';

const locale = 'en';
const { checkout, buyPackage, errors, everywhere, ways } = strings(locale);
const { cover } = buyPackage;
const base = () => present(process.env.BASE_URL, 'the server of the browser tests');
const begins = (text: string) => present(text.split('{')[0]);
const running = begins(checkout.hold.running);

/** What the page says of the connection, wherever it does. */
const saidOffline = async (page: Page) =>
  await Promise.all(
    [errors.network, checkout.submit.offline, everywhere.offline].map((text) => page.getByText(text).count()),
  ).then((counts) => counts.reduce((sum, count) => sum + count));

test('without a connection a code is kept, is said once, and seats are taken again by themselves', async ({
  page,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED/);
  const { body } = await bookingClient(base()).course('excel-level-3');
  const event = present(body.classes.filter((one) => one.payment.includes('invoice') && one.seatsLeft >= 5).at(-2));
  const Events = [{ eventId: event.id, eventDateTime: present(event.sessions[0]).start }];
  const entries = [{ Events, listParticipants: [], Qty: 1, PriceOfEvent: event.priceCents / 100 }];
  await page.goto(href('home', locale));
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [CART_KEY, JSON.stringify(entries)] as const);
  await page.goto(href('checkout', locale));
  await expect(page.getByText(running)).toBeVisible();
  await page.getByText(cover.open).click();
  await page.getByLabel(cover.title).fill(demoCode);
  await page.getByRole('button', { name: cover.apply }).click();
  const applied = page.getByText(begins(fill(cover.promo.applied, { code: demoCode })));
  await expect(applied).toBeVisible();
  // The notices of every page come when it has been read for a moment.
  await page.waitForLoadState('networkidle');

  await page.context().setOffline(true);
  await expect(page.getByText(checkout.submit.offline)).toBeVisible();
  expect(await saidOffline(page)).toBe(1);
  await page.getByRole('listitem').getByRole('button', { name: ways.step.more }).first().click();
  await expect(page.getByText(checkout.hold.failed)).toBeVisible();
  expect(await saidOffline(page)).toBe(1);
  const [off = 0] = discountOver({ rate: 10_000 }, [2 * event.priceCents]);
  const summary = page.getByRole('region', { name: checkout.summary.title });
  await expect(applied).toBeVisible();
  await expect(summary).toContainText(formatMoney(-off, locale));

  await page.context().setOffline(false);
  await expect(page.getByText(running)).toBeVisible();
  await expect(applied).toBeVisible();
  await expect(summary).toContainText(formatMoney(-off, locale));
  expect(await saidOffline(page)).toBe(0);
  await expect(page.locator('#notices')).toBeEmpty();
});

test('a code that could not be asked about stays in its field, and is asked about again', async ({ page, allow }) => {
  allow(/ERR_FAILED|try-code/);
  const { body } = await bookingClient(base()).course('excel-level-3');
  const event = present(body.classes.filter((one) => one.payment.includes('invoice') && one.seatsLeft >= 5).at(-2));
  const Events = [{ eventId: event.id, eventDateTime: present(event.sessions[0]).start }];
  const entries = [{ Events, listParticipants: [], Qty: 1, PriceOfEvent: event.priceCents / 100 }];
  await page.goto(href('home', locale));
  await page.evaluate(
    ([key, value, code]) => {
      localStorage.setItem(key, value);
      sessionStorage.setItem('bookingCode', code);
    },
    [CART_KEY, JSON.stringify(entries), JSON.stringify(demoCode)] as const,
  );
  await page.route('**/try-code', (route) => route.abort());
  await page.goto(href('checkout', locale));
  await expect(page.getByLabel(cover.title)).toHaveValue(demoCode);
  await expect(page.getByText(errors.network)).toBeVisible();
  await page.unroute('**/try-code');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText(begins(fill(cover.promo.applied, { code: demoCode })))).toBeVisible();
  await expect(page.getByText(errors.network)).toHaveCount(0);
});
