import type { Values } from '../../domain/forms/form.ts';
import type { FormWords } from '../../i18n/form-words.ts';
import type { Locale } from '../../i18n/locales.ts';
import { packagesTexts } from './packages-texts.ts';
import { telephoneWords } from './telephone-words.ts';

/** What the checkout says to who types for somebody else, with the fields of an order of seats. */
export function sellWords(locale: Locale, typed: Values): FormWords {
  const words = telephoneWords(locale, [], typed);
  const { fields, hints, ifEmpty, options } = packagesTexts[locale].sell;
  return {
    ...words,
    fields: { ...words.fields, ...fields },
    hints: { ...words.hints, ...hints },
    ifEmpty: { ...words.ifEmpty, ...ifEmpty },
    options: { ...words.options, ...options },
  };
}
