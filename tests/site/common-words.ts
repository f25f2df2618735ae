import type { Locale } from '../../src/i18n/locales.ts';

/** Words of nearly every sentence of one language, and of none of the other. */
export const COMMON: Record<Locale, ReadonlySet<string>> = {
  en: new Set(
    'the and of to with for that this from your you are is our not it which when who have has will can be by at'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'le la les des du une et pour avec dans vous votre vos est sont qui que sur par aux ce cette nous notre nos pas sans'.split(
      ' ',
    ),
  ),
};

/** The words of a text, as they are compared. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
