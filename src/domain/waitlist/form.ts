import { field, type Form } from '../forms/form.ts';
import { WaitRequest } from './contract.ts';

const { entries } = WaitRequest;

/** Joining the waitlist of a class, in the reader's language. */
export const waitForm = (eventId: string, language: 'en' | 'fr', most: number): Form<WaitRequest> => ({
  fields: {
    quantity: field(entries.quantity, {
      as: 'choice',
      options: Array.from({ length: most }, (_, index) => String(index + 1)),
      initial: '1',
    }),
    firstName: field(entries.firstName, { autocomplete: 'given-name' }),
    email: field(entries.email, { type: 'email', autocomplete: 'email', wide: true }),
  },
  schema: () => WaitRequest,
  inputOf: ({ quantity = '1', ...typed }) => ({ ...typed, quantity: Number(quantity), eventId, language }),
});
