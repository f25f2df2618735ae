import type { UpcomingClass } from '~/collections/schedule/load.ts';
import type { Locale } from '~/i18n/locales.ts';
import { strings } from '~/i18n/strings/index.ts';

/** Where a date is, and in which language where that is not the page's: `Ottawa, in French`. */
export function whereOf({ place, language }: Pick<UpcomingClass, 'place' | 'language'>, locale: Locale): string {
  const { online, shortLanguages } = strings(locale).course;
  return [place?.city[locale] ?? online, ...(language === locale ? [] : [shortLanguages[language]])].join(', ');
}
