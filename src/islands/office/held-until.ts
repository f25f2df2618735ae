import { dateIn } from '../../domain/time/calendar.ts';
import { fill, formatDate, formatTime } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';

/** Until when something is held: the day that ends where it ends with a day, and the hour elsewhere. */
export function untilText(
  at: string,
  { locale, timeZone, texts }: { locale: Locale; timeZone: string; texts: { until: string; untilDay: string } },
): string {
  const before = Date.parse(at) - 1;
  const day = dateIn(timeZone, before);
  if (day !== dateIn(timeZone, Date.parse(at))) {
    return fill(texts.untilDay, { date: formatDate(new Date(before).toISOString(), locale, timeZone) });
  }
  return fill(texts.until, { date: formatDate(at, locale, timeZone), time: formatTime(at, locale, timeZone) });
}
