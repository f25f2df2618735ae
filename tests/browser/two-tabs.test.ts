import { localesInTurn } from '../../scripts/lib/sample.ts';
import { CART_KEY } from '../../src/domain/cart/stored-seats.ts';
import { present } from '../../src/domain/present.ts';
import { fill } from '../../src/i18n/format.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { bookingClient } from '../system/booking-client.ts';
import { violationsOf } from './axe.ts';
import { expect, test } from './quiet-page.ts';

for (const locale of localesInTurn('two-tabs')) {
  const { checkout: t, booking } = strings(locale);

  test(`${locale}: seats that two tabs show have one clock, and one booking, which both name`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const base = present(baseURL, 'the server');
    const { body } = await bookingClient(base).course('excel-level-3');
    const open = body.classes.filter((one) => one.payment.includes('invoice') && one.seatsLeft >= 5);
    const event = present(open.at(locale === 'en' ? -3 : -4));
    const Events = [{ eventId: event.id, eventDateTime: present(event.sessions[0]).start }];
    const entries = [{ Events, listParticipants: [], Qty: 1, PriceOfEvent: event.priceCents / 100 }];
    await page.goto(href('home', locale));
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      CART_KEY,
      JSON.stringify(entries),
    ] as const);
    await page.goto(href('checkout', locale));
    const running = present(t.hold.running.split('{')[0]);
    await expect(page.getByText(running)).toBeVisible();

    // A copy of the tab has its hold.
    const held = await page.evaluate(() => sessionStorage.getItem('bookingHold') ?? '');
    const other = await page.context().newPage();
    await other.addInitScript((hold) => {
      if (!sessionStorage.getItem('bookingHold')) sessionStorage.setItem('bookingHold', hold);
    }, held);
    await other.goto(href('checkout', locale));
    await expect(other.getByText(running)).toBeVisible();
    expect(await other.evaluate(() => sessionStorage.getItem('bookingHold'))).toBe(held);
    await page.locator('.checkout-hold').getByRole('button').click();
    await expect(page.getByText(t.hold.extended)).toBeVisible();
    await expect(other.getByText(t.hold.extended)).toBeVisible();

    const typed = {
      'contact.firstName': 'Robin',
      'contact.lastName': 'Tremblay',
      'contact.email': `robin-${locale}-tabs@example.ca`,
      'contact.phone': '613-555-0101',
      'billing.line1': '1 Portage Avenue',
      'billing.city': 'Winnipeg',
      'billing.postalCode': 'R3C 0A5',
    } as const;
    for (const [name, value] of Object.entries(typed))
      await page.getByLabel(t.fields[name as keyof typeof typed], { exact: true }).fill(value);
    await page.getByLabel(t.options.buyer.myself).check();
    // Who buys one seat for herself takes it.
    await expect(page.getByText(fill(t.participants.own, { name: 'Robin Tremblay' }))).toBeVisible();
    await page.getByLabel(t.fields['billing.province']).selectOption('MB');
    await page.getByLabel(t.payment.method.invoice, { exact: true }).check();
    await page.getByLabel(t.fields['terms.version']).check();
    await page.getByRole('button', { name: present(t.submit.label.split('{')[0]) }).click();
    await expect(page.getByRole('heading', { level: 1, name: booking.confirmation.title })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Robin Tremblay');
    const [number = ''] = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(await page.getByRole('main').innerText()) ?? [];

    await expect(other.getByText(fill(t.booked.elsewhere, { number }))).toBeVisible();
    await expect(other.getByRole('link', { name: t.booked.see })).toHaveAttribute(
      'href',
      new RegExp(`#${present(new URL(page.url()).hash.slice(1))}`),
    );
    expect(await violationsOf(other)).toEqual([]);
    await page.goto(href('checkout', locale));
    await expect(page.getByText(fill(t.booked.just, { number }))).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: t.schedule })).toHaveAttribute(
      'href',
      href('schedule', locale),
    );
  });
}
