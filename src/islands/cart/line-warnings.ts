import { unitCentsOf, type CartEntry } from '../../domain/cart/cart.ts';
import { MAX_SEATS_PER_LINE } from '../../domain/catalogue/classes.ts';
import { fill, formatMoney, plural } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { ClassDetails } from '../../stores/cart-details.ts';
import type { CartTexts } from './Cart.tsx';

/** What stands in the way of booking a line as it is, in words; none when all is well or nothing is known yet. */
export function messagesOf(
  entry: CartEntry,
  details: ClassDetails | undefined,
  locale: Locale,
  texts: CartTexts,
): string[] {
  const messages: string[] = [];
  if (entry.Qty > MAX_SEATS_PER_LINE) messages.push(texts.tooMany);
  if (details?.code) {
    const { not_found, network, other } = texts.failed;
    return [...messages, details.code === 'not_found' ? not_found : details.code === 'network' ? network : other];
  }
  const event = details?.event;
  if (!event) return messages;
  if (event.availability === 'closed') return [...messages, texts.closed];
  if (event.availability === 'full') return [...messages, texts.full];
  if (event.seatsLeft < entry.Qty) messages.push(plural(event.seatsLeft, locale, texts.seatsNow));
  if (event.priceCents !== unitCentsOf(entry)) {
    messages.push(fill(texts.priceNow, { price: formatMoney(event.priceCents, locale, { short: true }) }));
  }
  return messages;
}
