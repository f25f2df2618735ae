import type { Locale } from '../../i18n/locales.ts';
import { officeNumbers as en } from '../../i18n/strings/en/office/numbers.ts';
import { officeNumbers as fr } from '../../i18n/strings/fr/office/numbers.ts';
import type { Texts } from '../../i18n/strings/texts.ts';

export type NumbersTexts = Texts<typeof en>;
export const numbersTexts: Record<Locale, NumbersTexts> = { en, fr };
