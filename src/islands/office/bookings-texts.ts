import type { FormWords } from '../../i18n/form-words.ts';
import { fill, formatMoney } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { officeBookings as en } from '../../i18n/strings/en/office/bookings.ts';
import { officeBookings as fr } from '../../i18n/strings/fr/office/bookings.ts';
import type { Texts } from '../../i18n/strings/texts.ts';

export type BookingTexts = Texts<typeof en>;
export const bookingTexts: Record<Locale, BookingTexts> = { en, fr };

/** What the form says that uses a client's credit, of which at most so much can be used. */
export function creditWords(locale: Locale, mostCents: number): FormWords {
  const { credit } = bookingTexts[locale];
  const amount = formatMoney(mostCents, locale);
  return {
    ...credit,
    hints: { ...credit.hints, amount: fill(credit.hints.amount, { amount }) },
    reasons: { amount: { amount: fill(credit.reasons.amount.amount, { amount }) } },
  };
}
