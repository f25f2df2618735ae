import { atom } from 'nanostores';
import type { Locale } from '../i18n/locales.ts';
import { safeStorage } from './storage.ts';

/** Set while a visitor prefers French; pages that exist in one address speak French then. */
const PREFERENCE_KEY = 'frenchPreference';

const storage = typeof window === 'undefined' ? {} : safeStorage(() => localStorage);
const preferred = (): Locale => (PREFERENCE_KEY in storage ? 'fr' : 'en');

/** Whether the language was chosen on this page: then nothing else decides it. */
let chosen = false;

/** The language of the private pages, which have one address for both. */
export const $interfaceLanguage = atom<Locale>(preferred());

export function chooseLanguage(locale: Locale): void {
  chosen = true;
  if (locale === 'fr') storage[PREFERENCE_KEY] = 'true';
  else delete storage[PREFERENCE_KEY];
  $interfaceLanguage.set(locale);
}

/** An account has a language, too: French pages for who is written to in French. */
export function suggestLanguage(locale: Locale): void {
  if (!chosen && locale === 'fr') $interfaceLanguage.set(locale);
}
