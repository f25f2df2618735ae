import type { Locale } from '../../i18n/locales.ts';
import { officeMoney as en } from '../../i18n/strings/en/office/money.ts';
import { officeMoney as fr } from '../../i18n/strings/fr/office/money.ts';
import type { Texts } from '../../i18n/strings/texts.ts';

export const moneyTexts: Record<Locale, Texts<typeof en>> = { en, fr };
