import type { Locale } from '../../i18n/locales.ts';
import { ways as en } from '../../i18n/strings/en/ways.ts';
import { ways as fr } from '../../i18n/strings/fr/ways.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';

/** They come with the code of the cart and of the checkout, which few visits need. */
export const waysTexts: Record<Locale, Dictionary['ways']> = { en, fr };
