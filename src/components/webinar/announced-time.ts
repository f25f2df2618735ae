import type { Webinar } from '~/collections/webinars/load.ts';
import { formatDate, formatTime, formatTimeZone } from '~/i18n/format.ts';

/** When a webinar is, as the office announces it. */
export function whenOf({ start, end, timeZone }: Webinar) {
  return {
    day: formatDate(start, 'en', timeZone, 'full'),
    date: formatDate(start, 'en', timeZone),
    from: formatTime(start, 'en', timeZone),
    to: formatTime(end, 'en', timeZone),
    zone: formatTimeZone(start, 'en', timeZone),
  };
}
