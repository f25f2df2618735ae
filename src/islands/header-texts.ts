import type { Locale } from '../i18n/locales.ts';
import { cart as cartEn } from '../i18n/strings/en/cart.ts';
import { errors as errorsEn, validation as validationEn } from '../i18n/strings/en/errors.ts';
import { eachForm as eachFormEn } from '../i18n/strings/en/each-form.ts';
import { login as loginEn } from '../i18n/strings/en/login.ts';
import { termsOfClass as termsEn } from '../i18n/strings/en/terms-of-class.ts';
import { search as searchEn } from '../i18n/strings/en/search.ts';
import { cart as cartFr } from '../i18n/strings/fr/cart.ts';
import { errors as errorsFr, validation as validationFr } from '../i18n/strings/fr/errors.ts';
import { eachForm as eachFormFr } from '../i18n/strings/fr/each-form.ts';
import { login as loginFr } from '../i18n/strings/fr/login.ts';
import { termsOfClass as termsFr } from '../i18n/strings/fr/terms-of-class.ts';
import { search as searchFr } from '../i18n/strings/fr/search.ts';
import type { FormTexts } from '../i18n/form-words.ts';
import type { Dictionary } from '../i18n/strings/index.ts';

export type CartTexts = Dictionary['cart'];
export type SearchTexts = Dictionary['search'];

/**
 * The texts of the header's islands, by the language that the page hands them. They come with the islands' code and
 * not with the page: as props they would weigh a kilobyte on every page, and most visits never need them.
 */
export const cartTexts: Record<Locale, CartTexts> = { en: cartEn, fr: cartFr };
export const termsTexts: Record<Locale, Dictionary['termsOfClass']> = { en: termsEn, fr: termsFr };
export const searchTexts: Record<Locale, SearchTexts> = { en: searchEn, fr: searchFr };
export const loginDialogTexts: Record<Locale, Dictionary['login']> = { en: loginEn, fr: loginFr };
export const errorTexts: Record<Locale, Dictionary['errors']> = { en: errorsEn, fr: errorsFr };
export const formTexts: Record<Locale, FormTexts> = {
  en: { eachForm: eachFormEn, errors: errorsEn, validation: validationEn },
  fr: { eachForm: eachFormFr, errors: errorsFr, validation: validationFr },
};
