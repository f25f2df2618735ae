import { Temporal } from 'temporal-polyfill';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { formatDate, formatTime } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';

// In French as ISO has it: a French spreadsheet takes that for a day, and none of our words.

/** A day of a table: `Jan 12, 2027`, in French `2027-01-12`. */
export const tableDay = (at: string, lang: Locale, timeZone: string): string =>
  lang === 'fr' ? dateIn(timeZone, at) : formatDate(at, lang, timeZone, 'short');

/** A time of a table: `Jan 12, 2027, 9:00 AM`, in French `2027-01-12 09:00`. */
export function tableTime(at: string, lang: Locale, timeZone: string): string {
  if (lang === 'en') return `${tableDay(at, lang, timeZone)}, ${formatTime(at, lang, timeZone)}`;
  const time = Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).toPlainTime();
  return `${dateIn(timeZone, at)} ${time.toString({ smallestUnit: 'minute' })}`;
}
