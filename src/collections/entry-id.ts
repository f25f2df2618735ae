import { defaultLocale, isLocale, type Locale } from '../i18n/locales.ts';

/** `en/excel-level-1` → its language and slug. An entry that is in no folder of a language is English. */
export function splitId(id: string): { locale: Locale; slug: string } {
  const [locale, ...slug] = id.split('/');
  return isLocale(locale) ? { locale, slug: slug.join('/') } : { locale: defaultLocale, slug: id };
}
