import type { Locale } from '../../i18n/locales.ts';
import { officeRooms as en } from '../../i18n/strings/en/office/rooms.ts';
import { officeRooms as fr } from '../../i18n/strings/fr/office/rooms.ts';
import type { Texts } from '../../i18n/strings/texts.ts';

export const roomTexts: Record<Locale, Texts<typeof en>> = { en, fr };
