import type { Participant } from '../../domain/booking/contract.ts';
import type { Values } from '../../domain/forms/form.ts';
import type { FormWords } from '../../i18n/form-words.ts';
import type { Locale } from '../../i18n/locales.ts';
import { checkout as checkoutEn, taxNames as taxesEn } from '../../i18n/strings/en/checkout.ts';
import { checkout as checkoutFr, taxNames as taxesFr } from '../../i18n/strings/fr/checkout.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';
import { wordsOf } from '../checkout/words.ts';
import { telephoneTexts } from './telephone-texts.ts';

/** What the buyer's own checkout says. */
export const checkoutTexts: Record<Locale, Pick<Dictionary, 'checkout' | 'taxNames'>> = {
  en: { checkout: checkoutEn, taxNames: taxesEn },
  fr: { checkout: checkoutFr, taxNames: taxesFr },
};

/** What the checkout says, as it is said to who types for somebody else. */
export function telephoneWords(locale: Locale, seats: readonly Participant[], typed: Values): FormWords {
  const words = wordsOf({ texts: checkoutTexts[locale].checkout, locale }, seats, typed);
  const { fields, ifEmpty, options, unchosen, reasons } = telephoneTexts[locale].form;
  return {
    ...words,
    fields: { ...words.fields, ...fields },
    ifEmpty: { ...words.ifEmpty, ...ifEmpty },
    options: { ...words.options, ...options },
    unchosen: { ...words.unchosen, ...unchosen },
    reasons: { ...words.reasons, ...reasons },
  };
}
