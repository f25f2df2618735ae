import type { Locale } from '../../i18n/locales.ts';
import { officeToday as en } from '../../i18n/strings/en/office/today.ts';
import { officeToday as fr } from '../../i18n/strings/fr/office/today.ts';
import type { Texts } from '../../i18n/strings/texts.ts';

export type TodayTexts = Texts<typeof en>;
export const todayTexts: Record<Locale, TodayTexts> = { en, fr };
