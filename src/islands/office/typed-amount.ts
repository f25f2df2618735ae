import type { Locale } from '../../i18n/locales.ts';

/** An amount as people type it in a language, `1,234.50` or `1 234,50`. */
export const typedAmount = (cents: number, locale: Locale): string =>
  new Intl.NumberFormat(locale === 'fr' ? 'fr-CA' : 'en-CA', { minimumFractionDigits: 2 }).format(cents / 100);
