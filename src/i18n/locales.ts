/** The two languages of the site. English is the default and has no prefix; French lives below `/fr`. */
export const locales = ['en', 'fr'] as const;

export type Locale = (typeof locales)[number];

/** BCP 47 tags for `lang`, `hreflang` and `Intl`. */
export const languageTags = { en: 'en-CA', fr: 'fr-CA' } as const satisfies Record<Locale, string>;

/** Each language's name in itself, as a language switch shows it. */
export const languageNames = { en: 'English', fr: 'Français' } as const satisfies Record<Locale, string>;

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'fr' : 'en';
}

/** The language of a site path: French below `/fr`, English everywhere else. */
export function localeOfPath(path: string): Locale {
  return path === '/fr' || path.startsWith('/fr/') ? 'fr' : 'en';
}
