import { buildTime } from '~/build/moment.ts';
import type { UpcomingClass } from '~/collections/schedule/load.ts';
import type { Locale } from '~/i18n/locales.ts';

/** Dates that a course page lists; the timetable has the rest. */
const LISTED = 5;

/** Dates to choose from beside the price. */
const CHOICES = 3;

const isOpen = ({ cancelled, salesEnd }: UpcomingClass) => !cancelled && Date.parse(salesEnd) > buildTime.getTime();

/** What `count` of a list say of all of it: the first of each kind, in the page's own language first, then whatever is next. */
function mixed(classes: readonly UpcomingClass[], locale: Locale, count: number): UpcomingClass[] {
  const own = classes.toSorted((a, b) => Number(b.language === locale) - Number(a.language === locale));
  const kinds = new Map<string, UpcomingClass>();
  for (const one of own.filter(isOpen)) {
    const kind = `${one.placeId} ${one.language}`;
    if (!kinds.has(kind)) kinds.set(kind, one);
  }
  return [...new Set([...kinds.values(), ...own])].slice(0, count);
}

const byDate = (a: UpcomingClass, b: UpcomingClass) => Date.parse(a.start) - Date.parse(b.start);

const ownFirst = (locale: Locale) => (a: UpcomingClass, b: UpcomingClass) =>
  Number(b.language === locale) - Number(a.language === locale) || byDate(a, b);

/**
 * The dates of a course that its page shows, cancelled ones included: each place and language with its next class, then the
 * next ones, those in the page's language first. `choices`, of those that are on sale, stand beside the price, the next one first.
 */
export function datesShown(classes: readonly UpcomingClass[], locale: Locale) {
  const listed = mixed(classes, locale, LISTED).toSorted(ownFirst(locale));
  const choices = mixed(listed.filter(isOpen), locale, CHOICES).toSorted(ownFirst(locale));
  return { listed, choices };
}
