import { languageTags, type Locale } from '../../i18n/locales.ts';

const format = (day: string, locale: Locale, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(languageTags[locale], { ...options, timeZone: 'UTC' }).format(Date.parse(day));

/** French counts the first of a month: `1er`. */
const withFirst = (date: string, locale: Locale) => (locale === 'fr' ? date.replace(/^1(?!\d)/, '1er') : date);

/** `Mon` and `23`, `lun.` and `23`, of `2026-11-23`. */
export const dayName = (day: string, locale: Locale) => ({
  weekday: format(day, locale, { weekday: 'short' }),
  day: withFirst(String(Number(day.slice(8))), locale),
});

/** `November 23`, `1er décembre`. */
export const weekName = (monday: string, locale: Locale): string =>
  withFirst(format(monday, locale, { day: 'numeric', month: 'long' }), locale);

/** `December 2026`, of `2026-12`, or `December` alone. */
export const monthName = (month: string, locale: Locale, withYear = true): string =>
  format(`${month}-01`, locale, { month: 'long', ...(withYear && { year: 'numeric' }) });

/** `Monday`, `lundi`. */
export const weekdayName = (day: string, locale: Locale): string => format(day, locale, { weekday: 'long' });
