import { languageTags, type Locale } from './locales.ts';

const cache = new Map<string, Intl.DateTimeFormat>();

/** `9:00 a.m.` / `9 h`, `9 h 30` (Canadian usage, with no-break spaces), in the given IANA time zone. */
export function formatTime(instant: string | number, locale: Locale, timeZone: string): string {
  const key = `${locale} ${timeZone}`;
  let format = cache.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(languageTags[locale], { hour: 'numeric', minute: '2-digit', timeZone });
    cache.set(key, format);
  }
  const time = format.format(new Date(instant)).replaceAll(' ', '\u00a0');
  // Quebec writes no minutes where there are none.
  return locale === 'fr' ? time.replace(/\u00a000$/, '') : time;
}
