import { Language, MAX_SEATS_PER_LINE } from '../catalogue/classes.ts';
import { digitsOf } from '../fields.ts';
import { field, type Form } from '../forms/form.ts';
import { NewParty } from './office-calls.ts';

const { email, name, phone, quantity, language } = NewParty.entries;

/** Somebody who has asked the office for a place on a waitlist; mails are in `spoken`, unless another language is chosen. */
export const partyForm = (spoken: 'en' | 'fr'): Form<NewParty> => ({
  fields: {
    email: field(email, { type: 'email', autocomplete: 'off' }),
    name: field(name, { required: false, autocomplete: 'off' }),
    phone: field(phone, { type: 'tel', required: false, autocomplete: 'off' }),
    quantity: field(quantity, {
      as: 'choice',
      options: Array.from({ length: MAX_SEATS_PER_LINE }, (_, index) => String(index + 1)),
      initial: '1',
    }),
    language: field(language, { as: 'choice', options: Language.options, initial: spoken }),
  },
  schema: () => NewParty,
  inputOf: ({ quantity: seats = '1', ...typed }) => ({ ...typed, quantity: digitsOf(seats) }),
});
