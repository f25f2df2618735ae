import { MAX_SEATS_PER_LINE } from '../catalogue/classes.ts';
import { digitsOf } from '../fields.ts';
import { field, type Form } from '../forms/form.ts';
import { WaitRequest } from './contract.ts';

const { entries } = WaitRequest;

/** How many seats somebody can wait for: never more than the class has. */
export const mostSeats = ({ capacity }: { capacity: number }): number => Math.min(MAX_SEATS_PER_LINE, capacity);

/** Joining the waitlist of a class, in the reader's language. */
export const waitForm = (eventId: string, language: 'en' | 'fr', most: number): Form<WaitRequest> => ({
  fields: {
    quantity: field(entries.quantity, {
      as: 'choice',
      options: Array.from({ length: most }, (_, index) => String(index + 1)),
      initial: '1',
      hint: 'most',
    }),
    email: field(entries.email, { type: 'email', autocomplete: 'email', wide: true }),
  },
  schema: () => WaitRequest,
  inputOf: ({ quantity = '1', ...typed }) => ({ ...typed, quantity: digitsOf(quantity), eventId, language }),
});
