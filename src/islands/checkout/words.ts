import { inCanada, seatField, seatFieldNames } from '../../domain/booking/checkout-form.ts';
import type { Participant } from '../../domain/booking/contract.ts';
import type { Values } from '../../domain/forms/form.ts';
import { provinces } from '../../domain/money/provinces.ts';
import { fill } from '../../i18n/format.ts';
import type { FormWords } from '../../i18n/form-words.ts';
import { languageTags } from '../../i18n/locales.ts';
import type { CheckoutProps } from './context.ts';

/** What the checkout says, seat by seat, and by where the invoice goes. */
export function wordsOf({ texts }: CheckoutProps, seats: readonly Participant[], typed: Values): FormWords {
  const people = seats.flatMap((_, seat) => {
    const person = fill(texts.participants.seat, { number: seat + 1 });
    return seatFieldNames.map((name) => [seatField(seat, name), `${person}, ${texts.participants[name]}`] as const);
  });
  return {
    ...texts,
    fields: {
      ...texts.fields,
      ...(!inCanada(typed) && { 'billing.postalCode': texts.billing.postalCodeAbroad }),
      ...Object.fromEntries(people),
    },
  };
}

/** The provinces in the order of their names. */
export function provinceChoices({ provinceNames, locale }: Pick<CheckoutProps, 'provinceNames' | 'locale'>) {
  return provinces
    .map((value) => ({ value, label: provinceNames[value] }))
    .sort((a, b) => a.label.localeCompare(b.label, languageTags[locale]));
}
