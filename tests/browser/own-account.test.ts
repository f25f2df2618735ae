import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { demoAccount } from '../../functions/accounts/demo-account.ts';
import { freePort, startServer, type Server } from '../../scripts/lib/server.ts';
import { localesInTurn } from '../../scripts/lib/sample.ts';
import { present } from '../../src/domain/present.ts';
import { FRENCH_PREFERENCE } from '../../src/domain/storage/french-preference.ts';
import { fill } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { privateArea } from '../../src/i18n/strings/en/private.ts';
import { onlineClass } from '../system/booking-client.ts';
import { freshDatabase } from '../fresh-database.ts';
import { violationsOf } from './axe.ts';
import { expect, test } from './quiet-page.ts';

/** A server on which somebody has an account and a booking for two: what the account saves them, and what it shows. */
let server: Server;
const persistTo = mkdtempSync(join(tmpdir(), 'gct-account-'));
const courses = { en: 'excel-level-1', fr: 'excel-niveau-1' } as const satisfies Record<Locale, string>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  await freshDatabase(persistTo);
  server = await startServer({ port: await freePort(), persistTo, vars: { DEMO_TRAINING: 'on', LIMITS: 'off' } });
});
test.afterAll(async () => {
  await server.stop();
  rmSync(persistTo, { recursive: true, force: true });
});

async function logIn(page: Page, locale: Locale): Promise<void> {
  const { login: t } = strings(locale);
  await page.goto(server.url + href('home', locale));
  await page.getByRole('link', { name: t.link }).click();
  const dialog = page.getByRole('dialog', { name: t.title });
  await dialog.getByLabel(t.fields.email).fill(demoAccount.email);
  await dialog.getByLabel(t.fields.password).fill(demoAccount.password);
  await dialog.getByRole('button', { name: t.submit }).click();
  await expect(dialog).toBeHidden();
}

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

for (const locale of localesInTurn('own-account')) {
  const { checkout } = strings(locale);

  test(`${locale}: who is logged in finds contact, address and people of the last booking at the checkout`, async ({
    page,
  }) => {
    await logIn(page, locale);
    const event = await onlineClass(server.url, courses[locale]);
    await page.goto(`${server.url}${href('checkout', locale)}?class=${event.id}`);
    await expect(field(page, 'contact.email')).toHaveValue(demoAccount.email);
    const filled = ['contact.firstName', 'contact.lastName', 'contact.phone', 'contact.organisation'];
    for (const name of [...filled, 'billing.line1', 'billing.city', 'billing.postalCode', 'billing.province']) {
      await expect(field(page, name), name).not.toHaveValue('');
    }
    // The address says which tax it is, without a field touched.
    await expect(page.getByText(checkout.summary.chooseProvince)).toHaveCount(0);

    await page.getByText(checkout.participants.known.title).click();
    await page.getByRole('checkbox', { name: /^Amir / }).check();
    await page.getByRole('button', { name: checkout.participants.paste.fill, exact: true }).click();
    await expect(page.locator('input[value="amir@example.ca"]')).toHaveCount(1);
    expect(await violationsOf(page)).toEqual([]);

    // What is typed instead stays, also over a reload.
    await field(page, 'contact.phone').fill('613-555-0199');
    await page.reload();
    await expect(field(page, 'contact.phone')).toHaveValue('613-555-0199');
    await expect(field(page, 'billing.line1')).not.toHaveValue('');
  });
}

// My Training has one address, in English; its language is the reader's.
const { checkout, buyPackage, login } = strings('en');

test('a private page speaks the reader’s language from the link that skips to its content', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'true'), FRENCH_PREFERENCE);
  await page.goto(server.url + href('loginPage', 'en'));
  const skip = page.getByRole('link', { name: strings('fr').chrome.skip });
  await expect(skip).toHaveAttribute('lang', 'fr-CA');
});

test('what an account has filled in goes with its access', async ({ page }) => {
  await logIn(page, 'en');
  const event = await onlineClass(server.url, courses.en);
  await page.goto(`${server.url}${href('checkout', 'en')}?class=${event.id}`);
  await expect(field(page, 'contact.email')).toHaveValue(demoAccount.email);
  await page.goto(server.url + href('clientSection', 'en'));
  await page.getByRole('button', { name: privateArea.logOut }).first().click();
  await expect(page.getByRole('link', { name: login.link }).first()).toBeVisible();
  await page.goto(server.url + href('checkout', 'en'));
  await expect(page.getByText(present(checkout.hold.running.split('{')[0]))).toBeVisible();
  await expect(field(page, 'contact.email')).toHaveValue('');
  await expect(page.getByText(checkout.participants.known.title)).toHaveCount(0);
});

test('what an account has opened of its booking is nobody’s to see once it has logged out, in whatever tab', async ({
  page,
  context,
  allow,
}) => {
  allow(/401/);
  await logIn(page, 'en');
  await page.goto(server.url + href('clientSection', 'en'));
  await page
    .locator(`a[href^="${href('manageBooking', 'en')}#"]`)
    .first()
    .click();
  await expect(page.getByText(demoAccount.email).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(server.url + href('clientSection', 'en'));
  await other.getByRole('button', { name: privateArea.logOut }).first().click();
  await expect(page.getByText(strings('en').errors.unauthorized)).toBeVisible();
  await expect(page.getByText(demoAccount.email)).toHaveCount(0);
});

test('a package that the account has bought stands in My Training with its code and what is left', async ({ page }) => {
  await logIn(page, 'en');
  await page.goto(server.url + href('clientSection', 'en'));
  const own = page.getByRole('region', { name: buyPackage.own.title });
  await expect(own.getByText(buyPackage.own.none)).toBeVisible();
  await own.getByRole('link', { name: buyPackage.own.buy }).click();
  await page.getByLabel(buyPackage.fields.offer).selectOption('software-5');
  const typed = {
    'contact.firstName': 'Robin',
    'contact.lastName': 'Demers',
    'contact.email': demoAccount.email,
    'contact.phone': '613-555-0101',
    'contact.organisation': 'Example Association',
    'billing.line1': '1 Elgin Street',
    'billing.city': 'Ottawa',
    'billing.postalCode': 'K1P 5K7',
  };
  for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value);
  await page.getByLabel(checkout.fields['terms.version']).check();
  await page.getByRole('button', { name: buyPackage.submitWithoutTotal }).click();
  await expect(page.getByRole('heading', { name: buyPackage.sent.title })).toBeVisible();
  const subject = present(buyPackage.mails.proof.subject.split('{')[0]);
  const mails = (await (await fetch(`${server.url}/local/mailbox.json`)).json()) as {
    to: string;
    subject: string;
    text: string;
  }[];
  const mail = present(mails.find((one) => one.to === demoAccount.email && one.subject.startsWith(subject)));
  await page.goto(present(/http\S+#[\w-]+/.exec(mail.text)?.[0], 'the link'));
  await page.getByRole('button', { name: buyPackage.confirm }).click();
  await expect(page.getByText(buyPackage.states.bought)).toBeVisible();
  const code = present(/[2-9B-Z]{4}(?:-[2-9B-Z]{4}){3}/.exec(await page.getByRole('main').innerText())?.[0]);

  await page.goto(server.url + href('clientSection', 'en'));
  const bought = own.getByRole('listitem').filter({ hasText: code });
  await expect(bought).toContainText(fill(buyPackage.facts.leftOf, { left: 5, seats: 5 }));
  await expect(bought.getByRole('link', { name: present(buyPackage.facts.invoiceLink.split('{')[0]) })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
