import type { ConfirmRequest } from '../../src/domain/booking/contract.ts';
import { priceBooking, type BookingPrice } from '../../src/domain/money/price.ts';
import type { TaxTable } from '../../src/domain/money/tax.ts';
import type { Refusal } from '../platform/answers.ts';
import { atPricesNow } from './confirmation-rows.ts';
import type { Cover } from './cover.ts';
import { withCovers, type Covering } from './covering.ts';
import { withDiscount, type Discounted, type Discounting, type TakenOff } from './discounting.ts';
import { taxPlace } from './taxed-by.ts';
import { eventOf, type BookedEventRow, type BookingRecord, type LineRow } from './view.ts';

interface Pricing extends Discounted {
  covering: Covering;
  discounting: Discounting;
}

/** What the lines of a hold cost now, with what covers them and what is taken off; or why a code does nothing. */
export async function pricedLines(
  { lines, events }: Pick<BookingRecord, 'lines' | 'events'>,
  { covering, discounting, ...who }: Pricing,
): Promise<{ lines: LineRow[]; covers: ReadonlyMap<string, Cover>; off: TakenOff | null } | Refusal<'validation'>> {
  const covers = await covering(lines, events, who.at);
  if ('problem' in covers) return covers;
  const atCover = withCovers(atPricesNow(lines, events), covers);
  const off = await discounting(atCover, events, who);
  if (off && 'problem' in off) return off;
  return { lines: withDiscount(atCover, off), covers, off };
}

/** Whether nothing is left to pay for. */
export const costsNothing = (lines: readonly LineRow[]): boolean =>
  lines.every((line) => line.unit_cents * line.quantity === line.discount_cents);

/** What lines come to: less what a promo code takes off them, taxed where each class is held, or where the buyer is. */
export function priceOfLines(
  lines: readonly LineRow[],
  events: readonly BookedEventRow[],
  billing: Pick<ConfirmRequest['billing'], 'country' | 'province'>,
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
