import type { ErrorCode } from '../../domain/api/errors.ts';
import type { FormWords } from '../../i18n/form-words.ts';
import type { Locale } from '../../i18n/locales.ts';
import { officeErrors as errorsEn } from '../../i18n/strings/en/office/errors.ts';
import { officeShell as shellEn } from '../../i18n/strings/en/office/shell.ts';
import { officeErrors as errorsFr } from '../../i18n/strings/fr/office/errors.ts';
import { officeShell as shellFr } from '../../i18n/strings/fr/office/shell.ts';
import type { Texts } from '../../i18n/strings/texts.ts';
import { errorTexts } from '../header-texts.ts';

export type OfficeTexts = Texts<typeof shellEn>;

/** What all screens of the office say; each has a file of its own besides. They come with the code, as the private screens' do. */
export const officeTexts: Record<Locale, OfficeTexts> = { en: shellEn, fr: shellFr };

const ownErrors: Record<Locale, Readonly<Partial<Record<ErrorCode, string>>>> = { en: errorsEn, fr: errorsFr };

/** What has happened to a call, as the office is told of it: a visitor would be told to call the office. */
export const officeError = (locale: Locale, code: ErrorCode): string =>
  ownErrors[locale][code] ?? errorTexts[locale][code];

/** Of the form that asks for a code. */
export function codeWords(locale: Locale): FormWords {
  const t = officeTexts[locale];
  return { fields: { code: t.code }, hints: { code: t.codeHint }, ifEmpty: { code: t.codeMissing } };
}

/** Of the form that asks for nothing but a reason. */
export function reasonWords(locale: Locale): FormWords {
  const { reason, reasonHint, reasonMissing } = officeTexts[locale].act;
  return { fields: { reason }, hints: { reason: reasonHint }, ifEmpty: { reason: reasonMissing } };
}
