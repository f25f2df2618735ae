import type { FormWords } from '../../i18n/form-words.ts';
import type { Locale } from '../../i18n/locales.ts';
import { officePromoCodes as en } from '../../i18n/strings/en/office/promo-codes.ts';
import { officePromoCodes as fr } from '../../i18n/strings/fr/office/promo-codes.ts';
import type { Texts } from '../../i18n/strings/texts.ts';

export type PromoCodesTexts = Texts<typeof en>;
export const promoCodesTexts: Record<Locale, PromoCodesTexts> = { en, fr };

/** Of the form that makes a code, with the names of courses by their ids. */
export function promoWords(locale: Locale, courses: ReadonlyMap<string, string>): FormWords {
  const { make, kinds } = promoCodesTexts[locale];
  return { ...make, options: { kinds, courses: Object.fromEntries(courses) } };
}
