import { isLocale, type Locale } from '../../src/i18n/locales.ts';

/** The language of an entry by its folder: `content/podcast/fr/….md`. */
export function localeOfFile(file: string): Locale {
  const folder = file.split('/').at(-2);
  if (!isLocale(folder)) throw new Error(`${file}: expected a folder en or fr`);
  return folder;
}
