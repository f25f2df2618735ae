import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { localesInTurn } from '../../scripts/lib/sample.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { first, present } from '../../src/domain/present.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { onlineClass } from '../system/booking-client.ts';
import { expect, test } from './quiet-page.ts';
import { Listener } from './spoken.ts';

const MONTHS =
  '(?:Jan|Feb|Mar|Apr|May|June|July|Aug|Sept?|Oct|Nov|Dec)[a-z]*|janv\\.|févr\\.|mars|avril|mai|juin|juill\\.|août|sept\\.|oct\\.|nov\\.|déc\\.';
const DAYS = '(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*|lun\\.|mar\\.|mer\\.|jeu\\.|ven\\.|sam\\.|dim\\.)';
const DATE = `(?:${DAYS},? )?(?:(?:${MONTHS}) \\d{1,2}|\\d{1,2}(?:er)? (?:${MONTHS}))(?:,? \\d{4})?`;

/** What differs from day to day, from build to build and from booking to booking is called by what it is. */
const VARIES: readonly (readonly [RegExp, string])[] = [
  [new RegExp(DATE, 'gu'), '(date)'],
  [/\b[2-9A-Z]{4}-[2-9A-Z]{4}\b/gu, '(number)'],
  [/\b\d{1,2}:\d{2}\b(?! [ap]\.m\.)|\b\d{1,2}\smin(?:\s\d{1,2}\ss)?\b/gu, '(time left)'],
  [/\$\d[\d,]*\d(?:\.\d\d)?|\d[\d\s]*(?:,\d\d)?\s\$/gu, '(price)'],
  // As the page was built with it, or as a script added it for the address.
  [/\(date\) (?:live online|online|en ligne)(?=,)/giu, '(date) (place)'],
  [/\(date\), (?:online|en ligne|Ottawa|Calgary|Vancouver)(?=,| ·)/gu, '(date), (place)'],
  // Where languages or prices differ, a date has its own.
  [/\(date\) .*(?=, radio)/gu, '(date) (place)'],
  [/\b\d+(?= (?:seats? left|places? libres?|results?|résultats?))/gu, '(some)'],
];
const timeless = (line: string) => VARIES.reduce((text, [pattern, name]) => text.replace(pattern, name), line);

/**
 * What somebody hears who logs in, searches or books with a keyboard and NVDA, written down in `walks/`. A difference is a
 * change of what is heard: read it aloud, and write it down again with `WALKS=write SAMPLE=all`.
 */
function expectWalk(name: string, spoken: readonly string[]): void {
  const lines = spoken.map(timeless);
  const file = join(import.meta.dirname, 'walks', `${name}.txt`);
  const heard = `${lines.join('\n')}\n`;
  if (process.env.WALKS === 'write') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, heard);
  }
  expect(existsSync(file), `${file} is written with WALKS=write`).toBe(true);
  expect(heard).toBe(readFileSync(file, 'utf8'));
}

const focusLink = async (page: import('playwright/test').Page, name: string) =>
  page.getByRole('link', { name, exact: true }).first().focus();

for (const locale of localesInTurn('logging in, as it is heard')) {
  test(`${locale}: logging in, as it is heard`, async ({ page, allow }) => {
    allow(/status.* 404|the server responded with a status of 404/);
    const { login } = strings(locale);
    const listener = new Listener(page);
    await listener.begin();
    await page.goto(href('faq', locale));
    await focusLink(page, login.link);
    await listener.hear();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: login.title })).toBeVisible();
    listener.lines.push('[Enter]');
    await listener.hear();
    await listener.press('Tab', 'Tab', 'Tab', 'Shift+Tab', 'Enter');
    await listener.press('Escape');
    expectWalk(`login-${locale}`, listener.lines);
  });
}

