import { locales, type Locale } from './locales.ts';

/** The fragment by which a link of a mail opens a private page in its reader's language: such a page has one address for both. */
export const languageHash = (locale: Locale): string => `in-${locale}`;

/** The language that an address names, `#in-fr` or `#in-fr&…`; `undefined` of any other fragment. */
export const languageOfHash = (hash: string): Locale | undefined =>
  locales.find((locale) => hash.split('&')[0] === `#${languageHash(locale)}`);
