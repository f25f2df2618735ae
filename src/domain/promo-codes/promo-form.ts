import { optionalLine } from '../fields.ts';
import { field, type Form } from '../forms/form.ts';
import { NewPromoCode, promoEntries, promoKinds, promoTyped } from './new-code.ts';

const short = optionalLine(20);

/** A new code, for any class, or for one of these courses or a kind. */
export const promoForm = (courses: readonly string[]): Form<NewPromoCode> => ({
  fields: {
    code: field(promoEntries.code, { hint: 'code', autocomplete: 'off' }),
    percent: field(short, { inputmode: 'decimal', hint: 'percent', conditional: true }),
    amount: field(short, { inputmode: 'decimal', hint: 'amount', conditional: true }),
    from: field(optionalLine(10), { type: 'date' }),
    until: field(optionalLine(10), { type: 'date', hint: 'until' }),
    uses: field(short, { inputmode: 'numeric', hint: 'uses' }),
    usesOfContact: field(short, { inputmode: 'numeric', hint: 'uses' }),
    seats: field(short, { inputmode: 'numeric', hint: 'seats' }),
    kinds: field(optionalLine(120), { as: 'choice', options: promoKinds }),
    courses: field(optionalLine(120), { as: 'choice', options: courses }),
    note: field(promoEntries.note, { wide: true, hint: 'note' }),
  },
  schema: () => NewPromoCode,
  inputOf: promoTyped,
});
