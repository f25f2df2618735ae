import type { Locale } from '../locales.ts';
import * as en from './en/index.ts';
import * as fr from './fr/index.ts';
import type { Texts } from './texts.ts';

export type Dictionary = Texts<typeof en>;

const dictionaries: Record<Locale, Dictionary> = { en, fr };

/** Every text of the interface in one language. Pages hand an island only the part it needs. */
export function strings(locale: Locale): Dictionary {
  return dictionaries[locale];
}
