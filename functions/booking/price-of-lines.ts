import type { ConfirmRequest } from '../../src/domain/booking/contract.ts';
import { priceBooking, type BookingPrice } from '../../src/domain/money/price.ts';
import type { TaxPlace, TaxTable } from '../../src/domain/money/tax.ts';
import { eventOf, type BookedEventRow, type LineRow } from './view.ts';

/** What lines come to: less what a promo code takes off them, taxed where each class is held, or where the buyer is. */
export function priceOfLines(
  lines: readonly LineRow[],
  events: readonly BookedEventRow[],
  billing: ConfirmRequest['billing'],
  taxes: TaxTable,
): BookingPrice {
  return priceBooking(
    lines.map((line) => ({
      unitCents: line.unit_cents,
      quantity: line.quantity,
      discountCents: line.discount_cents,
      place: taxPlace(eventOf(events, line)),
    })),
    billing.country === 'CA' ? billing.province : null,
    taxes,
  );
}

function taxPlace(event: BookedEventRow): TaxPlace {
  return event.delivery === 'in-person' && event.place_province !== null
    ? { delivery: 'in-person', province: event.place_province }
    : { delivery: 'online' };
}
