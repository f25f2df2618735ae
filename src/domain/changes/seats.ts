import { discountOfSeats } from '../money/discount.ts';
import { applyRate, type Cents, type Rate } from '../money/money.ts';
import type { Province } from '../money/provinces.ts';
import type { TaxableLine, TaxTable } from '../money/tax.ts';
import { changeBetween, type Adjustment } from './amounts.ts';

/** What is charged for one class of a booking: its seats, and what was kept of seats that were given back. */
export interface ChargedLine {
  eventId: string;
  quantity: number;
  unitCents: Cents;
  /** What a promo code takes off its seats. */
  discountCents: Cents;
  keptCents: Cents;
  /** That taxes it; `null` for a buyer outside Canada. */
  province: Province | null;
}

export interface Change {
  /** Every line as it will be. */
  lines: ChargedLine[];
  /** What is kept of the seats given back, before tax. */
  feeCents: Cents;
  /** What the booking is worth then, less what it is worth now. */
  difference: Adjustment;
}

const taxable = ({ quantity, unitCents, discountCents, keptCents, province }: ChargedLine): TaxableLine => ({
  netCents: quantity * unitCents - discountCents + keptCents,
  province,
});

/** Net and province of each line, as taxes are worked out from. */
export const taxableLines = (lines: readonly ChargedLine[]): TaxableLine[] => lines.map(taxable);

/** Gives back so many seats of some lines; of each, `feeRate` of what it cost is kept (booking rule 25). */
export function givingBack(
  lines: readonly ChargedLine[],
  seats: readonly { eventId: string; seats: number; feeRate: Rate }[],
  table: TaxTable,
): Change {
  let feeCents = 0;
  const after = lines.map((line) => {
    const given = seats.find(({ eventId }) => eventId === line.eventId);
    if (!given) return line;
    const discount = discountOfSeats(line, given.seats);
    const kept = applyRate(given.seats * line.unitCents - discount, given.feeRate);
    feeCents += kept;
    return {
      ...line,
      quantity: line.quantity - given.seats,
      discountCents: line.discountCents - discount,
      keptCents: line.keptCents + kept,
    };
  });
  return { lines: after, feeCents, difference: changeBetween(taxableLines(lines), taxableLines(after), table) };
}

/** Where seats are moved to; a class that the booking has seats in costs what it cost there. */
export interface NewSeats {
  eventId: string;
  priceCents: Cents;
  province: Province | null;
}

/**
 * Moves so many seats of one line to another date of the course (booking rule 27): free of charge but for the price. What a
 * promo code takes off them goes with them, as far as the price there reaches.
 */
export function moving(
  lines: readonly ChargedLine[],
  from: { eventId: string; seats: number },
  to: NewSeats,
  table: TaxTable,
): Change {
  const has = lines.find(({ eventId }) => eventId === to.eventId);
  const unitCents = has && has.quantity > 0 ? has.unitCents : to.priceCents;
  const target: ChargedLine = has ?? {
    eventId: to.eventId,
    quantity: 0,
    unitCents,
    discountCents: 0,
    keptCents: 0,
    province: to.province,
  };
  const others = has ? lines : [...lines, target];
  const left = lines.find(({ eventId }) => eventId === from.eventId);
  const discount = left ? discountOfSeats(left, from.seats) : 0;
  const after = others.map((line) => {
    const { quantity, discountCents } = line;
    if (line.eventId === from.eventId) {
      return { ...line, quantity: quantity - from.seats, discountCents: discountCents - discount };
    }
    if (line.eventId !== to.eventId) return line;
    const taken = Math.min(discount, from.seats * unitCents);
    return { ...line, unitCents, quantity: quantity + from.seats, discountCents: discountCents + taken };
  });
  return { lines: after, feeCents: 0, difference: changeBetween(taxableLines(others), taxableLines(after), table) };
}
