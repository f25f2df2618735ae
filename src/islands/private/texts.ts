import type { Locale } from '../../i18n/locales.ts';
import { validation as validationEn } from '../../i18n/strings/en/errors.ts';
import * as en from '../../i18n/strings/en/private.ts';
import { validation as validationFr } from '../../i18n/strings/fr/errors.ts';
import * as fr from '../../i18n/strings/fr/private.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';
import type { Texts } from '../../i18n/strings/texts.ts';

/** The texts of the private screens. They come with the code and not with the page, whose language is not known yet. */
export type PrivateTexts = Texts<typeof en> & Pick<Dictionary, 'validation'>;

export const privateTexts: Record<Locale, PrivateTexts> = {
  en: { ...en, validation: validationEn },
  fr: { ...fr, validation: validationFr },
};
