import { atom } from 'nanostores';
import { FRENCH_PREFERENCE } from '../domain/storage/french-preference.ts';
import { languageOfHash } from '../i18n/language-hash.ts';
import type { Locale } from '../i18n/locales.ts';
import { safeStorage } from './storage.ts';

const storage = typeof window === 'undefined' ? {} : safeStorage(() => localStorage);
const preferred = (): Locale => (FRENCH_PREFERENCE in storage ? 'fr' : 'en');

/** Whether the language was chosen on this page: then nothing else decides it. */
let chosen = false;

/** The language of the private pages, which have one address for both: that of the preference. */
export const $interfaceLanguage = atom<Locale>(preferred());

export function chooseLanguage(locale: Locale): void {
  chosen = true;
  if (locale === 'fr') storage[FRENCH_PREFERENCE] = 'true';
  else delete storage[FRENCH_PREFERENCE];
  $interfaceLanguage.set(locale);
}

if (typeof window !== 'undefined') {
  const named = languageOfHash(location.hash);
  if (named) chooseLanguage(named);
}

/** An account has a language, too: French pages for who is written to in French. */
export function suggestLanguage(locale: Locale): void {
  if (!chosen && locale === 'fr') $interfaceLanguage.set(locale);
}
