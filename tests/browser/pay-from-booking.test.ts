import { textsFor } from '../../scripts/stripe/texts.ts';
import { localesInTurn } from '../../scripts/lib/sample.ts';
import { present } from '../../src/domain/present.ts';
import { fill, formatMoney, formatPlainDate, plural } from '../../src/i18n/format.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { bookingClient, onlineClass, order } from '../system/booking-client.ts';
import { violationsOf } from './axe.ts';
import { expect, test } from './quiet-page.ts';
import { payByCard } from './card-page.ts';

const courses = { en: 'excel-level-2', fr: 'excel-niveau-2' } as const;

for (const locale of localesInTurn('pay-from-booking')) {
  const { manage: t, booking } = strings(locale);
  const { paid } = booking.invoice;
  const own = textsFor(locale);

  test(`${locale}: the button names the invoice and what is open of it, and paying it comes back to the booking`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const site = present(baseURL);
    const event = await onlineClass(site, courses[locale]);
    const client = bookingClient(site);
    const { reference } = (await client.hold(event, 2, undefined, locale)).body;
    const { invoice, secret, totalCents } = await client.prove((await client.confirm(reference, order(event, 2))).body);
    const { number, dueOn } = present(invoice);
    const payButton = (cents: number) =>
      page.getByRole('button', { name: fill(paid.pay, { number, amount: formatMoney(cents, locale) }) });
    const at = `${href('manageBooking', locale)}#${secret}`;
    await page.goto(at);
    await expect(payButton(totalCents)).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText(fill(t.money.openBy, { date: formatPlainDate(present(dueOn), locale) }));

    await page.getByRole('button', { name: strings(locale).cancelPanel.open }).click();
    await page.getByRole('checkbox').last().check();
    await page.getByRole('button', { name: plural(1, locale, strings(locale).cancelPanel.act) }).click();
    await expect(main).toContainText(present(strings(locale).cancelPanel.done.split('{people}')[1]));
    const open = event.priceCents + Math.round(event.priceCents * 0.13);
    await expect(payButton(open)).toBeVisible();
    await expect(payButton(totalCents)).toHaveCount(0);

    await payButton(open).click();
    await page.getByRole('link', { name: own.back }).click();
    await expect(main).toContainText(fill(paid.left, { number }));
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(href('manageBooking', locale));

    await payButton(open).click();
    await payByCard(page, locale, { name: 'Ada Byron', email: 'ada@example.ca' });
    await expect(main).toContainText(fill(paid.done, { amount: formatMoney(open, locale), number }));
    await expect(main).toContainText(t.money.settled);
    expect(page.url()).toBe(site + at);
    expect(await violationsOf(page)).toEqual([]);
    await page.reload();
    await expect(main).toContainText(t.money.settled);
    await expect(main).not.toContainText(present(paid.done.split('.')[1]));
  });
}
