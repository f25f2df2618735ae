import type { Locale } from '../../i18n/locales.ts';
import { cancelPanel as en } from '../../i18n/strings/en/cancel-panel.ts';
import { cancelPanel as fr } from '../../i18n/strings/fr/cancel-panel.ts';
import type { Texts } from '../../i18n/strings/texts.ts';

export const cancelTexts: Record<Locale, Texts<typeof en>> = { en, fr };
