import {
  acceptedTerms,
  billingFields,
  canadianPostalCode,
  contactFields,
  inCanada,
  paymentFields,
  termsFields,
  type CheckoutPage,
} from '../booking/checkout-form.ts';
import { field, nested, type Fields, type Form } from '../forms/form.ts';
import { BuyRequest } from './contract.ts';

const { purchaseOrder, budgetCode } = paymentFields;

/** Who buys, in the order of the page. */
export const buyerContactFields = {
  ...contactFields,
  'contact.organisation': field(BuyRequest.entries.contact.entries.organisation, {
    autocomplete: 'organization',
    wide: true,
  }),
} satisfies Fields;

/** What belongs on the invoice beside its address. */
export const orderFields = { purchaseOrder, budgetCode } satisfies Fields;

const sent = [...Object.keys(buyerContactFields), ...Object.keys(billingFields), ...Object.keys(orderFields)];

/** The form by which seats are bought together. The page gives the list of what is sold. */
export function buyForm(page: CheckoutPage): Form<BuyRequest> {
  const { locale, totalCents } = page;
  return {
    fields: {
      offer: field(BuyRequest.entries.offer, { as: 'choice', wide: true }),
      ...buyerContactFields,
      ...billingFields,
      ...orderFields,
      ...termsFields(locale),
    },
    schema: () => BuyRequest,
    inputOf(typed) {
      const { 'billing.postalCode': postalCode, 'billing.province': province = '' } = typed;
      const canadian = inCanada(typed);
      return {
        ...nested({
          ...Object.fromEntries(sent.map((name) => [name, typed[name] ?? ''])),
          'billing.country': typed['billing.country'] ?? 'CA',
          'billing.province': canadian && province !== '' ? province : null,
          'billing.postalCode': canadian ? canadianPostalCode(postalCode) : (postalCode ?? ''),
        }),
        offer: typed.offer ?? '',
        language: locale,
        terms: acceptedTerms(typed, page),
        totalCents,
      };
    },
  };
}
