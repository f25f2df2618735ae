import { randomUUID } from 'node:crypto';
import { localesInTurn } from '../../scripts/lib/sample.ts';
import type { BookingView } from '../../src/domain/booking/contract.ts';
import { NEEDS_LIFE_DAYS } from '../../src/domain/needs/needs.ts';
import { present } from '../../src/domain/present.ts';
import { fill, formatMoney, plural } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { bookingClient, onlineClass, order, proofToken } from '../system/booking-client.ts';
import { violationsOf } from './axe.ts';
import { expect, test } from './quiet-page.ts';

const courses = { en: 'excel-level-2', fr: 'excel-niveau-2' } as const satisfies Record<Locale, string>;

interface Mail {
  id: string;
  to: string;
  subject: string;
}

async function mailsTo(url: string, recipient: string): Promise<Mail[]> {
  const mails = (await (await fetch(`${url}/local/mailbox.json`)).json()) as Mail[];
  return mails.filter(({ to }) => to === recipient);
}

/** Two seats on invoice, in a language, for a contact of this test alone. */
async function book(url: string, locale: Locale): Promise<{ booking: BookingView; email: string }> {
  const client = bookingClient(url);
  const event = await onlineClass(url, courses[locale]);
  const email = `${randomUUID()}@example.ca`;
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
  const { body } = await client.confirm(reference, { ...wanted, contact: { ...wanted.contact, email } });
  expect(body.state).toBe('confirmed');
  return { booking: body, email };
}

