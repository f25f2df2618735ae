import type { Locale } from '../../i18n/locales.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';

export interface FinderProps {
  locale: Locale;
  /** Of the file with the questions. */
  questionsHref: string;
  texts: Dictionary['levelFinder']['finder'];
}
