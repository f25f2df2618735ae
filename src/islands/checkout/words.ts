import { inCanada, seatField, seatFieldNames } from '../../domain/booking/checkout-form.ts';
import type { Participant } from '../../domain/booking/contract.ts';
import { emailKey } from '../../domain/fields.ts';
import type { Values } from '../../domain/forms/form.ts';
import { provinces } from '../../domain/money/provinces.ts';
import { fill } from '../../i18n/format.ts';
import type { FormWords } from '../../i18n/form-words.ts';
import { languageTags } from '../../i18n/locales.ts';
import { bookingLanguage as en } from '../../i18n/strings/en/booking-language.ts';
import { bookingLanguage as fr } from '../../i18n/strings/fr/booking-language.ts';
import type { CheckoutProps } from './context.ts';

const languageTexts = { en, fr };

/** On which seat of the class the address of this one stands already. */
function alreadySeated(
  seats: readonly Participant[],
  seat: number,
  { participants: t }: CheckoutProps['texts'],
): string {
  const { eventId, email = '' } = seats[seat] ?? {};
  const ofClass = seats.filter((one) => one.eventId === eventId);
  const first = ofClass.findIndex((one) => emailKey(one.email) === emailKey(email));
  return fill(t.alreadySeated, { number: first + 1 });
}

/** What the checkout says, seat by seat, and by where the invoice goes. */
export function wordsOf(
  { texts, locale }: Pick<CheckoutProps, 'texts' | 'locale'>,
  seats: readonly Participant[],
  typed: Values,
): FormWords {
  const people = seats.flatMap((_, seat) => {
    const person = fill(texts.participants.seat, { number: seat + 1 });
    return seatFieldNames.map((name) => [seatField(seat, name), `${person}, ${texts.participants[name]}`] as const);
  });
  const language = languageTexts[locale];
  return {
    ...texts,
    ifEmpty: { ...texts.ifEmpty, language: language.missing },
    options: { ...texts.options, language: language.options },
    reasons: Object.fromEntries(
      seats.map((_, seat) => [seatField(seat, 'email'), { duplicate: alreadySeated(seats, seat, texts) }]),
    ),
    fields: {
      ...texts.fields,
      language: language.field,
      ...(!inCanada(typed) && { 'billing.postalCode': texts.billing.postalCodeAbroad }),
      ...Object.fromEntries(people),
    },
  };
}

/** The same for an order of seats, with its own fields. */
export function buyWords(words: FormWords, t: Pick<FormWords, 'fields' | 'ifEmpty'>): FormWords {
  return { ...words, fields: { ...words.fields, ...t.fields }, ifEmpty: { ...words.ifEmpty, ...t.ifEmpty } };
}

/** The provinces in the order of their names. */
export function provinceChoices({ provinceNames, locale }: Pick<CheckoutProps, 'provinceNames' | 'locale'>) {
  return provinces
    .map((value) => ({ value, label: provinceNames[value] }))
    .sort((a, b) => a.label.localeCompare(b.label, languageTags[locale]));
}
