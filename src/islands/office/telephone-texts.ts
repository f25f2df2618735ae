import type { FormWords } from '../../i18n/form-words.ts';
import type { Locale } from '../../i18n/locales.ts';
import { officeTelephone as en } from '../../i18n/strings/en/office/telephone.ts';
import { officeTelephone as fr } from '../../i18n/strings/fr/office/telephone.ts';
import type { Texts } from '../../i18n/strings/texts.ts';

export type TelephoneTexts = Texts<typeof en>;
export const telephoneTexts: Record<Locale, TelephoneTexts> = { en, fr };

/** What the form says by which some seats of a block are given back; titles of its classes by their ids. */
export function fewerWords(locale: Locale, classes: Readonly<Record<string, string>>): FormWords {
  const { block, blocks } = telephoneTexts[locale];
  return { ...blocks.fewer, hints: block.hints, options: { eventId: classes } };
}
