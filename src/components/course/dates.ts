import { buildTime } from '~/build/moment.ts';
import type { UpcomingClass } from '~/collections/schedule/load.ts';
import type { Locale } from '~/i18n/locales.ts';

/** Dates that a course page lists; the timetable has the rest. */
const LISTED = 5;

/** Dates to choose from beside the price. */
const CHOICES = 3;

const isOpen = ({ cancelled, salesEnd }: UpcomingClass) => !cancelled && Date.parse(salesEnd) > buildTime.getTime();

const byDate = (a: UpcomingClass, b: UpcomingClass) => Date.parse(a.start) - Date.parse(b.start);

const ownFirst = (a: UpcomingClass, b: UpcomingClass, locale: Locale) =>
  Number(b.language === locale) - Number(a.language === locale);

/** A date in the page's other language never stands before one in its own. */
const inOrder = (locale: Locale) => (a: UpcomingClass, b: UpcomingClass) => ownFirst(a, b, locale) || byDate(a, b);

const onlineFirst = (locale: Locale) => (a: UpcomingClass, b: UpcomingClass) =>
  ownFirst(a, b, locale) || Number(a.place !== null) - Number(b.place !== null) || byDate(a, b);

/** In their order, but those that nobody can book behind all that one can. */
export const openFirst = (classes: readonly UpcomingClass[]) =>
  classes.toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)));

/** What `count` of a list say of all of it: the first of each kind, in the page's own language first, then whatever is next. */
function mixed(classes: readonly UpcomingClass[], locale: Locale, count: number): UpcomingClass[] {
  const own = classes.toSorted((a, b) => ownFirst(a, b, locale));
  const kinds = new Map<string, UpcomingClass>();
  for (const one of own.filter(isOpen).toSorted(onlineFirst(locale))) {
    const kind = `${one.placeId} ${one.language}`;
    if (!kinds.has(kind)) kinds.set(kind, one);
  }
  return [...new Set([...kinds.values(), ...own])].slice(0, count);
}

/**
 * The dates of a course that its page shows, those in the page's language first and each in their order, cancelled ones included
 * and those that nobody can book last: each place and language with its next class, then the next ones. `choices`, of those that are on
 * sale, stand beside the price by their date, since each says its language; `chosen` is the one of them that suits most readers: in
 * the page's language, and online before a city of somebody else.
 */
export function datesShown(classes: readonly UpcomingClass[], locale: Locale) {
  const listed = openFirst(mixed(classes, locale, LISTED).toSorted(inOrder(locale)));
  const choices = mixed(listed.filter(isOpen), locale, CHOICES).toSorted(byDate);
  const [chosen] = choices.toSorted(onlineFirst(locale));
  return { listed, choices, chosen };
}

/** The next class on sale of those, where there is one in the page's language. */
export const nextOpen = (classes: readonly UpcomingClass[], locale: Locale): UpcomingClass | undefined =>
  classes.filter(isOpen).toSorted(inOrder(locale))[0];
