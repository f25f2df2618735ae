import * as v from 'valibot';
import { contactFields, type CheckoutPage } from '../booking/checkout-form.ts';
import { TypedContact } from '../booking/billing.ts';
import { Language } from '../catalogue/classes.ts';
import { field, type Form } from '../forms/form.ts';
import { buyForm } from './form.ts';
import { SellRequest } from './sell-calls.ts';

/** Who buys, in the order of the screen. */
export const sellContactFields = {
  'contact.organisation': field(TypedContact.entries.organisation, {
    autocomplete: 'off',
    wide: true,
    hint: 'organisation',
  }),
  ...contactFields,
};

/** The order of the public page as the office asks for it: the language is the client's, and the note is for the office. */
export function sellForm(page: CheckoutPage): Form<SellRequest> {
  const { fields, inputOf } = buyForm(page);
  return {
    fields: {
      ...fields,
      language: field(Language, { as: 'few', options: ['en', 'fr'], initial: page.locale }),
      ...sellContactFields,
      note: field(v.pipe(v.optional(v.string(), ''), v.maxLength(2000, 'too_long')), { as: 'text', wide: true }),
    },
    schema: () => SellRequest,
    inputOf: (typed) => ({ ...(inputOf?.(typed) as object), note: typed.note ?? '' }),
  };
}
