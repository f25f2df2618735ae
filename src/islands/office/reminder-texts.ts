import type { Locale } from '../../i18n/locales.ts';
import { officeReminders as en } from '../../i18n/strings/en/office/reminders.ts';
import { officeReminders as fr } from '../../i18n/strings/fr/office/reminders.ts';
import type { Texts } from '../../i18n/strings/texts.ts';

export const reminderTexts: Record<Locale, Texts<typeof en>> = { en, fr };
