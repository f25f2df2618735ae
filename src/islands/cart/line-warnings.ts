import type { CartLine } from '../../domain/cart/cart.ts';
import { MAX_SEATS_PER_LINE } from '../../domain/catalogue/classes.ts';
import { fill, formatDate, formatMoney, formatTime, plural } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { ClassDetails } from '../../stores/cart-details.ts';
import type { CartTexts } from '../header-texts.ts';
import { officeReach } from '../reach.ts';

/** What stands in the way of booking a line as it is, in words; none when all is well or nothing is known yet. */
export function warningsOf(
  line: CartLine,
  details: ClassDetails | undefined,
  locale: Locale,
  texts: CartTexts,
): string[] {
  const warnings: string[] = [];
  if (line.quantity > MAX_SEATS_PER_LINE) warnings.push(texts.tooMany);
  if (details?.code) {
    const { not_found, network, other } = texts.failed;
    return [...warnings, details.code === 'not_found' ? not_found : details.code === 'network' ? network : other];
  }
  const event = details?.event;
  if (!event) return warnings;
  if (event.availability === 'closed') return [...warnings, texts.closed];
  if (event.payment.length === 0) {
    return [...warnings, fill(texts.tooSoon, { phone: officeReach(locale).phone?.text ?? '' })];
  }
  if (event.availability === 'full') return [...warnings, texts.full];
  if (event.seatsLeft < line.quantity) warnings.push(plural(event.seatsLeft, locale, texts.seatsNow));
  const now = event.sessions[0]?.start ?? '';
  if (Date.parse(now) - Date.parse(line.start)) {
    warnings.push(
      fill(texts.dateNow, {
        date: formatDate(now, locale, event.timeZone),
        time: formatTime(now, locale, event.timeZone),
      }),
    );
  }
  if (event.priceCents !== line.priceCents) {
    warnings.push(fill(texts.priceNow, { price: formatMoney(event.priceCents, locale) }));
  }
  return warnings;
}
