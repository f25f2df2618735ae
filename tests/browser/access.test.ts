import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { CART_KEY } from '../../src/domain/cart/stored-seats.ts';
import { present } from '../../src/domain/present.ts';
import { locales } from '../../src/i18n/locales.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { bookingClient } from '../system/booking-client.ts';
import { expect, readerTest as test } from './quiet-page.ts';
import { templates } from './templates.ts';

/** What WCAG 2.2 asks for and axe cannot see. Focus, targets, reflow and sizes of text are looked at by `every-page`. */

const rootOf = (file: string) => parse(readFileSync(join('dist', file), 'utf8'));

for (const locale of locales) {
  test(`${locale}: ways to help stand in the same order on every page (3.2.6)`, () => {
    const contact = href('contact', locale);
    const helpOf = (file: string) =>
      rootOf(file)
        .querySelectorAll('.header a[href], .footer a[href]')
        .map((link) => present(link.getAttribute('href')))
        .filter((address) => /^(?:tel|mailto):/.test(address) || address === contact);
    const own = templates.filter((one) => one.locale === locale);
    const [home = []] = own.filter(({ path }) => path === href('home', locale)).map(({ file }) => helpOf(file));
    expect(new Set(home).size).toBeGreaterThan(4);
    for (const { path, file } of own) {
      const here = helpOf(file);
      let at = -1;
      // Some may be missing, as on a page that has no footer; none stands before another.
      for (const address of here) {
        at = home.indexOf(address, at + 1);
        expect(at, `${path}: ${address}`).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test(`${locale}: the checkout asks nothing twice (3.3.7)`, async ({ page }) => {
    const t = strings(locale);
    const { fields, participants } = t.checkout;
    const { body } = await bookingClient(present(process.env.BASE_URL)).course('excel-level-1');
    const event = present(body.classes.filter(({ seatsLeft }) => seatsLeft >= 5).at(locale === 'en' ? -1 : -2));
    const entry = {
      Events: [{ eventId: event.id, eventDateTime: present(event.sessions[0]).start }],
      listParticipants: [],
      Qty: 2,
      PriceOfEvent: event.priceCents / 100,
    };
    await page.goto(href('faq', locale));
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      CART_KEY,
      JSON.stringify([entry]),
    ] as const);
    await page.goto(href('checkout', locale));
    const buyer = { 'contact.firstName': 'Robin', 'contact.lastName': 'Tremblay', 'contact.email': 'robin@example.ca' };
    for (const [name, value] of Object.entries(buyer) as [keyof typeof buyer, string][]) {
      await page.getByLabel(fields[name], { exact: true }).fill(value);
    }
    // Who buys takes a seat by one press, and the browser may fill in each thing once.
    await page.getByRole('button', { name: participants.me }).click();
    const seat = page.getByRole('group').filter({ hasText: participants.firstName }).first();
    await expect(seat.getByLabel(participants.firstName)).toHaveValue('Robin');
    await expect(seat.getByLabel(participants.email)).toHaveValue('robin@example.ca');
    const asked = await page
      .locator('[autocomplete]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('autocomplete')));
    const once = asked.filter((token) => token !== null && token !== 'off');
    expect(once.filter((token, index) => once.indexOf(token) !== index)).toEqual([]);
    await page.evaluate(() => localStorage.clear());
  });

  test(`${locale}: logging in asks for no puzzle and takes what is pasted (3.3.8)`, async ({ page }) => {
    await page.goto(href('loginPage', 'en'));
    const password = page.locator('input[type=password]');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect(page.locator('input[type=email]')).toHaveAttribute('autocomplete', /username|email/);
    for (const field of [page.locator('input[type=email]'), password]) {
      const stopped = await field.evaluate((input) => {
        const paste = new ClipboardEvent('paste', {
          bubbles: true,
          cancelable: true,
          clipboardData: new DataTransfer(),
        });
        return !input.dispatchEvent(paste);
      });
      expect(stopped).toBe(false);
    }
    // Two fields and a button: nothing to be copied out, added up or found in pictures.
    await expect(page.locator('main :is(input, select):visible')).toHaveCount(2);
    await expect(page.locator('main :is(canvas, img, iframe):visible')).toHaveCount(0);
  });
}

test('nothing has to be dragged, and nothing comes by pointing at something alone (2.5.7, 1.4.13)', () => {
  const sources = globSync('src/**/*.{ts,tsx,astro}', { exclude: ['**/*.test.ts'] }).map((file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  }));
  expect(sources.length).toBeGreaterThan(300);
  const moving =
    /\b(?:on)?(?:drag\w*|touchmove|pointermove|mousemove|mouseenter|mouseover|pointerenter)\b(?=['"=])|draggable/i;
  expect(sources.filter(({ text }) => moving.test(text)).map(({ file }) => file)).toEqual([]);
  const showing = /:hover[^{}]*\{[^{}]*(?:display|visibility|opacity|clip-path|content)\s*:/;
  const sheets = templates.map(({ path, file }) => ({
    path,
    text: rootOf(file)
      .querySelectorAll('style')
      .map((style) => style.rawText)
      .join(''),
  }));
  expect(sheets.filter(({ text }) => showing.test(text)).map(({ path }) => path)).toEqual([]);
});
