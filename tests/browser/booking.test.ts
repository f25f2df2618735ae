import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startServer, type Server } from '../../scripts/lib/server.ts';
import { localesInTurn } from '../../scripts/lib/sample.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { fill, formatMoney, plural } from '../../src/i18n/format.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { bookingLanguage } from '../../src/i18n/strings/en/booking-language.ts';
import { bookingClient, onlineClass, proofToken } from '../system/booking-client.ts';
import { freshDatabase } from '../fresh-database.ts';
import { expect, test } from './quiet-page.ts';
import { present } from '../../src/domain/present.ts';

/** The whole way, on a server of its own, because it is killed at the end. */
const courses = { en: 'excel-level-1', fr: 'excel-niveau-1' } as const satisfies Record<Locale, string>;

interface Mail {
  id: string;
  to: string;
  subject: string;
  attachments?: { filename: string }[];
}

for (const locale of localesInTurn('booking')) {
  const t = strings(locale);

  test(`${locale}: from the home page to two booked seats that survive a kill`, async ({ page, allow }) => {
    test.setTimeout(180_000);
    // What the page was loading when the server was killed.
    allow(/ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE/);
    // The mailbox shows a mail in a frame without scripts, where the browser's driver may not run its own either.
    allow(/Blocked script execution in '.*\/local\/mailbox\//);
    const persistTo = mkdtempSync(join(tmpdir(), 'gct-journey-'));
    await freshDatabase(persistTo);
    const port = await freePort();
    let server: Server = await startServer({ port, persistTo });
    const { url } = server;
    try {
      const event = await onlineClass(url, courses[locale]);
      const title = present(event.titles[locale]);

      await test.step('home page, search', async () => {
        await page.goto(url + href('home', locale));
        // A plain search field until the first touch, a combobox from then on; no key typed meanwhile is lost.
        await page.getByRole('searchbox', { name: t.search.label }).click();
        await page.keyboard.type('excel');
        await expect(page.getByRole('combobox', { name: t.search.label })).toHaveValue('excel');
        await page.getByRole('option', { name: title, exact: false }).first().click();
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        expect(new URL(page.url()).pathname).toBe(href('course', locale, { id: courses[locale] }));
        // A class of a later month is among those that the address asks for.
        const query = { delivery: 'online', language: event.language };
        await page.goto(url + href('course', locale, { id: courses[locale], query }));
      });

      const row = page.getByRole('listitem').filter({ has: page.locator(`button[value="${event.id}"]`) });

      await test.step('the class: when, where, how much, how many seats', async () => {
        await expect(row).toContainText(formatMoney(event.priceCents, locale, { short: true }));
        await expect(row).toContainText(t.classes.online);
        await expect(row).toContainText(t.classes.taughtIn[event.language]);
        await expect(row).toContainText(plural(event.seatsLeft, locale, t.classes.live.left));
      });

      await test.step('two people into the cart', async () => {
        await page.locator('#ticket').getByRole('button', { name: t.ways.step.more }).click();
        await row.getByRole('button', { name: new RegExp(`^${t.classes.add}`) }).click();
        const drawer = page.getByRole('dialog', { name: t.cart.title });
        await expect(drawer).toContainText(title);
        await expect(drawer.getByRole('spinbutton', { name: fill(t.cart.quantity, { title }) })).toHaveValue('2');
        await drawer.getByRole('link', { name: t.cart.checkout }).click();
      });

      await test.step('checkout', async () => {
        await expect(page.getByRole('heading', { level: 1, name: t.checkout.title })).toBeVisible();
        expect(new URL(page.url()).pathname).toBe(href('checkout', locale));
        await expect(page.getByText(present(t.checkout.hold.running.split('{')[0]))).toBeVisible();

        // Sent too early, it says what is missing, and moves there.
        await page.getByRole('button', { name: new RegExp(`^${t.checkout.submit.labelWithoutTotal}`) }).click();
        await expect(page.getByRole('heading', { name: t.eachForm.errors.title })).toBeVisible();

        await page.getByLabel(t.checkout.fields['contact.firstName'], { exact: true }).fill('Noémie');
        await page.getByLabel(t.checkout.fields['contact.lastName'], { exact: true }).fill('Okafor-Gagné');
        await page.getByLabel(t.checkout.fields['contact.email'], { exact: true }).fill('noemie.okafor@example.ca');
        await page.getByLabel(t.checkout.fields['contact.phone'], { exact: true }).fill('819-555-0188');
        await page.getByLabel(t.checkout.fields['contact.organisation'], { exact: true }).fill('Coop des Draveurs');
        await page.getByLabel(t.checkout.fields['billing.line1'], { exact: true }).fill('25, rue Eddy');
        await page.getByLabel(t.checkout.fields['billing.city'], { exact: true }).fill('Gatineau');
        // The postal code says the province.
        await page.getByLabel(t.checkout.fields['billing.postalCode'], { exact: true }).fill('J8X 4B5');
        await expect(page.getByLabel(t.checkout.fields['billing.province'], { exact: true })).toHaveValue('QC');

        await page.reload();
        await expect(page.getByLabel(t.checkout.fields['contact.firstName'], { exact: true })).toHaveValue('Noémie');

        await page.getByRole('button', { name: t.checkout.participants.me }).click();
        const second = page.getByRole('group', { name: fill(t.checkout.participants.seat, { number: 2 }) });
        await second.getByLabel(t.checkout.participants.firstName).fill('Amir');
        await second.getByLabel(t.checkout.participants.email).fill('amir@example.ca');
        await page.getByLabel(t.checkout.fields.purchaseOrder).fill('PO 4500-17');

        // In Quebec the French terms come first, and a reader of English chooses then.
        if (locale === 'en') {
          await expect(page.getByRole('link', { name: 'conditions générales' })).toBeVisible();
          await page.getByLabel(t.checkout.options['terms.language'].en).check();
          await page.getByLabel(bookingLanguage.options.en, { exact: true }).check();
        }
        await page.getByLabel(t.checkout.fields['terms.version']).check();
      });

      const subtotal = 2 * event.priceCents;
      const total = subtotal + Math.round(subtotal * 0.05) + Math.round((subtotal * 9975) / 100_000);

      await test.step('booked on invoice', async () => {
        await page
          .getByRole('button', { name: fill(t.checkout.submit.label, { total: formatMoney(total, locale) }) })
          .click();
        await expect(page.getByRole('heading', { level: 1, name: t.booking.confirmation.title })).toBeVisible();
        expect(new URL(page.url()).pathname).toBe(href('confirmation', locale));
        await expect(page.getByRole('main')).toContainText(title);
        await expect(page.getByRole('main')).toContainText(formatMoney(total, locale));
        await expect(page.getByRole('main')).toContainText('Amir');
        await expect(page.getByRole('main')).toContainText(`${t.booking.confirmation.purchaseOrder} PO 4500-17`);
      });
      await test.step('the link of the mail is sent again, and not without end', async () => {
        allow(/status (of )?409/);
        const { again } = t.booking.confirmation;
        const send = page.getByRole('button', { name: again.send });
        await send.click();
        await expect(page.getByText(fill(again.sent, { email: 'noemie.okafor@example.ca' }))).toBeVisible();
        await send.click();
        await expect(page.getByText(fill(again.sent, { email: 'noemie.okafor@example.ca' }))).toBeVisible();
        await expect(async () => {
          await send.click();
          await expect(page.getByText(again.tooMany)).toBeVisible({ timeout: 1_000 });
        }).toPass();
      });
      const confirmation = page.url();
      const reference = new URL(confirmation).hash.slice(1);

      await test.step('behind the link of the mail, its reader says whose the booking is', async () => {
        await expect(page.getByRole('link', { name: t.booking.confirmation.invoice })).toHaveCount(0);
        const { number } = (await bookingClient(url).booking(reference)).body;
        const token = () => proofToken(url, present(number));
        await expect.poll(token).toBeTruthy();
        await page.goto(`${url}${href('manageBooking', locale)}#${await token()}`);
        await page.getByRole('button', { name: t.manage.whose.yes }).click();
        await expect(page.getByRole('main')).toContainText(t.manage.history.proved);
        await page.goto(confirmation);
      });

      await test.step('invoice', async () => {
        await page.getByRole('link', { name: t.booking.confirmation.invoice }).click();
        const main = page.getByRole('main');
        for (const text of [
          formatMoney(subtotal, locale),
          formatMoney(total, locale),
          'PO 4500-17',
          'Okafor-Gagné',
          fill(t.booking.invoice.tax, {
            tax: t.taxNames.QST,
            rate: locale === 'en' ? '9.975%' : '9,975 %',
            province: t.provinceNames.QC,
          }),
        ]) {
          await expect(main).toContainText(text);
        }
      });

      await test.step('mail with a calendar', async () => {
        const mails = async () => (await (await fetch(`${url}/local/mailbox.json`)).json()) as Mail[];
        const confirmed = async () =>
          (await mails()).filter(
            ({ to, attachments }) => to === 'noemie.okafor@example.ca' && attachments?.length === 2,
          );
        await expect.poll(confirmed).toHaveLength(1);
        const [mail] = await confirmed();
        await page.goto(`${url}/local/mailbox/${present(mail).id}`);
        await expect(page.getByRole('link', { name: /\.ics/ })).toBeVisible();
        const calendar = await (await page.request.get(`${url}/Website/booking/${reference}/calendar.ics`)).text();
        expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(event.sessions.length);
      });

      await test.step('the class shows two seats fewer', async () => {
        const query = { delivery: 'online', language: event.language };
        await page.goto(url + href('course', locale, { id: courses[locale], query }));
        await expect(row).toContainText(plural(event.seatsLeft - 2, locale, t.classes.live.left));
        await expect(page.locator('[data-cart-count]')).toBeHidden();
      });

      await test.step('killed and started again', async () => {
        await server.stop('SIGKILL');
        server = await startServer({ port, persistTo });
        await page.goto(confirmation);
        await page.reload();
        await expect(page.getByRole('main')).toContainText(formatMoney(total, locale));
        expect((await bookingClient(url).event(event.id)).body.seatsLeft).toBe(event.seatsLeft - 2);
      });
    } finally {
      await server.stop();
      rmSync(persistTo, { recursive: true, force: true });
    }
  });
}
