import type { Locale } from '../../i18n/locales.ts';
import { officeBookings as en } from '../../i18n/strings/en/office/bookings.ts';
import { officeBookings as fr } from '../../i18n/strings/fr/office/bookings.ts';
import type { Texts } from '../../i18n/strings/texts.ts';

export type BookingTexts = Texts<typeof en>;
export const bookingTexts: Record<Locale, BookingTexts> = { en, fr };
