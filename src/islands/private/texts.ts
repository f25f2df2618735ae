import type { Locale } from '../../i18n/locales.ts';
import { provinceNames as provincesEn } from '../../i18n/strings/en/addresses.ts';
import { validation as validationEn } from '../../i18n/strings/en/errors.ts';
import * as en from '../../i18n/strings/en/private.ts';
import { provinceNames as provincesFr } from '../../i18n/strings/fr/addresses.ts';
import { validation as validationFr } from '../../i18n/strings/fr/errors.ts';
import * as fr from '../../i18n/strings/fr/private.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';
import type { Texts } from '../../i18n/strings/texts.ts';

/** The texts of the private screens. They come with the code and not with the page, whose language is not known yet. */
export type PrivateTexts = Texts<typeof en> & Pick<Dictionary, 'validation' | 'provinceNames'>;

export const privateTexts: Record<Locale, PrivateTexts> = {
  en: { ...en, validation: validationEn, provinceNames: provincesEn },
  fr: { ...fr, validation: validationFr, provinceNames: provincesFr },
};
