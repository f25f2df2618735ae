import { discountOver, type Reduction } from '../money/discount.ts';
import type { Cents } from '../money/money.ts';
import { priceBooking, type BookingPrice } from '../money/price.ts';
import type { Province } from '../money/provinces.ts';
import type { TaxAmount, TaxTable } from '../money/tax.ts';

/** A line as far as its price goes. `province` is where it is given in a room; `null` is taxed where the buyer is. */
export interface PricedQuoteLine {
  isSeats: boolean;
  quantity: number;
  unitCents: Cents;
  province: Province | null;
}

export interface QuotePrice {
  /** What the discount takes off each line, in their order. */
  offCents: Cents[];
  discountCents: Cents;
  subtotalCents: Cents;
  /** By province and tax, over both invoices. */
  taxes: Omit<TaxAmount, 'lineCents'>[];
  totalCents: Cents;
  /** What each of the two invoices comes to: seats of public classes, and all else; `null` where there is none of it. */
  seats: BookingPrice | null;
  order: BookingPrice | null;
}

/**
 * What a quote comes to. Seats become a booking and all else an order, each with an invoice of its own whose taxes are rounded once
 * (booking rule 12): what the quote says is their sum, to the cent.
 */
export function priceQuote(
  lines: readonly PricedQuoteLine[],
  reduction: Reduction | null,
  buyer: Province | null,
  table: TaxTable,
): QuotePrice {
  const gross = lines.map(({ quantity, unitCents }) => quantity * unitCents);
  const offCents = reduction ? discountOver(reduction, gross) : gross.map(() => 0);
  const part = (isSeats: boolean) => {
    const priced = lines.flatMap(({ province, ...line }, index) =>
      line.isSeats === isSeats
        ? [
            {
              ...{ unitCents: line.unitCents, quantity: line.quantity, discountCents: offCents[index] ?? 0 },
              place: province ? ({ delivery: 'in-person', province } as const) : ({ delivery: 'online' } as const),
            },
          ]
        : [],
    );
    return priced.length > 0 ? priceBooking(priced, buyer, table) : null;
  };
  const [seats, order] = [part(true), part(false)];
  const parts = [seats, order].filter((one) => one !== null);
  const sum = (of: (price: BookingPrice) => Cents) => parts.reduce((all, price) => all + of(price), 0);
  return {
    ...{ offCents, seats, order },
    discountCents: sum((price) => price.discountCents),
    subtotalCents: sum((price) => price.subtotalCents),
    taxes: merged(parts.flatMap(({ taxes }) => taxes)),
    totalCents: sum((price) => price.totalCents),
  };
}

function merged(taxes: readonly TaxAmount[]): QuotePrice['taxes'] {
  const all = new Map<string, QuotePrice['taxes'][number]>();
  for (const { code, province, rate, baseCents, amountCents } of taxes) {
    const key = `${province} ${code} ${rate}`;
    const so = all.get(key);
    all.set(key, {
      ...{ code, province, rate },
      baseCents: baseCents + (so?.baseCents ?? 0),
      amountCents: amountCents + (so?.amountCents ?? 0),
    });
  }
  return [...all.values()];
}
