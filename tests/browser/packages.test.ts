import type { Page } from 'playwright/test';
import { localesInTurn } from '../../scripts/lib/sample.ts';
import { CART_KEY } from '../../src/domain/cart/stored-seats.ts';
import { present } from '../../src/domain/present.ts';
import { fill, plural } from '../../src/i18n/format.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { bookingClient } from '../system/booking-client.ts';
import { violationsOf } from './axe.ts';
import { expect, test } from './quiet-page.ts';

const base = () => present(process.env.BASE_URL, 'the server of the browser tests');
const begins = (text: string) => present(text.split('{')[0]);

async function mailLink(page: Page, email: string): Promise<string> {
  const mails = (await (await page.request.get('/local/mailbox.json')).json()) as { id: string; to: string }[];
  const mail = present(mails.find(({ to }) => to === email));
  const html = await (await page.request.get(`/local/mailbox/${mail.id}/message.html`)).text();
  return present(/href="([^"]+#[^"]+)"/.exec(html)?.[1], 'the link');
}

/** A browser that has two seats of the last Excel class in its cart. */
async function withCart(page: Page): Promise<void> {
  const { body } = await bookingClient(base()).course('excel-level-2');
  const event = present(body.classes.filter((one) => one.payment.includes('invoice') && one.seatsLeft >= 5).at(-2));
  const Events = [{ eventId: event.id, eventDateTime: present(event.sessions[0]).start }];
  const entries = [{ Events, listParticipants: [], Qty: 2, PriceOfEvent: event.priceCents / 100 }];
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [CART_KEY, JSON.stringify(entries)] as const);
}

for (const locale of localesInTurn('packages')) {
  const { buyPackage: t, checkout, packages, booking, validation } = strings(locale);
  const { fields } = checkout;
  const email = `packages.${locale}@example.ca`;

  async function fillIn(page: Page, organisation: string): Promise<void> {
    const typed: [keyof typeof fields, string][] = [
      ['contact.firstName', 'Robin'],
      ['contact.lastName', 'Tremblay'],
      ['contact.email', email],
      ['contact.phone', '613-555-0101'],
      ['contact.organisation', organisation],
      ['billing.line1', '1 Elgin Street'],
      ['billing.city', 'Ottawa'],
      ['billing.postalCode', 'K1P 5K7'],
    ];
    for (const [name, value] of typed) await page.locator(`[name="${name}"]`).fill(value);
    await page.getByLabel(fields['terms.version']).check();
  }

  test(`${locale}: a package is bought by the link of a mail, and pays at checkout`, async ({ page, allow }) => {
    allow(/status 400|try-code/);
    if (locale === 'en') {
      await page.goto(href('trainingPackages', locale));
      await page.locator('#software-5').getByRole('link', { name: packages.buy }).click();
    } else await page.goto(href('buyPackage', locale, { query: { package: 'software-5' } }));
    await expect(page.getByLabel(t.fields.offer)).toHaveValue('software-5');

    await page.getByRole('button', { name: t.submitWithoutTotal }).click();
    await expect(page.getByLabel(new RegExp(`^${fields['contact.organisation']}`))).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await fillIn(page, 'Example Association');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: t.submitWithoutTotal }).click();
    await expect(page.getByRole('heading', { name: t.sent.title })).toBeVisible();

    const link = await mailLink(page, email);
    await page.goto(link);
    await expect(page.getByText(begins(t.states.asked))).toBeVisible();
    await page.getByRole('button', { name: t.confirm }).click();
    await expect(page.getByText(t.states.bought)).toBeVisible();
    const code = present(/[2-9B-Z]{4}(?:-[2-9B-Z]{4}){3}/.exec(await page.getByRole('main').innerText())?.[0]);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('link', { name: begins(t.facts.invoiceLink) }).click();
    await expect(page.getByText(plural(5, locale, booking.invoice.seatsBought))).toBeVisible();

    await withCart(page);
    await page.goto(href('checkout', locale));
    await page.getByText(t.cover.open).click();
    await page.getByLabel(t.cover.title).fill('ZZZZ-ZZZZ-ZZZZ-ZZZZ');
    await page.getByLabel(t.cover.title).press('Enter');
    await expect(page.getByText(validation.code_unknown)).toBeVisible();
    await page.getByLabel(t.cover.title).fill(code.toLowerCase());
    await page.getByRole('button', { name: t.cover.apply }).click();
    await expect(page.getByText(t.cover.free)).toBeVisible();
    await expect(page.getByText(begins(t.cover.covered)).first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    // A reload keeps what the code pays for.
    await page.reload();
    await expect(page.getByText(t.cover.free)).toBeVisible();
    await fillIn(page, 'Example Association');
    await page.getByRole('button', { name: begins(checkout.submit.label) }).click();
    await expect(page.getByRole('heading', { level: 1, name: booking.confirmation.title })).toBeVisible();
    await expect(page.getByText(begins(booking.confirmation.covered))).toBeVisible();

    await page.goto(link);
    await expect(page.getByText(fill(t.facts.leftOf, { left: 3, seats: 5 }))).toBeVisible();
    await expect(page.getByText(begins(t.ledgerKinds.spent)).first()).toBeVisible();
  });

  test(`${locale}: without script, the package that was chosen reaches the office by a form`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(base() + href('buyPackage', locale, { query: { package: 'software-10' } }));
    await expect(page.locator('form [name="package"]')).toHaveValue(/10 (seats|places) \(software-10\)$/);
    await context.close();
  });
}
