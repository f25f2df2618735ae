import { languageTags, type Locale } from '../../i18n/locales.ts';

/** A month, `2026-12`, as it is called: `December 2026`. */
export const monthName = (month: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTags[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-15`),
  );
