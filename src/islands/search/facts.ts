import { kindOf } from '../../domain/search/items.ts';
import { nextClass } from '../../domain/search/next-class.ts';
import type { Query } from '../../domain/search/query.ts';
import type { Hit } from '../../domain/search/score.ts';
import { fill, formatMoney, formatPlainDate, plural } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { SearchTexts } from '../header-texts.ts';

/** What a result says besides its title. */
export interface ResultFacts {
  kind: string;
  /** Level and length of a course, or how many courses it is about. */
  extent: string[];
  price?: { label: string; amount: string };
  /** Its next class: the day, written out, and the language where that is neither its own nor the page's. */
  next?: { day: string; written: string; language?: string };
  /** Where it is not in the page's language. */
  language?: string;
}

/** The day that it is for the reader, `2026-11-22`. */
const today = () => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
};

export function factsOf({ item }: Hit, query: Query, locale: Locale, texts: SearchTexts): ResultFacts {
  const { level, hours, price, courses, language } = item;
  const next = nextClass(item, query, language, today());
  const foreign = (of: Locale) => (of === locale ? {} : { language: texts.inLanguage[of] });
  return {
    kind: texts.kinds[kindOf(item)],
    extent: [
      ...(level === undefined ? [] : [fill(texts.level, { level })]),
      ...(hours === undefined ? [] : [plural(hours, locale, texts.hours)]),
      ...(courses === undefined ? [] : [plural(courses, locale, texts.courses)]),
    ],
    ...(price !== undefined && {
      price: {
        label: courses === undefined ? texts.seat : texts.seatFrom,
        amount: formatMoney(price, locale, { short: true }),
      },
    }),
    ...(next && {
      next: {
        day: next.day,
        written: formatPlainDate(next.day, locale, 'medium'),
        ...(next.language !== language && foreign(next.language)),
      },
    }),
    ...foreign(language),
  };
}