for (const locale of localesInTurn('booking a seat, as it is heard')) {
  test(`${locale}: booking a seat, as it is heard`, async ({ page, baseURL }) => {
    test.setTimeout(180_000);
    const t = strings(locale);
    const course = { en: 'excel-level-3', fr: 'excel-niveau-3' } as const;
    const event = await onlineClass(present(baseURL), course[locale]);
    const day = dateIn(event.timeZone, first(event.sessions).start);
    const listener = new Listener(page);
    await listener.begin();
    const query = { delivery: 'online', language: event.language, day };
    await page.goto(href('course', locale, { id: course[locale], query }));
    await expect(page.locator('#ticket')).toHaveAttribute('data-state', /./);
    await expect(page.locator('#ticket [name=class]:checked')).toHaveValue(event.id);

    // The ticket: which date, how many, and the cart that it opens.
    listener.lines.push(`[page: ${await page.title()}]`);
    await page.locator('#ticket [name=class]:checked').focus();
    await listener.hear();
    await listener.press('Tab', 'Tab', 'Tab', 'Enter', 'Tab', 'Tab');
    await page.keyboard.press('Enter');
    listener.lines.push('[Enter]');
    await expect(page.getByRole('dialog', { name: t.cart.title })).toBeVisible();
    await listener.hear();
    await listener.press(...Array.from({ length: 7 }, () => 'Tab'));

    // The checkout, from its first field to its button, which is pressed too early.
    await page.getByRole('dialog').getByRole('link', { name: t.cart.checkout }).press('Enter');
    await expect(page.getByText(present(t.checkout.hold.running.split('{')[0]))).toBeVisible();
    await listener.arrive();
    const submit = page.locator('main button[type=submit]').last();
    for (let tabs = 0; tabs < 50; tabs += 1) {
      await listener.press('Tab');
      if (await submit.evaluate((button) => button === document.activeElement)) break;
    }
    await listener.press('Enter', 'Tab', 'Tab');

    const { fields } = t.checkout;
    const typed: [keyof typeof fields, string][] = [
      ['contact.firstName', 'Robin'],
      ['contact.lastName', 'Tremblay'],
      ['contact.email', 'robin@example.ca'],
      ['contact.phone', '613-555-0101'],
      ['contact.organisation', 'Example Institute'],
      ['billing.line1', '1 Elgin Street'],
      ['billing.city', 'Ottawa'],
      ['billing.postalCode', 'K1P 5K7'],
    ];
    for (const [name, value] of typed) await page.getByLabel(fields[name], { exact: true }).fill(value);
    await page.getByRole('button', { name: t.checkout.participants.me }).click();
    const second = page.getByRole('group', { name: t.checkout.participants.seat.replace('{number}', '2') });
    await second.getByLabel(t.checkout.participants.firstName).fill('Amir');
    await second.getByLabel(t.checkout.participants.email).fill('amir@example.ca');
    await page.getByLabel(t.checkout.payment.method.invoice, { exact: true }).check();
    await page.getByLabel(fields['terms.version']).check();
    listener.lines.push('[fills in what is asked for]');
    await submit.focus();
    await listener.hear();
    await page.keyboard.press('Enter');
    listener.lines.push('[Enter]');
    await expect(page.getByRole('heading', { level: 1, name: t.booking.confirmation.title })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Amir');
    await listener.arrive();
    await listener.press('Tab', 'Tab', 'Tab');
    expectWalk(`booking-${locale}`, listener.lines);
  });
}

for (const locale of localesInTurn('searching, as it is heard')) {
  test(`${locale}: searching, as it is heard`, async ({ page }) => {
    const { search: t } = strings(locale);
    const words = { en: 'excel level 2', fr: 'excel niveau 2' } as const;
    const listener = new Listener(page);
    await listener.begin();
    await page.goto(href('faq', locale));
    await page.getByRole('searchbox', { name: t.label }).focus();
    await expect(page.getByRole('combobox', { name: t.label })).toBeFocused();
    await listener.hear();
    await listener.type(words[locale]);
    await expect(page.getByRole('option').first()).toBeVisible();
    await listener.hear(false);
    await listener.press('ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp');
    await page.keyboard.press('Enter');
    listener.lines.push('[Enter]');
    await expect(page).toHaveURL((url) => url.pathname === href('search', locale));
    await expect(page.locator('.found-list > li').first()).toBeVisible();
    await listener.arrive();
    await page.locator('#search-words').focus();
    await listener.hear();
    await listener.press('Tab', 'Tab', 'Tab', 'Tab');

    // Nothing has all the words: why, and what comes nearest.
    await page.locator('#search-words').fill('');
    await page.locator('#search-words').focus();
    await listener.hear();
    await listener.type('excel qqqq');
    await expect(page.getByRole('heading', { name: t.page.nearest })).toBeVisible();
    await listener.hear(false);
    await listener.press('Tab', 'Tab', 'Tab', 'Tab');
    expectWalk(`search-${locale}`, listener.lines);
  });
}
