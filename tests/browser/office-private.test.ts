import type { Page } from 'playwright/test';
import type { Server } from '../../scripts/lib/server.ts';
import { present } from '../../src/domain/present.ts';
import { href } from '../../src/i18n/routes.ts';
import { officeBookings as bookings } from '../../src/i18n/strings/en/office/bookings.ts';
import { officeClasses as classes } from '../../src/i18n/strings/en/office/classes.ts';
import { officePrivate as t } from '../../src/i18n/strings/en/office/private-classes.ts';
import { officeQuotes as quotes } from '../../src/i18n/strings/en/office/quotes.ts';
import { fill } from '../../src/i18n/format.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { violationsOf } from './axe.ts';
import { confirmMoney, officeServer, openOffice } from './office.ts';
import { expect, test } from './quiet-page.ts';

let server: Server;
let stop: () => Promise<void>;

const { quote, checkout, manage } = strings('en');

test.beforeAll(async () => {
  test.setTimeout(300_000);
  ({ server, stop } = await officeServer());
});
test.afterAll(() => stop());

/** A link of the latest mail of that subject. */
async function linkOf(subject: RegExp, link: RegExp): Promise<string> {
  const found = async () => {
    const answer = await fetch(`${server.url}/local/mailbox.json`);
    const mails = (await answer.json()) as { subject: string; text: string }[];
    return link.exec(mails.find((mail) => subject.test(mail.subject))?.text ?? '')?.[1] ?? '';
  };
  await expect.poll(found, { timeout: 30_000 }).not.toBe('');
  return found();
}

