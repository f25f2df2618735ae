import { textsFor } from '../../scripts/stripe/texts.ts';
import { localesInTurn } from '../../scripts/lib/sample.ts';
import { present } from '../../src/domain/present.ts';
import { fill, formatMoney } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { bookingLanguage } from '../../src/i18n/strings/en/booking-language.ts';
import { bookingClient, onlineClass, order } from '../system/booking-client.ts';
import { expect, test } from './quiet-page.ts';
import { payByCard } from './card-page.ts';

const courses = { en: 'excel-level-1', fr: 'excel-niveau-1' } as const satisfies Record<Locale, string>;
for (const locale of localesInTurn('card')) {
  const t = strings(locale);
  const own = textsFor(locale);

  test(`${locale}: seats are paid by card, and who comes back without having paid loses nothing`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const event = await onlineClass(present(baseURL), courses[locale]);
    await page.goto(`${href('checkout', locale)}?class=${event.id}`);
    await expect(page.getByText(present(t.checkout.hold.running.split('{')[0]))).toBeVisible();
    const fields = {
      'contact.firstName': 'Noémie',
      'contact.lastName': 'Okafor-Gagné',
      'contact.email': 'noemie.okafor@example.ca',
      'contact.phone': '819-555-0188',
      'contact.organisation': 'Coop des Draveurs',
      'billing.line1': '25, rue Eddy',
      'billing.city': 'Gatineau',
      'billing.postalCode': 'J8X 4B5',
    } as const;
    for (const [name, value] of Object.entries(fields)) {
      await page.getByLabel(t.checkout.fields[name as keyof typeof fields], { exact: true }).fill(value);
    }
    await page.getByLabel(t.checkout.fields['billing.province'], { exact: true }).selectOption('QC');
    if (locale === 'en') await page.getByLabel(bookingLanguage.options.en, { exact: true }).check();
    await page.getByLabel(t.checkout.payment.method.card, { exact: true }).check();
    // Asked each time: what is accepted is not kept.
    const acceptTerms = async () => {
      if (locale === 'en') await page.getByLabel(t.checkout.options['terms.language'].en).check();
      await page.getByLabel(t.checkout.fields['terms.version']).check();
    };
    const { priceCents } = event;
    const total = priceCents + Math.round(priceCents * 0.05) + Math.round((priceCents * 9975) / 100_000);
    const pay = page.getByRole('button', {
      name: fill(t.checkout.submit.card.label, { total: formatMoney(total, locale) }),
    });

    await test.step('to the card company, and back without having paid', async () => {
      await acceptTerms();
      await pay.click();
      await expect(page.getByLabel(own.number)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`));
      await page.getByRole('link', { name: own.back }).click();
      await expect(page.getByText(t.checkout.payment.returned)).toBeVisible();
      await expect(page.getByText(present(t.checkout.hold.running.split('{')[0]))).toBeVisible();
      await expect(page.getByLabel(t.checkout.fields['contact.firstName'], { exact: true })).toHaveValue('Noémie');
    });

    await test.step('paid', async () => {
      await acceptTerms();
      await pay.click();
      await payByCard(page, locale, { name: 'Noémie Okafor-Gagné' });
      await expect(page.getByText(t.booking.confirmation.payment.paid)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(href('confirmation', locale));
      await expect(page.getByRole('main')).toContainText(formatMoney(total, locale));
    });

    await test.step('its invoice is paid, and the cart is empty', async () => {
      await page.getByRole('link', { name: t.booking.confirmation.invoice }).click();
      await expect(page.getByText(present(t.booking.invoice.paid.byCard.split('{')[0]))).toBeVisible();
      await page.goto(href('checkout', locale));
      await expect(page.getByText(t.checkout.empty)).toBeVisible();
    });
  });
}

for (const locale of localesInTurn('card')) {
  const t = strings(locale);

  test(`${locale}: an invoice is paid by its number and its total, once`, async ({ page, baseURL, allow }) => {
    // What does not fit is refused, and the browser says so itself.
    allow(/\/Website\/pay-invoice/);
    const site = present(baseURL);
    const event = await onlineClass(site, courses[locale]);
    const client = bookingClient(site);
    const { reference } = (await client.hold(event, 1, undefined, locale)).body;
    const { invoice, secret, totalCents } = await client.prove((await client.confirm(reference, order(event, 1))).body);
    const number = present(invoice).number;
    await page.goto(href('payment', locale));
    const form = page.getByRole('form', { name: t.payment.card.title });
    const submit = form.getByRole('button', { name: t.payment.card.submit });
    const fill = async (total: string) => {
      await form.getByLabel(t.forms.fields.invoice).fill(number);
      await form.getByLabel(t.forms.fields.amount).fill(total);
      await submit.click();
    };

    await test.step('a wrong total', async () => {
      await fill('1.00');
      await expect(form.getByText(t.errors.no_open_invoice)).toBeVisible();
    });

    await test.step('paid', async () => {
      await fill((totalCents / 100).toFixed(2));
      await payByCard(page, locale, { name: 'Ada Byron', email: 'ada@example.ca' });
      await expect(page.getByText(t.payment.paid)).toBeVisible();
      await page.goto(`${href('invoice', locale)}#${secret}`);
      await expect(page.getByText(present(t.booking.invoice.paid.full.split('{')[0]))).toBeVisible();
    });

    await test.step('not twice', async () => {
      await page.goto(href('payment', locale));
      await fill((totalCents / 100).toFixed(2));
      await expect(form.getByText(t.errors.no_open_invoice)).toBeVisible();
    });
  });
}
