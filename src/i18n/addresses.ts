import type { Billing, Contact } from '../domain/booking/billing.ts';
import type { Place } from '../domain/catalogue/classes.ts';
import type { Province } from '../domain/money/provinces.ts';
import type { Locale } from './locales.ts';
import type { Dictionary } from './strings/index.ts';

/** What addresses are written with, in one language. */
export type AddressTexts = Pick<Dictionary, 'provinceNames' | 'countryNames'>;

/** `Ottawa (Ontario) K1N 0A9`; what is not known is left out. */
function cityLine(
  { city, province, postalCode = '' }: { city: string; province: Province | null; postalCode?: string },
  { provinceNames }: Pick<AddressTexts, 'provinceNames'>,
): string {
  return [city, province && `(${provinceNames[province]})`, postalCode].filter(Boolean).join(' ');
}

/** Who an invoice, a credit note or a receipt is for, line by line. */
export function buyerLines(
  {
    contact,
    billing,
  }: { contact: Contact; billing: Pick<Billing, 'line1' | 'line2' | 'city' | 'province' | 'postalCode' | 'country'> },
  texts: AddressTexts,
): string[] {
  return [
    contact.organisation,
    `${contact.firstName} ${contact.lastName}`,
    billing.line1,
    billing.line2,
    cityLine(billing, texts),
    texts.countryNames[billing.country],
  ].filter((line) => line !== '');
}

/** The same without the person: where something is sent to. */
export const postalLines = ({ contact, billing }: Parameters<typeof buyerLines>[0], texts: AddressTexts): string[] =>
  [
    contact.organisation,
    billing.line1,
    billing.line2,
    cityLine(billing, texts),
    texts.countryNames[billing.country],
  ].filter((line) => line !== '');

/** Number, street and floor, as the language writes them. */
export const streetIn = (address: Place['address'], locale: Locale): string =>
  typeof address === 'string' ? address : address[locale];

/** `GCT Training Centre, 155 Slater Crescent, Ottawa (Ontario)`: the way to a classroom. */
export function placeLine(
  { name, address, city, province }: Pick<Place, 'name' | 'address' | 'city' | 'province'>,
  locale: Locale,
  texts: Pick<AddressTexts, 'provinceNames'>,
): string {
  return `${name[locale]}, ${streetIn(address, locale)}, ${cityLine({ city: city[locale], province }, texts)}`;
}
