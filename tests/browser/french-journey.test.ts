import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { demoAccount } from '../../functions/accounts/demo-account.ts';
import { startCards } from '../../scripts/lib/cards.ts';
import { freePort, startServer } from '../../scripts/lib/server.ts';
import { textsFor } from '../../scripts/stripe/texts.ts';
import type { EventDetail } from '../../src/domain/catalogue/classes.ts';
import { first, present } from '../../src/domain/present.ts';
import { href } from '../../src/i18n/routes.ts';
import { training } from '../../src/i18n/strings/fr/private.ts';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { bookingClient } from '../system/booking-client.ts';
import { readPrinted } from '../system/printed.ts';
import { freshDatabase } from '../fresh-database.ts';
import { englishIn, englishOn } from './english-left.ts';
import { expect, test } from './quiet-page.ts';
import { payByCard } from './card-page.ts';

const COURSE = 'excel-niveau-1';
const WEEK_MS = 7 * 86_400_000;
const t = strings('fr');
const own = textsFor('fr');

interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string }[];
}

/** An online class in French that is late enough to be changed by its buyer. */
async function frenchClass(url: string): Promise<EventDetail> {
  const { classes } = (await bookingClient(url).course(COURSE)).body;
  const from = Date.now() + 5 * WEEK_MS;
  const found = classes.find(
    ({ delivery, language, sessions }) =>
      delivery === 'online' && language === 'fr' && Date.parse(first(sessions).start) > from,
  );
  return present(found, `a class of ${COURSE} in French`);
}

/** Titles of courses that have no French page. */
const inEnglishAlone = (): string[] =>
  (JSON.parse(readFileSync('.site/data.json', 'utf8')) as SiteData).courses.flatMap(({ entries }) =>
    entries.fr ? [] : (entries.en?.title ?? []),
  );

async function fillCheckout(page: Page): Promise<void> {
  const { fields } = t.checkout;
  const typed = {
    'contact.firstName': 'Noémie',
    'contact.lastName': 'Gagné',
    'contact.email': demoAccount.email,
    'contact.phone': '819-555-0188',
    'contact.organisation': 'Coop des Draveurs',
    'billing.line1': '25, rue Eddy',
    'billing.city': 'Gatineau',
    'billing.postalCode': 'J8X 4B5',
  } as const;
  for (const [name, value] of Object.entries(typed)) {
    await page.getByLabel(fields[name as keyof typeof typed], { exact: true }).fill(value);
  }
  await page.getByLabel(fields['billing.province'], { exact: true }).selectOption('QC');
  await page.getByLabel(t.checkout.payment.method.card, { exact: true }).check();
  await page.getByLabel(fields['terms.version']).check();
}

test('a word of English is told from French', () => {
  expect(englishIn(['Votre panier', 'GCT Training and Consulting Inc.', 'mar. 8 déc.', 'la file d’attente'])).toEqual(
    [],
  );
  for (const text of ['Your cart', 'Prochaine classe: Tuesday', 'Add', '3 seats left']) {
    expect(englishIn([text]), text).toHaveLength(1);
  }
});

