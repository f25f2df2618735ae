import { languageTags, type Locale } from './locales.ts';

const cache = new Map<string, Intl.DateTimeFormat>();

/** `9:00 a.m.` / `9 h 00` (Canadian usage, with no-break spaces), in the given IANA time zone. */
export function formatTime(instant: string | number, locale: Locale, timeZone: string): string {
  const key = `${locale} ${timeZone}`;
  let format = cache.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(languageTags[locale], { hour: 'numeric', minute: '2-digit', timeZone });
    cache.set(key, format);
  }
  return format.format(new Date(instant)).replaceAll(' ', '\u00a0');
}
