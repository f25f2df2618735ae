import type { Company } from '~/collections/company/load.ts';
import { weekdays, type Weekday } from '~/domain/time/schedule.ts';
import { fill, formatTime } from '~/i18n/format.ts';
import { languageTags, type Locale } from '~/i18n/locales.ts';
import { first, present } from '~/domain/present.ts';

/** The first of January 2024 was a Monday. */
function nameOf(day: Weekday, locale: Locale): string {
  const date = new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)));
  return new Intl.DateTimeFormat(languageTags[locale], { weekday: 'long', timeZone: 'UTC' }).format(date);
}

/** Days that follow each other as a range (`range` is a text with `first` and `last`), others as a list. */
export function namesOfDays(days: readonly Weekday[], locale: Locale, range: string): string {
  const positions = days.map((day) => weekdays.indexOf(day));
  const inARow = positions.every((position, index) => index === 0 || position === (positions[index - 1] ?? NaN) + 1);
  if (days.length > 2 && inARow) {
    return fill(range, { first: nameOf(first(days), locale), last: nameOf(present(days.at(-1), 'a day'), locale) });
  }
  return new Intl.ListFormat(languageTags[locale]).format(days.map((day) => nameOf(day, locale)));
}

/** What a text about the office's hours is filled with. */
export function hoursOf({ hours, timeZone }: Company, locale: Locale, range: string) {
  const wall = (time: string) => formatTime(`2024-01-01T${time}:00Z`, locale, 'UTC');
  const zone = new Intl.DateTimeFormat(languageTags[locale], { timeZone, timeZoneName: 'longGeneric' });
  return {
    days: namesOfDays(hours.days, locale, range),
    from: wall(hours.from),
    to: wall(hours.to),
    zone: zone.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? '',
  };
}
