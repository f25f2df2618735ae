import { demoCode } from '../../functions/promo-codes/demo-code.ts';
import { CART_KEY } from '../../src/domain/cart/stored-seats.ts';
import { discountOver } from '../../src/domain/money/discount.ts';
import { present } from '../../src/domain/present.ts';
import { fill, formatMoney } from '../../src/i18n/format.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { bookingClient } from '../system/booking-client.ts';
import { violationsOf } from './axe.ts';
import { expect, test } from './quiet-page.ts';

const locale = 'fr';
const { buyPackage, checkout, booking, validation } = strings(locale);
const { cover: t } = buyPackage;
const base = () => present(process.env.BASE_URL, 'the server of the browser tests');
const begins = (text: string) => present(text.split('{')[0]);

test('a promo code takes its share off, to the booking and its invoice', async ({ page, allow }) => {
  allow(/status 400|try-code/);
  const { body } = await bookingClient(base()).course('excel-level-2');
  const event = present(body.classes.filter((one) => one.payment.includes('invoice') && one.seatsLeft >= 5).at(-3));
  const Events = [{ eventId: event.id, eventDateTime: present(event.sessions[0]).start }];
  const entries = [{ Events, listParticipants: [], Qty: 3, PriceOfEvent: event.priceCents / 100 }];
  await page.goto(href('home', locale));
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [CART_KEY, JSON.stringify(entries)] as const);
  const [off = 0] = discountOver({ rate: 10_000 }, [3 * event.priceCents]);
  const discount = formatMoney(-off, locale);

  await page.goto(href('checkout', locale));
  await page.getByText(t.open).click();
  await page.getByLabel(t.title).fill('RABAIS99');
  await page.getByLabel(t.title).press('Enter');
  await expect(page.getByText(validation.code_unknown)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel(t.title).fill(demoCode.toLowerCase());
  await page.getByRole('button', { name: t.apply }).click();
  await expect(page.getByText(begins(fill(t.promo.applied, { code: demoCode })))).toBeVisible();
  const summary = page.getByRole('region', { name: checkout.summary.title });
  await expect(summary).toContainText(fill(checkout.summary.discount, { code: demoCode }));
  await expect(summary).toContainText(discount);
  expect(await violationsOf(page)).toEqual([]);

  // A reload keeps it.
  await page.reload();
  await expect(summary).toContainText(discount);
  const typed: [keyof typeof checkout.fields, string][] = [
    ['contact.firstName', 'Robin'],
    ['contact.lastName', 'Tremblay'],
    ['contact.email', 'promo@example.ca'],
    ['contact.phone', '613-555-0101'],
    ['contact.organisation', 'Example Institute'],
    ['billing.line1', '1 Elgin Street'],
    ['billing.city', 'Ottawa'],
    ['billing.postalCode', 'K1P 5K7'],
  ];
  for (const [name, value] of typed) await page.locator(`[name="${name}"]`).fill(value);
  await page.locator('[name="billing.province"]').selectOption('ON');
  await page.getByLabel(checkout.payment.method.invoice, { exact: true }).check();
  await page.getByLabel(checkout.fields['terms.version']).check();
  await page.getByRole('button', { name: begins(checkout.submit.label) }).click();
  await expect(page.getByRole('heading', { level: 1, name: booking.confirmation.title })).toBeVisible();
  await expect(page.getByText(fill(booking.confirmation.discount, { code: demoCode }))).toBeVisible();
  await expect(page.getByText(discount)).toBeVisible();

  // Behind the link of the mail the buyer says so, and then there is an invoice.
  const mails = (await (await page.request.get('/local/mailbox.json')).json()) as {
    id: string;
    to: string;
  }[];
  const { id } = present(mails.find(({ to }) => to === 'promo@example.ca'));
  const html = await (await page.request.get(`/local/mailbox/${id}/message.html`)).text();
  const link = new URL(present(/href="([^"]+#[^"]+)"/.exec(html)?.[1], 'the link'));
  await page.goto(link.pathname + link.hash);
  await page.getByRole('button', { name: strings(locale).manage.whose.yes }).click();
  const invoice = page.getByRole('link', { name: begins(strings(locale).manage.documents.invoice) }).first();
  await invoice.click();
  await expect(page.getByRole('article').getByText(discount)).toBeVisible();
});
