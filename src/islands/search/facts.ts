import { datesAddress } from '../../domain/catalogue/dates-address.ts';
import { kindOf, type FoundClass } from '../../domain/search/items.ts';
import { nextClass } from '../../domain/search/next-class.ts';
import type { Hit } from '../../domain/search/score.ts';
import type { Found } from '../../domain/search/search.ts';
import { fill, formatMoney, formatPlainDate, plural } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { SearchTexts } from '../header-texts.ts';

/** What a result says besides its title. */
export interface ResultFacts {
  kind: string;
  /** Its page; where a city or a language was asked for, with the class that is shown as its next. */
  href: string;
  /** Level and length of a course, or how many courses it is about. */
  extent: string[];
  price?: { label: string; amount: string };
  /** Its next class: the day, written out, where it is, and the language where that is neither its own nor the page's. */
  next?: { day: string; written: string; where: string; language?: string };
  /** Where it is not in the page's language. */
  language?: string;
}

/** The day that it is for the reader, `2026-11-22`. */
const today = () => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
};

/** The page of a course with the class in the city and the language that were asked for, or any page as it is. */
function chosenOn(
  { category, urlSlug }: Hit['item'],
  { place, language }: Found['query'],
  next: FoundClass | undefined,
): string {
  const isAsked =
    (place ?? language) !== undefined &&
    (place === undefined || next?.place === place) &&
    (language === undefined || next?.language === language);
  if (category !== 'Courses' || !next || !isAsked) return urlSlug;
  return datesAddress(urlSlug, { placeId: next.place || null, language: next.language, day: next.day });
}

export function factsOf(
  { item }: Hit,
  { query, cityNames }: Pick<Found, 'query' | 'cityNames'>,
  locale: Locale,
  texts: SearchTexts,
): ResultFacts {
  const { level, hours, price, courses, language } = item;
  const next = nextClass(item, query, language, today());
  const several = courses !== undefined;
  const money = (cents: number) => formatMoney(cents, locale, { short: true });
  const foreign = (of: Locale) => (of === locale ? {} : { language: texts.inLanguage[of] });
  return {
    kind: texts.kinds[kindOf(item)],
    href: chosenOn(item, query, next),
    extent: [
      ...(level === undefined ? [] : [fill(texts.level, { level })]),
      ...(hours === undefined ? [] : [plural(hours, locale, texts.hours)]),
      ...(courses === undefined ? [] : [plural(courses, locale, texts.courses)]),
    ],
    ...(price !== undefined && {
      price: {
        label: several ? texts.seatFrom : texts.seat,
        amount: money(several ? price : (next?.price ?? price)),
      },
    }),
    ...(next && {
      next: {
        day: next.day,
        written: formatPlainDate(next.day, locale, 'medium'),
        // The least of several courses is seldom what their next class costs.
        where: [
          cityNames.get(next.place) ?? texts.online,
          ...(several && price !== undefined ? [money(next.price ?? price)] : []),
        ].join(', '),
        ...(next.language !== language && foreign(next.language)),
      },
    }),
    ...foreign(language),
  };
}
