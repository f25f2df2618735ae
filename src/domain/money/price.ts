import type { Cents } from './money.ts';
import type { Province } from './provinces.ts';
import { provinceOfTax, taxesOf, type TaxAmount, type TaxPlace, type TaxTable } from './tax.ts';

/** What the price of a booking is worked out from: seats of a class at the server's price. */
export interface PricedLine {
  unitCents: Cents;
  quantity: number;
  /** What a promo code takes off the line. */
  discountCents?: Cents;
  place: TaxPlace;
}

export interface BookingPrice {
  /** Net amount of each line, in the order of the lines. */
  lineCents: Cents[];
  /** What was taken off all of them. */
  discountCents: Cents;
  subtotalCents: Cents;
  taxes: TaxAmount[];
  totalCents: Cents;
}

/** List prices → promo code → subtotal → taxes → total, for a buyer in a province (`null`: outside Canada). */
export function priceBooking(lines: readonly PricedLine[], buyer: Province | null, table: TaxTable): BookingPrice {
  const netLines = lines.map(({ unitCents, quantity, discountCents = 0, place }) => ({
    netCents: unitCents * quantity - discountCents,
    province: provinceOfTax(place, buyer),
  }));
  const lineCents = netLines.map(({ netCents }) => netCents);
  const subtotalCents = lineCents.reduce((a, b) => a + b, 0);
  const taxes = taxesOf(netLines, table);
  return {
    lineCents,
    discountCents: lines.reduce((sum, { discountCents = 0 }) => sum + discountCents, 0),
    subtotalCents,
    taxes,
    totalCents: taxes.reduce((sum, tax) => sum + tax.amountCents, subtotalCents),
  };
}