/** A Tuesday some weeks from now. */
function comingTuesday(): string {
  const day = new Date(Date.now() + 42 * 86_400_000);
  while (day.getUTCDay() !== 2) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** Nothing is cut on a phone, nor hard to read or reach. */
const fits = async (page: Page) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/${width} ${Date.now()}.png`, fullPage: true });
  }
  expect(await violationsOf(page)).toEqual([]);
};

async function quoted(page: Page): Promise<void> {
  await page.goto(`${server.url}${href('officeQuotes', 'en')}/new`);
  const { fields } = quotes.head;
  for (const [label, value] of [
    [fields.firstName, 'Ada'],
    [fields.lastName, 'Byron'],
    [fields.organisation, 'Example Institute'],
    [fields.email, 'ada@example.ca'],
    [fields.phone, '613-555-0199'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByLabel(fields.province).selectOption('ON');
  await page.getByRole('button', { name: quotes.head.create }).click();
  const lines = page.getByRole('region', { name: quotes.lines.title });
  await lines.getByLabel(quotes.lines.kinds.private).check();
  await lines.getByLabel(quotes.lines.fields.courseId, { exact: true }).selectOption({ index: 1 });
  await lines.getByLabel(quotes.lines.fields.days, { exact: true }).fill('1');
  await lines.getByLabel(quotes.lines.fields.people, { exact: true }).fill('3');
  await lines.getByLabel(quotes.lines.fields.price, { exact: true }).fill('2500');
  await lines.getByRole('button', { name: quotes.lines.submit }).click();
  await expect(page.getByText(quotes.lines.done)).toBeVisible();
  await page.getByRole('button', { name: quotes.send.submit }).click();
  await confirmMoney(page, server);
  await expect(page.getByText(quotes.send.done)).toBeVisible();
}

async function accepted(client: Page): Promise<void> {
  const hash = await linkOf(/^Quote Q-/, /\S+\/checkout\/quote(#\S+)/);
  await client.goto(server.url + href('quote', 'en') + hash);
  await client.getByLabel(quote.accept.fields.firstName).fill('Grace');
  await client.getByLabel(quote.accept.fields.lastName).fill('Hopper');
  await client.getByLabel(checkout.fields['billing.line1']).fill('1 Main St');
  await client.getByLabel(checkout.fields['billing.city']).fill('Ottawa');
  await client.getByLabel(checkout.fields['billing.postalCode']).fill('k1a0b1');
  await client.getByLabel(checkout.fields['terms.version']).check();
  await client.getByRole('button', { name: present(quote.accept.submit.split(',')[0]) }).click();
  await expect(client.getByText('Accepted by Grace Hopper')).toBeVisible();
}

/** With the order its class would be cancelled, and a document takes its taxes off. */
async function exempted(page: Page): Promise<void> {
  const unfold = (title: string) => page.locator('summary', { hasText: title }).click();
  await unfold(bookings.order.title);
  await expect(page.getByText(bookings.order.classes.title)).toBeVisible();
  await unfold(bookings.order.title);
  await unfold(bookings.changes.kinds.exempt);
  const form = page.locator('details[open]', { hasText: bookings.changes.kinds.exempt });
  await expect(form.getByText(bookings.changes.missing.number).first()).toBeVisible();
  await form.getByLabel(bookings.changes.number, { exact: true }).fill('1234567890');
  await expect(form.getByText(fill(bookings.changes.credited, { amount: '$325.00' }))).toBeVisible();
  await fits(page);
  await form.getByLabel(bookings.changes.form.fields.reason).fill('Shown at the counter');
  await form.getByRole('button', { name: bookings.changes.submit }).click();
  await expect(page.getByText(bookings.order.done)).toBeVisible();
  await expect(page.getByText(fill(bookings.exempt, { number: '1234567890' })).first()).toBeVisible();
}

test('an accepted quote becomes a private class: scheduled, named by its client, ticked', async ({
  page,
  allow,
  browser,
}) => {
  test.setTimeout(300_000);
  allow(/status.* 40[139]/);
  await openOffice(page, server, href('officeQuotes', 'en'));
  await quoted(page);
  const client = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage();
  await accepted(client);

  await page.reload();
  await expect(page.getByText(quotes.file.schedule)).toBeVisible();
  await page.getByRole('link', { name: /^Booking / }).click();
  const order = page.getByRole('region', { name: t.title });
  await expect(order.getByText(t.none)).toBeVisible();
  await order.locator('summary').click();
  // What the quote says stands there; what it does not is asked for by name.
  await expect(order.getByLabel(t.fields.people)).toHaveValue('3');
  await order.getByLabel(t.fields.where).selectOption('client');
  await order.getByRole('button', { name: t.submit }).click();
  await expect(order.getByText(t.ifEmpty.street).first()).toBeVisible();
  await fits(page);
  await order.getByLabel(t.fields.where).selectOption('online');
  await order.getByLabel(fill(t.fields.date, { number: 1 }), { exact: true }).fill(comingTuesday());
  await order.getByRole('button', { name: t.submit }).click();
  await expect(page.getByText(t.done)).toBeVisible();
  await fits(page);

  const mine = href('manageBooking', 'en');
  const hash = await linkOf(/^Your private class on/, new RegExp(`${mine}(#[\\w-]{43})`));
  await client.goto(server.url + mine + hash);
  await expect(client.getByText(manage.privately.what)).toBeVisible();
  await client.getByRole('button', { name: manage.people.open }).click();
  const seat = client.getByRole('group', { name: fill(manage.people.seat, { number: 1 }) });
  await seat.getByLabel(manage.people.fields.firstName).fill('Katherine');
  await seat.getByLabel(manage.people.fields.lastName).fill('Johnson');
  await seat.getByLabel(manage.people.fields.email).fill('katherine@example.ca');
  await client.getByRole('button', { name: manage.people.save }).click();
  await expect(client.getByText(manage.people.saved)).toBeVisible();
  await fits(client);

  await exempted(page);
  await order.getByRole('link').first().click();
  const roster = page.getByRole('table', { name: classes.file.roster });
  await expect(roster.getByText('Katherine Johnson')).toBeVisible();
  await expect(page.getByText(fill(classes.privateFor, { client: 'Example Institute' })).first()).toBeVisible();
  await expect(page.getByText(classes.acts.closeSales)).toHaveCount(0);
  await fits(page);
  // Before it begins, an absence is what can be told.
  await page.locator('.office-ticks li').first().getByLabel(classes.attendance.states.absent).check();
  await expect(page.getByText(classes.attendance.saved)).toBeVisible();
  await page.goto(`${server.url}${href('officeClasses', 'en')}`);
  await page.getByLabel(classes.filters.state).selectOption('private');
  await expect(page.getByRole('table', { name: classes.caption }).getByRole('row')).toHaveCount(2);
  await fits(page);
});
