import type { Page } from 'playwright/test';
import { textsFor } from '../../scripts/stripe/texts.ts';
import type { Locale } from '../../src/i18n/locales.ts';

/** Pays on the card company's page with a card that is good; the e-mail where it is asked there. */
export async function payByCard(page: Page, locale: Locale, { name, email }: { name: string; email?: string }) {
  const texts = textsFor(locale);
  await page.getByLabel(texts.number).fill('4242 4242 4242 4242');
  await page.getByLabel(texts.expiry).fill('12 / 40');
  await page.getByLabel(texts.cvc).fill('123');
  if (email !== undefined) await page.getByLabel(texts.email).fill(email);
  await page.getByLabel(texts.name).fill(name);
  await page.getByRole('button', { name: texts.pay('').trim() }).click();
}
