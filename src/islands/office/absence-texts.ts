import type { DaysAway } from '../../domain/classes/absences.ts';
import type { FormWords } from '../../i18n/form-words.ts';
import { formatPlainDate } from '../../i18n/format.ts';
import { languageTags, type Locale } from '../../i18n/locales.ts';
import { officeAbsences as en } from '../../i18n/strings/en/office/absences.ts';
import { officeAbsences as fr } from '../../i18n/strings/fr/office/absences.ts';
import type { Texts } from '../../i18n/strings/texts.ts';

export const absenceTexts: Record<Locale, Texts<typeof en>> = { en, fr };

/** Days on end: `January 12–16, 2027`, or the one that it is. */
export function daysText({ from, to }: DaysAway, locale: Locale): string {
  if (from === to) return formatPlainDate(from, locale);
  const format = new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeZone: 'UTC' });
  return format.formatRange(new Date(from), new Date(to));
}

/** Single days of a class: `Tue., Jan. 12; Wed., Jan. 13`. */
export const classDaysText = (days: readonly string[], locale: Locale): string =>
  days.map((day) => formatPlainDate(day, locale, 'short')).join('; ');

/** What the form says; trainers are called by their names. */
export function absenceWords(locale: Locale, trainers: readonly string[]): FormWords {
  const { fields, hints, options, ifEmpty, reasons } = absenceTexts[locale];
  const named = Object.fromEntries(trainers.map((name) => [name, name]));
  return { fields, hints, options: { ...options, trainer: named }, ifEmpty, reasons };
}
