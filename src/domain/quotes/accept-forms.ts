import * as v from 'valibot';
import { acceptedTerms, canadianPostalCode, termsFields } from '../booking/checkout-form.ts';
import { Billing } from '../booking/billing.ts';
import { field, nested, type Form } from '../forms/form.ts';
import { ClassId } from './dates.ts';
import { AcceptForClient, AcceptQuote, type NewQuote } from './quote.ts';

/** What the client's page knows beside what is typed. */
export interface QuotePage {
  locale: 'en' | 'fr';
  /** The terms in force, by language. */
  terms: Record<'en' | 'fr', string>;
  version: number;
  country: NewQuote['country'];
  province: NewQuote['province'];
  /** Whether there are dates of which one is taken; the page gives them. */
  choosesDate: boolean;
}

/** Who accepts, and where the invoice goes: country and province are those that the quote is taxed by. */
export function acceptQuoteForm(page: QuotePage): Form<AcceptQuote> {
  const { country, province, locale, terms, version, choosesDate } = page;
  const place = { 'billing.country': country, 'billing.province': province ?? '' };
  const { line1, line2, city, postalCode } = Billing.entries;
  return {
    fields: {
      ...(choosesDate && { date: field(ClassId, { as: 'choice', wide: true, hint: 'date' }) }),
      firstName: field(AcceptQuote.entries.firstName, { autocomplete: 'given-name' }),
      lastName: field(AcceptQuote.entries.lastName, { autocomplete: 'family-name' }),
      'billing.line1': field(line1, { autocomplete: 'billing address-line1' }),
      'billing.line2': field(line2, { autocomplete: 'billing address-line2' }),
      'billing.city': field(city, { autocomplete: 'billing address-level2' }),
      'billing.postalCode': field(postalCode, { autocomplete: 'billing postal-code' }),
      purchaseOrder: field(AcceptQuote.entries.purchaseOrder, { autocomplete: 'off' }),
      // Known already; what follows from it is who reads the French terms first.
      'billing.country': field(v.string(), { as: 'given', initial: country }),
      'billing.province': field(v.string(), { as: 'given', initial: province ?? '' }),
      ...termsFields(locale),
    },
    schema: () => (choosesDate ? v.object({ ...AcceptQuote.entries, date: ClassId }) : AcceptQuote),
    inputOf: ({ firstName = '', lastName = '', purchaseOrder = '', date = '', ...typed }) => ({
      ...{ firstName, lastName, purchaseOrder, version, date: choosesDate ? date : null },
      ...nested({
        'billing.line1': typed['billing.line1'] ?? '',
        'billing.line2': typed['billing.line2'] ?? '',
        'billing.city': typed['billing.city'] ?? '',
        'billing.postalCode':
          country === 'CA' ? canadianPostalCode(typed['billing.postalCode']) : (typed['billing.postalCode'] ?? ''),
        'billing.country': country,
        'billing.province': province,
      }),
      terms: acceptedTerms({ ...typed, ...place }, { locale, terms }),
    }),
  };
}

/** The same, as it is said on the telephone: to the office, on a day, of which `today` is proposed. */
export function acceptForClientForm(
  page: QuotePage,
  { today, seen }: { today: string; seen: number },
): Form<AcceptForClient> {
  const own = acceptQuoteForm(page);
  return {
    fields: { ...own.fields, saidOn: field(AcceptForClient.entries.saidOn, { type: 'date', initial: today }) },
    schema: () => (page.choosesDate ? v.object({ ...AcceptForClient.entries, date: ClassId }) : AcceptForClient),
    inputOf: (typed) => ({ ...(own.inputOf?.(typed) as object), saidOn: typed.saidOn ?? '', seen }),
  };
}
