/** An amount as people type it in a language, `1,234.50` or `1 234,50`. */
export const typedAmount = (cents: number, locale: 'en' | 'fr'): string =>
  new Intl.NumberFormat(locale === 'fr' ? 'fr-CA' : 'en-CA', { minimumFractionDigits: 2 }).format(cents / 100);
