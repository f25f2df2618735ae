import { goesBack, waysBack, type Standing } from '../../domain/changes/amounts.ts';
import { fill, formatMoney } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { bookingTexts } from './bookings-texts.ts';

/** What of a credit of so much goes back to credits that had paid, as a sentence that others follow; empty where nothing does. */
export function toCreditsText(money: Standing, creditedCents: number, locale: Locale): string {
  const { toCreditsCents } = waysBack(money, goesBack(money, Math.max(0, creditedCents)));
  const { toCredits } = bookingTexts[locale].changes;
  return toCreditsCents > 0 ? `${fill(toCredits, { amount: formatMoney(toCreditsCents, locale) })} ` : '';
}
