import type { Locale } from '../../i18n/locales.ts';
import { officeCosts as en } from '../../i18n/strings/en/office/costs.ts';
import { officeCosts as fr } from '../../i18n/strings/fr/office/costs.ts';
import type { Texts } from '../../i18n/strings/texts.ts';

export const costTexts: Record<Locale, Texts<typeof en>> = { en, fr };
