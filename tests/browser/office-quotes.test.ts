import { enquiryPath } from '../../src/domain/enquiries/calls.ts';
import { completeEnquiries } from '../../src/domain/enquiries/examples.ts';
import { present } from '../../src/domain/present.ts';
import { href } from '../../src/i18n/routes.ts';
import { officeBookings as bookings } from '../../src/i18n/strings/en/office/bookings.ts';
import { officeEnquiries } from '../../src/i18n/strings/en/office/enquiries.ts';
import { officeQuotes as t } from '../../src/i18n/strings/en/office/quotes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import type { Server } from '../../scripts/lib/server.ts';
import { violationsOf } from './axe.ts';
import { confirmMoney, officeServer, openOffice } from './office.ts';
import { expect, test } from './quiet-page.ts';

let server: Server;
let stop: () => Promise<void>;

const { quote, checkout } = strings('en');

test.beforeAll(async () => {
  test.setTimeout(300_000);
  ({ server, stop } = await officeServer());
  const body = { ...completeEnquiries.contact, language: 'en', page: '/contact-us', form: 'contact-form', website: '' };
  const sent = await fetch(server.url + enquiryPath('contact'), {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', origin: server.url, 'idempotency-key': crypto.randomUUID() },
  });
  expect(sent.status, await sent.text()).toBe(201);
});
test.afterAll(() => stop());

/** The address of the quote, as its client gets it. */
async function linkOf(): Promise<string> {
  const found = async () => {
    const mails = (await (await fetch(`${server.url}/local/mailbox.json`)).json()) as {
      subject: string;
      text: string;
    }[];
    const mail = mails.find(({ subject }) => subject.startsWith('Quote Q-'));
    return /\S+\/checkout\/quote(#\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  await expect.poll(found, { timeout: 30_000 }).not.toBe('');
  return server.url + href('quote', 'en') + (await found());
}

test('a message becomes a quote, its client accepts it, and it is booked', async ({ page, allow, browser }) => {
  test.setTimeout(300_000);
  allow(/status.* 40[139]/);
  await openOffice(page, server, href('officeEnquiries', 'en'));
  await page.getByRole('table', { name: officeEnquiries.caption }).getByRole('link').first().click();
  await page.getByRole('link', { name: t.ofEnquiry.make }).click();

  // What the message says stands there; the rest is asked for by name.
  await expect(page.getByLabel(t.head.fields.email)).toHaveValue(/@/);
  await page.getByLabel(t.head.fields.organisation).fill('');
  await page.getByRole('button', { name: t.head.create }).click();
  await expect(page.getByText(t.head.ifEmpty.organisation).first()).toBeVisible();
  await page.getByLabel(t.head.fields.organisation).fill('Example Institute');
  await page.getByLabel(t.head.fields.phone).fill('613-555-0199');
  await page.getByLabel(t.head.fields.province).selectOption('ON');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: t.head.create }).click();

  const lines = page.getByRole('region', { name: t.lines.title });
  await lines.getByLabel(t.lines.fields.eventId, { exact: true }).selectOption({ index: 40 });
  await lines.getByLabel(t.lines.fields.quantity, { exact: true }).fill('2');
  await lines.getByLabel(t.lines.fields.price, { exact: true }).fill('100');
  await lines.getByRole('button', { name: t.lines.submit }).click();
  await expect(page.getByText(t.lines.done)).toBeVisible();
  await lines.locator('summary', { hasText: t.dates.title.replace('{title}', '') }).click();
  await lines.getByLabel(t.dates.fields.second).selectOption({ index: 1 });
  expect(await violationsOf(page)).toEqual([]);
  await lines.getByRole('button', { name: t.dates.submit }).click();
  await expect(page.getByText(t.dates.done)).toBeVisible();
  await expect(page.getByText(quote.sheet.dates)).toBeVisible();
  await lines.getByLabel(t.lines.kinds.service).check();
  await lines.getByLabel(t.lines.fields.text, { exact: true }).fill('Coaching, an hour');
  await lines.getByLabel(t.lines.fields.price, { exact: true }).fill('150');
  await lines.getByRole('button', { name: t.lines.submit }).click();
  await expect(page.getByRole('rowheader', { name: /Coaching/ })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: t.send.submit }).click();
  await confirmMoney(page, server);
  await expect(page.getByText(t.send.done)).toBeVisible();

  const end = page.getByRole('region', { name: t.end.title });
  await expect(end.getByRole('link', { name: 'Call 613-555-0199' })).toHaveAttribute('href', 'tel:613-555-0199');
  await end.getByRole('button', { name: t.end.remind }).click();
  await expect(page.getByText(t.end.reminded)).toBeVisible();
  await end.getByRole('button', { name: t.end.hold }).click();
  await expect(end.getByText(t.end.held)).toBeVisible();
  await end.locator('summary').click();
  await end.getByRole('button', { name: t.end.extend }).click();
  await expect(page.getByText(t.end.extended)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const client = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await client.goto(await linkOf());
  await expect(client.getByRole('rowheader', { name: /Coaching/ })).toBeVisible();
  expect(await client.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await violationsOf(client)).toEqual([]);
  const accept = client.getByRole('button', { name: present(quote.accept.submit.split(',')[0]) });
  await accept.click();
  await expect(client.getByText(quote.accept.ifEmpty.firstName).first()).toBeVisible();
  await expect(client.getByText(/^\d+ seats? left$/)).toHaveCount(2);
  await expect(client.getByText(quote.accept.reasons.date.choose).first()).toBeVisible();
  await client.getByLabel(quote.accept.fields.date).selectOption({ index: 2 });
  await client.getByLabel(quote.accept.fields.firstName).fill('Grace');
  await client.getByLabel(quote.accept.fields.lastName).fill('Hopper');
  await client.getByLabel(checkout.fields['billing.line1']).fill('1 Main St');
  await client.getByLabel(checkout.fields['billing.city']).fill('Ottawa');
  await client.getByLabel(checkout.fields['billing.postalCode']).fill('k1a0b1');
  await client.getByLabel(checkout.fields.purchaseOrder).fill('PO-7');
  await client.getByLabel(checkout.fields['terms.version']).check();
  await accept.click();
  await expect(client.getByText('Accepted by Grace Hopper')).toBeVisible();
  await expect(client.getByText(present(quote.sheet.chosen.split('{')[0]))).toBeVisible();
  expect(await violationsOf(client)).toEqual([]);

  await page.reload();
  await expect(page.getByRole('link', { name: /^Booking / })).toHaveCount(2);

  // What is no seat ends with a credit note, less what is kept; what it comes to is said before.
  await page
    .getByRole('link', { name: /^Booking / })
    .last()
    .click();
  await page.getByText(bookings.order.title, { exact: true }).click();
  const amount = page.getByLabel(bookings.order.amount);
  await expect(amount).toHaveValue('150.00');
  await amount.fill('150.01');
  await expect(page.getByText(/^Enter an amount from 0 to \$150\.00/)).toBeVisible();
  await amount.fill('100');
  await expect(page.getByText('Credited, tax included: $113.00. Open then: $56.50.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const credit = page.locator('details', { hasText: bookings.order.title });
  await credit.getByLabel(bookings.changes.form.fields.reason).fill('Postponed for good.');
  await credit.getByRole('button', { name: bookings.changes.submit }).click();
  await expect(page.getByText(bookings.order.done)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Credit note C20/ })).toBeVisible();
  // What was kept can be credited later.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(amount).toHaveValue('50.00');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goBack();
  await page.getByRole('link', { name: t.back }).click();
  await expect(page.getByRole('cell', { name: t.states.accepted })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
