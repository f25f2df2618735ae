import type { Locale } from '../../i18n/locales.ts';
import { standing as en } from '../../i18n/strings/en/standing.ts';
import { standing as fr } from '../../i18n/strings/fr/standing.ts';
import type { Texts } from '../../i18n/strings/texts.ts';

/** They come with the code and not with the page, which few need them in and which has no byte to spare. */
export const standingTexts: Record<Locale, Texts<typeof en>> = { en, fr };