for (const locale of localesInTurn('manage')) {
  const { manage: t, ...texts } = strings(locale);

  test(`${locale}: from the link in the mail: a name, a seat cancelled, the credit note`, async ({ page, baseURL }) => {
    const url = present(baseURL);
    let secret = '';
    const { booking, email } = await book(url, locale);
    const main = page.getByRole('main');
    const people = page.getByRole('button', { name: t.people.open });

    await test.step('by its reference alone it can only be cancelled, and says what it waits for', async () => {
      await page.goto(`${url}${href('manageBooking', locale)}#${booking.reference}`);
      await expect(page.getByRole('heading', { name: t.unproved.title })).toBeVisible();
      await expect(people).toHaveCount(0);
      await expect(page.getByRole('button', { name: t.move.open })).toHaveCount(0);
      await page.getByRole('button', { name: t.unproved.cancel }).click();
      await expect(main).toContainText(t.unproved.free);
      expect(await violationsOf(page)).toEqual([]);
    });

    await test.step('the link stands in the mail, and asks whose the booking is', async () => {
      await expect.poll(async () => (await mailsTo(url, email)).length).toBe(1);
      const { id } = present((await mailsTo(url, email))[0]);
      const mail = await (await fetch(`${url}/local/mailbox/${id}/message.html`)).text();
      const link = new RegExp(`${href('manageBooking', locale)}#[\\w-]{43}`).exec(mail)?.[0];
      await page.goto(url + present(link));
      secret = present(present(link).split('#')[1]);
      await expect(page.getByRole('heading', { name: t.whose.title })).toBeVisible();
      await expect(main).toContainText(fill(t.whose.total, { amount: formatMoney(booking.totalCents, locale) }));
      expect((await bookingClient(url).booking(booking.reference)).body.proofDueAt).not.toBeNull();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: t.whose.yes }).click();
      await expect(main).toContainText(fill(t.number, { number: present(booking.number) }));
      await expect(main).toContainText(t.history.proved);
      await expect(main).toContainText(fill(t.provedNow, { email }));
      // How to pay stands with what is open, and the card is a button away.
      const { paid } = texts.booking.invoice;
      const { document, number } = present((await bookingClient(url).booking(secret)).body.invoice);
      await expect(main).toContainText(fill(paid.cheque, { name: document.supplier.name }));
      await expect(
        page.getByRole('button', {
          name: fill(paid.pay, { number, amount: formatMoney(booking.totalCents, locale) }),
        }),
      ).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });

    await test.step('somebody is named', async () => {
      await people.click();
      const seat = page.getByRole('group', { name: fill(t.people.seat, { number: 1 }) });
      await seat.getByLabel(t.people.fields.email).fill('noemie@example');
      await seat.getByLabel(t.people.fields.email).press('Enter');
      await expect(page.getByRole('heading', { name: texts.eachForm.errors.title })).toBeVisible();
      await seat.getByLabel(t.people.fields.firstName).fill('Noémie');
      await seat.getByLabel(t.people.fields.lastName, { exact: true }).fill('Okafor');
      await seat.getByLabel(t.people.fields.email).fill(`n-${email}`);
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: t.people.save }).click();
      await expect(main).toContainText(t.people.saved);
      await expect(main).toContainText('Noémie Okafor');
    });

    await test.step('a pasted list takes the seats without a name', async () => {
      await people.click();
      const { paste } = texts.checkout.participants;
      await page.locator('summary').filter({ hasText: paste.title }).click();
      await page.getByLabel(paste.label).fill(`Grace\tHopper\tg-${email}\nJoan\tClarke`);
      await page.getByRole('button', { name: paste.fill }).click();
      await expect(main).toContainText(plural(1, locale, paste.seated));
      await expect(main).toContainText('Joan Clarke');
      // Who has a name is a line: of two seats no field is open.
      const lines = main.locator('summary');
      await expect(lines.filter({ hasText: 'Noémie Okafor' })).toBeVisible();
      const firstNames = page.getByLabel(t.people.fields.firstName, { exact: true });
      await expect(firstNames).toHaveCount(2);
      await expect(firstNames.filter({ visible: true })).toHaveCount(0);
      await lines.filter({ hasText: 'Grace Hopper' }).click();
      await firstNames.last().fill('Gracie');
      await expect(lines.filter({ hasText: 'Gracie Hopper' })).toBeVisible();
      await firstNames.last().fill('Grace');
      await expect(main).toContainText(paste.noSeat);
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: t.people.save }).click();
      // Said once it is saved and read again: until then, a panel that is opened begins anew.
      await expect(page.getByRole('status').filter({ hasText: t.people.saved })).toBeFocused();
      await expect(page.getByRole('button', { name: t.people.save })).toHaveCount(0);
      await expect(main).toContainText('Noémie Okafor');
      await expect(main).toContainText('Grace Hopper');
    });

    await test.step('what somebody needs in class is told by name, and shown again', async () => {
      const open = page.getByRole('button', { name: t.needs.open });
      const field = page.getByLabel(fill(t.needs.field, { name: 'Noémie Okafor' }));
      await open.click();
      await expect(main).toContainText(fill(t.needs.seen, { days: NEEDS_LIFE_DAYS }));
      await field.fill('A seat near the screen');
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: t.needs.save, exact: true }).click();
      await expect(page.getByRole('status').filter({ hasText: t.needs.saved })).toBeFocused();
      await open.click();
      await expect(field).toHaveValue('A seat near the screen');
      await page.getByRole('button', { name: t.close }).click();
    });

    await test.step('a purchase order that comes after the invoice stands on it', async () => {
      await page.getByRole('button', { name: t.purchaseOrder.change }).click();
      const field = page.getByLabel(t.purchaseOrder.fields.purchaseOrder);
      await expect(field).toHaveValue('PO-1');
      await field.fill('PO-2027-118');
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: t.purchaseOrder.save }).click();
      await expect(page.getByRole('status').filter({ hasText: t.purchaseOrder.saved })).toBeFocused();
      await expect(main).toContainText(fill(t.purchaseOrder.is, { number: 'PO-2027-118' }));
      await main.locator('a[href*="/20"]').first().click();
      await expect(main.locator('article, section').first()).toContainText('PO-2027-118');
      await page.goBack();
      await expect(main).toContainText(t.history.order_named);
      await page.setViewportSize({ width: 1280, height: 720 });
    });

    await test.step('a date is looked at, and left', async () => {
      await page.getByRole('button', { name: t.move.open }).click();
      await expect(page.getByRole('group', { name: t.move.open })).toBeFocused();
      // What is most like the class comes first, whatever day it is.
      await expect(page.getByRole('radio').first()).toBeInViewport();
      const labels = page.locator('label').filter({ has: page.getByRole('radio') });
      await expect(labels.first()).toContainText(t.online);
      await expect(labels.first()).toContainText(t.inLanguage[present(booking.lines[0]).event.language]);
      // Every date names its language, and those in the reader's are one choice away.
      await page.getByLabel(t.move.filter.language).selectOption(locale);
      await expect(labels.first()).toContainText(t.inLanguage[locale]);
      await expect(labels.filter({ hasNotText: t.inLanguage[locale] })).toHaveCount(0);
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: t.close }).click();
      await expect(page.getByRole('radio')).toHaveCount(0);
    });

    const unit = present(booking.lines[0]).unitCents;
    const credited = booking.totalCents - unit - Math.round(unit * 0.13);

    await test.step('the other seat is cancelled, for what was shown', async () => {
      await page.getByRole('button', { name: strings(locale).cancelPanel.open }).click();
      // Nobody is given up who was not chosen.
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
      await expect(page.getByRole('button', { name: strings(locale).cancelPanel.open }).last()).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await page.getByRole('checkbox').last().check();
      await expect(main).toContainText(formatMoney(credited, locale));
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: plural(1, locale, strings(locale).cancelPanel.act) }).click();
      await expect(main).toContainText(fill(strings(locale).cancelPanel.done, { people: 'Grace Hopper' }));
      await expect(main).toContainText(plural(1, locale, t.seats));
      // The other seat is not one press away in the same place.
      await expect(page.getByRole('button', { name: plural(1, locale, strings(locale).cancelPanel.act) })).toHaveCount(
        0,
      );
    });

    await test.step('the credit note, on screen and by mail', async () => {
      await page.getByRole('link', { name: /C20\d\d-\d{6}/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: /C20\d\d-\d{6}/ })).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect(page.getByRole('article')).toContainText(formatMoney(credited, locale));
      const { invoice } = (await bookingClient(url).booking(secret)).body;
      await expect(page.getByRole('article')).toContainText(present(invoice).number);
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('link', { name: t.documents.back }).click();
      await expect(people).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title);
      // The invoice says what its total is less by, and what is left.
      const issued = present(invoice).number;
      await page
        .getByRole('link', { name: new RegExp(issued) })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: new RegExp(issued) })).toBeFocused();
      await expect(main).toContainText(new RegExp(`${t.money.credited} \\(C20\\d\\d-\\d{6}\\)`));
      await page.getByRole('link', { name: t.documents.back }).click();
      await expect
        .poll(async () => (await mailsTo(url, email)).map(({ subject }) => subject))
        .toContain(fill(texts.changesMail.changed.cancelled, { number: present(booking.number) }));
    });
  });

  test(`${locale}: a booking that nobody has confirmed is cancelled, free of charge`, async ({ page, baseURL }) => {
    const url = present(baseURL);
    const { booking, email } = await book(url, locale);
    await page.goto(`${url}${href('manageBooking', locale)}#${booking.reference}`);
    await page.getByRole('button', { name: t.unproved.cancel }).click();
    await page.locator('#cancel-unproved').getByRole('button', { name: t.unproved.cancel }).click();
    await expect(page.getByRole('main')).toContainText(t.unproved.done);
    await expect(page.getByRole('main')).toContainText(t.cancelledBooking);
    await expect(page.getByRole('heading', { name: t.unproved.title })).toHaveCount(0);
    await expect
      .poll(async () => (await mailsTo(url, email)).map(({ subject }) => subject))
      .toContain(fill(texts.changesMail.changed.allCancelled, { number: present(booking.number) }));
  });

  test(`${locale}: a booking that somebody else made in one's name ends, and no mail tells of it`, async ({
    page,
    baseURL,
  }) => {
    const url = present(baseURL);
    const { booking, email } = await book(url, locale);
    const token = () => proofToken(url, present(booking.number));
    await expect.poll(token).toBeTruthy();
    await page.goto(`${url}${href('manageBooking', locale)}#${await token()}`);
    await page.getByRole('button', { name: t.whose.no }).click();
    await expect(page.getByRole('main')).toContainText(t.whose.ended);
    await expect(page.getByRole('main')).toContainText(t.cancelledBooking);
    await expect(page.getByRole('heading', { name: t.whose.title })).toHaveCount(0);
    expect(await mailsTo(url, email)).toHaveLength(1);
  });

  test(`${locale}: the page of a booking that is not found, or not reached, says what to do`, async ({
    page,
    allow,
  }) => {
    allow(/404|503/);
    await page.goto(`${href('manageBooking', locale)}#${'x'.repeat(43)}`);
    await expect(page.getByRole('main')).toContainText(texts.booking.notFound);
    await page.route('**/Website/manage-booking/**', (route) =>
      route.fulfill({ status: 503, json: { code: 'database_unavailable', message: '' } }),
    );
    await page.goto(`${href('manageBooking', locale)}#${'y'.repeat(43)}`);
    await expect(page.getByRole('button', { name: texts.booking.retry })).toBeVisible();
  });
}
