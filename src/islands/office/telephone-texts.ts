import type { Locale } from '../../i18n/locales.ts';
import { officeTelephone as en } from '../../i18n/strings/en/office/telephone.ts';
import { officeTelephone as fr } from '../../i18n/strings/fr/office/telephone.ts';
import type { Texts } from '../../i18n/strings/texts.ts';

export type TelephoneTexts = Texts<typeof en>;
export const telephoneTexts: Record<Locale, TelephoneTexts> = { en, fr };
