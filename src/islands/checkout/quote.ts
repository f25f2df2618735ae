import { subtotalOf, type CartLine } from '../../domain/cart/cart.ts';
import type { EventDetail } from '../../domain/catalogue/classes.ts';
import { priceBooking } from '../../domain/money/price.ts';
import { isProvince, type Province } from '../../domain/money/provinces.ts';
import type { TaxPlace, TaxTable } from '../../domain/money/tax.ts';
import type { Values } from '../../domain/forms/form.ts';
import type { PriceChanged } from '../../domain/booking/contract.ts';
import { discountByClass } from '../../domain/promo-codes/offer.ts';
import type { PromoView } from '../../domain/promo-codes/contract.ts';
import { inCanada } from '../../domain/booking/checkout-form.ts';

export interface Quote {
  /** What a promo code takes off the prices of the list. */
  discount: { code: string; cents: number } | null;
  subtotalCents: number;
  /** `null` while the province that decides, or what a class is, is not known. */
  price: { taxes: PriceChanged['taxes']; totalCents: number } | null;
  /** Provinces of the rooms. */
  rooms: Province[];
  /** Whose tax online classes carry; `null` where there are none. */
  online: Province | 'abroad' | 'unknown' | null;
}

function placeOf(event: EventDetail): TaxPlace {
  return event.delivery === 'in-person' && event.place
    ? { delivery: 'in-person', province: event.place.province }
    : { delivery: 'online' };
}

const netOf = ({ eventId, priceCents, quantity }: CartLine) => ({ eventId, netCents: priceCents * quantity });

/** What the cart costs where the visitor is billed, and which taxes apply for which reason. */
export function quoteOf(
  lines: readonly CartLine[],
  events: Readonly<Record<string, { event?: EventDetail } | undefined>>,
  typed: Values,
  taxes: TaxTable,
  promo?: PromoView,
): Quote {
  const eligible = lines.filter(({ eventId }) => promo?.eventIds.includes(eventId));
  const off = promo ? discountByClass(promo.reduction, eligible.map(netOf)) : new Map<string, number>();
  const places = lines.map((line) => {
    const event = events[line.eventId]?.event;
    return event && placeOf(event);
  });
  const known = places.filter((place) => place !== undefined);
  const priced = lines.flatMap((line, index) => {
    const place = places[index];
    const { eventId, quantity, priceCents: unitCents } = line;
    return place ? [{ unitCents, quantity, discountCents: off.get(eventId) ?? 0, place }] : [];
  });
  const province = typed['billing.province'] ?? '';
  const buyer = !inCanada(typed) ? null : isProvince(province) ? province : undefined;
  const rooms = known.flatMap((place) => (place.delivery === 'in-person' ? [place.province] : []));
  const hasOnline = known.some((place) => place.delivery === 'online');
  const decided = priced.length === lines.length && (!hasOnline || buyer !== undefined);
  const offCents = [...off.values()].reduce((sum, cents) => sum + cents, 0);
  return {
    discount: promo && offCents > 0 ? { code: promo.code, cents: offCents } : null,
    subtotalCents: subtotalOf(lines) - offCents,
    price: decided ? priceBooking(priced, buyer ?? null, taxes) : null,
    rooms: [...new Set(rooms)],
    online: hasOnline ? (buyer === undefined ? 'unknown' : (buyer ?? 'abroad')) : null,
  };
}

/** The quote as the server has it now, where that is another one: lines, taxes and total anew, before it is booked. */
export function asChanged(quote: Quote, now: PriceChanged | undefined): Quote {
  if (!now) return quote;
  const { discountCents, subtotalCents, taxes, totalCents } = now;
  const discount = quote.discount && { ...quote.discount, cents: discountCents };
  return { ...quote, discount, subtotalCents, price: { taxes, totalCents } };
}
