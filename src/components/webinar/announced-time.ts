import type { Webinar } from '~/collections/webinars/load.ts';
import { formatDate, formatTime, formatTimeZone } from '~/i18n/format.ts';

/** When a webinar is, as the office announces it. */
export function whenOf({ start, end, locale, timeZone }: Webinar) {
  return {
    day: formatDate(start, locale, timeZone, 'full'),
    date: formatDate(start, locale, timeZone),
    from: formatTime(start, locale, timeZone),
    to: formatTime(end, locale, timeZone),
    zone: formatTimeZone(start, locale, timeZone),
  };
}
