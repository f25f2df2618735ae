import { first } from '../domain/present.ts';
import type { DatedClass } from '../domain/catalogue/classes.ts';
import { DOT } from './dot.ts';
import { cached, fill, formatDate, formatTime, formatTimeZone } from './format.ts';
import { languageTags, type Locale } from './locales.ts';
import type { Dictionary } from './strings/index.ts';

export type WordedClass = Pick<DatedClass, 'sessions' | 'timeZone' | 'place' | 'language'>;

/** The parts of a date in the order in which the language says them: `mardi`, `24`, `novembre`; French counts its first day, `1er`. The year is left out where it
 * is `thisYear`; else it stands with the month in the long style, and is the last part in the short one. */
export function dateParts(
  instant: string,
  {
    locale,
    timeZone,
    style,
    thisYear,
  }: { locale: Locale; timeZone: string; style: 'long' | 'short'; thisYear: number },
): { type: string; value: string }[] {
  const date = new Date(instant);
  const year = date.getUTCFullYear() === thisYear ? undefined : ('numeric' as const);
  const parts = cached(
    `parts ${locale} ${timeZone} ${style} ${year}`,
    () =>
      new Intl.DateTimeFormat(languageTags[locale], {
        ...{ weekday: style, month: style, day: 'numeric', year },
        timeZone,
      }),
  ).formatToParts(date);
  const inYear = parts.find(({ type }) => type === 'year');
  const said = parts
    .filter(({ type }) => type !== 'literal' && type !== 'year')
    .map(({ type, value }) => ({ type, value: type === 'day' && locale === 'fr' && value === '1' ? '1er' : value }));
  if (!inYear) return said;
  if (style === 'short') return [...said, inYear];
  return said.map(({ type, value }) => ({ type, value: type === 'month' ? `${value} ${inYear.value}` : value }));
}

/** A date where its weekday needs no place: `Dec. 8`, `8 déc.` */
export const shortDay = (instant: string, locale: Locale, timeZone: string): string =>
  formatDate(instant, locale, timeZone, 'short').replace(/^\S+ /, '');

/** What a list of dates says of a class, in words. */
export function classWords(
  { sessions, timeZone, place, language }: WordedClass,
  locale: Locale,
  t: Pick<Dictionary['classes'], 'hours' | 'later' | 'online' | 'taughtIn'>,
) {
  const opening = first(sessions);
  const hoursOf = ({ start, end }: (typeof sessions)[number]) =>
    fill(t.hours, { from: formatTime(start, locale, timeZone), to: formatTime(end, locale, timeZone) });
  const sameHours = new Set(sessions.map(hoursOf)).size === 1;
  const later = sessions.slice(1).map((session) => {
    // One date is one piece: no comma of its own in a list of them, and no line that ends inside it.
    const day = formatDate(session.start, locale, timeZone, 'short').replace(',', '').replaceAll(' ', '\u00a0');
    return sameHours ? day : `${day} ${hoursOf(session)}`;
  });
  return {
    start: opening.start,
    hours: `${hoursOf(opening)} ${formatTimeZone(opening.start, locale, timeZone)}`,
    /** The other sessions; empty where there is one. */
    later: later.length > 0 ? fill(t.later, { dates: new Intl.ListFormat(languageTags[locale]).format(later) }) : '',
    where: `${place ? `${place.city[locale]}, ${place.name[locale]}` : t.online}${DOT}${t.taughtIn[language]}`,
  };
}
