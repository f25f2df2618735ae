import { languageTags, type Locale } from '../../i18n/locales.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function format(day: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const key = `${locale} ${Object.keys(options).join()}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(languageTags[locale], { ...options, timeZone: 'UTC' });
  formats.set(key, known);
  return known.format(Date.parse(day));
}

/** `Mon` and `23`, `lun.` and `23`, of `2026-11-23`. */
export const dayName = (day: string, locale: Locale) => ({
  weekday: format(day, locale, { weekday: 'short' }),
  day: String(Number(day.slice(8))),
});

/** `November 23`, `1er décembre`. */
export const weekName = (monday: string, locale: Locale): string =>
  format(monday, locale, { day: 'numeric', month: 'long' }).replace(/^1(?= )/, locale === 'fr' ? '1er' : '1');

/** `December 2026`, of `2026-12`. */
export const monthName = (month: string, locale: Locale): string =>
  format(`${month}-01`, locale, { month: 'long', year: 'numeric' });

/** `Monday`, `lundi`. */
export const weekdayName = (day: string, locale: Locale): string => format(day, locale, { weekday: 'long' });