test('somebody who reads French alone gets from the home page to a paid booking, and meets no English', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const persistTo = mkdtempSync(join(tmpdir(), 'gct-french-'));
  await freshDatabase(persistTo);
  const port = await freePort();
  const cards = await startCards({ site: `http://localhost:${port}`, port: 0 });
  const server = await startServer({ port, persistTo, vars: { ...cards.vars, DEMO_TRAINING: 'on', LIMITS: 'off' } });
  const { url } = server;
  const readsAsFrench = async (what: string, named: string[] = []) =>
    expect(await englishOn(page, named), what).toEqual([]);
  try {
    const event = await frenchClass(url);
    const title = present(event.titles.fr);

    await test.step('home page, menu and search', async () => {
      await page.goto(url + href('home', 'fr'), { waitUntil: 'networkidle' });
      await readsAsFrench('home');
      const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
      const { name, short_name, description, lang } = (await (
        await page.request.get(url + present(manifest))
      ).json()) as Record<string, string>;
      expect(lang).toMatch(/^fr/);
      expect(englishIn([name, short_name, description].map((text) => present(text)))).toEqual([]);
      await page.setViewportSize({ width: 360, height: 800 });
      await page.locator('.header-menu').click();
      await readsAsFrench('menu');
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.getByRole('searchbox', { name: t.search.label }).click();
      await page.keyboard.type('excel');
      const option = page.getByRole('option', { name: title, exact: false }).first();
      await expect(option).toBeVisible();
      await readsAsFrench('search');
      await option.click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });

    await test.step('course, class and cart', async () => {
      await readsAsFrench('course');
      const query = { delivery: 'online', language: 'fr' };
      await page.goto(url + href('course', 'fr', { id: COURSE, query }));
      const row = page.getByRole('listitem').filter({ has: page.locator(`button[value="${event.id}"]`) });
      await row.getByRole('button', { name: new RegExp(`^${t.classes.add}`) }).click();
      const drawer = page.getByRole('dialog', { name: t.cart.title });
      await expect(drawer).toContainText(title);
      await readsAsFrench('dates and cart');
      await drawer.getByRole('link', { name: t.cart.checkout }).click();
    });

    await test.step('checkout, what is missing, and the card', async () => {
      await expect(page.getByText(present(t.checkout.hold.running.split('{')[0]))).toBeVisible();
      await readsAsFrench('checkout');
      const { labelWithoutTotal, card } = t.checkout.submit;
      const early = new RegExp(`^(${labelWithoutTotal}|${card.labelWithoutTotal})`);
      await page.getByRole('button', { name: early }).click();
      await expect(page.getByRole('heading', { name: t.eachForm.errors.title })).toBeVisible();
      await readsAsFrench('checkout with what is missing');
      await fillCheckout(page);
      await readsAsFrench('checkout filled in');
      await page.getByRole('button', { name: new RegExp(`^${card.labelWithoutTotal}`) }).click();
      await expect(page.getByLabel(own.number)).toBeVisible();
      await readsAsFrench('card');
      await payByCard(page, 'fr', { name: 'Noémie Gagné' });
    });

    await test.step('confirmation', async () => {
      await expect(page.getByText(t.booking.confirmation.payment.paid)).toBeVisible();
      await readsAsFrench('confirmation');
    });
    const reference = new URL(page.url()).hash.slice(1);

    await test.step('invoice, on the page and on paper', async () => {
      await page.getByRole('link', { name: t.booking.confirmation.invoice }).click();
      await expect(page.getByText(present(t.booking.invoice.paid.byCard.split('{')[0]))).toBeVisible();
      await readsAsFrench('invoice');
      const printed = await (await fetch(`${url}/Website/booking/${reference}/invoice.pdf`)).arrayBuffer();
      const { text, info } = await readPrinted(printed);
      expect(info.Language).toBe('fr-CA');
      expect(text).toContain('Gagné');
      expect(englishIn([info.Title, text])).toEqual([]);
    });

    await test.step('calendar', async () => {
      const calendar = await (await fetch(`${url}/Website/booking/${reference}/calendar.ics`)).text();
      const said = calendar
        .replaceAll(/\r?\n[ \t]/g, '')
        .split(/\r?\n/)
        .filter((line) => /^(SUMMARY|DESCRIPTION|LOCATION|X-WR-CALNAME|NAME)\b/.test(line))
        .map((line) => line.replace(/^[^:]+:/, '').replaceAll(/\\n/g, ' '));
      expect(said.length).toBeGreaterThan(1);
      expect(englishIn(said)).toEqual([]);
    });

    await test.step('mails', async () => {
      const number = present((await bookingClient(url).booking(reference)).body.number);
      const ofBuyer = async () =>
        ((await (await fetch(`${url}/local/mailbox.json`)).json()) as Mail[]).filter(
          ({ to, text }) => to === demoAccount.email && text.includes(number),
        );
      const confirmed = async () => (await ofBuyer()).filter(({ attachments }) => attachments.length > 1);
      await expect.poll(confirmed).toHaveLength(1);
      for (const mail of await ofBuyer()) {
        expect(englishIn([mail.subject, mail.text, ...mail.attachments.map(({ filename }) => filename)])).toEqual([]);
        await page.goto('about:blank');
        await page.setContent(mail.html);
        await expect(page.locator('html')).toHaveAttribute('lang', /^fr/);
        await readsAsFrench(mail.subject);
      }
    });

    await test.step('login and My Training', async () => {
      await page.goto(url + href('home', 'fr'));
      await page.getByRole('link', { name: t.login.link }).click();
      const dialog = page.getByRole('dialog', { name: t.login.title });
      await readsAsFrench('login');
      await dialog.getByLabel(t.login.fields.email).fill(demoAccount.email);
      await dialog.getByLabel(t.login.fields.password).fill(demoAccount.password);
      await dialog.getByRole('button', { name: t.login.submit }).click();
      await page.getByRole('link', { name: t.login.myTraining }).first().click();
      await expect(page.getByRole('heading', { name: training.upcoming })).toBeVisible();
      await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
      const banner = page.getByRole('banner');
      await expect(banner.getByRole('link', { name: t.chrome.home })).toHaveAttribute('href', href('home', 'fr'));
      await expect(banner).toContainText('613\u00A0555-0142');
      // Files of the local account's classes, named by who put them there; one of the next classes may be of a course in English alone.
      await readsAsFrench('My Training', ['Handout', 'Exercise files', ...inEnglishAlone()]);
    });
  } finally {
    await server.stop();
    await cards.stop();
    rmSync(persistTo, { recursive: true, force: true });
  }
});
