import type { Locale } from '../../i18n/locales.ts';
import { officeWaitlists as en } from '../../i18n/strings/en/office/waitlists.ts';
import { officeWaitlists as fr } from '../../i18n/strings/fr/office/waitlists.ts';
import type { Texts } from '../../i18n/strings/texts.ts';

export type WaitlistsTexts = Texts<typeof en>;
export const waitlistsTexts: Record<Locale, WaitlistsTexts> = { en, fr };
