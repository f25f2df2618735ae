import { first } from '../present.ts';
import { discountOfSeats } from '../money/discount.ts';
import { applyRate, type Cents, type Rate } from '../money/money.ts';
import type { Province } from '../money/provinces.ts';
import type { TaxableLine, TaxTable } from '../money/tax.ts';
import { changeBetween, type Adjustment } from './amounts.ts';
import type { ManagedBooking, ManagedLine, ManagedParticipant } from './contract.ts';

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

/** So many seats of a line that are given back for one fee. */
export interface GivenSeats {
  eventId: string;
  seats: number;
  feeRate: Rate;
}

/** What is known of a seat that is given back. */
type GivenSeat = Pick<ManagedParticipant, 'feeFloor' | 'asMoved'>;

/** What giving a seat back costs today: what its class costs, or what it cost when the seat was moved, if that was more. */
function feeRateOf({ steps, waived }: Pick<ManagedLine, 'steps' | 'waived'>, { feeFloor, asMoved }: GivenSeat): Rate {
  // Where we are the reason, nothing; what was changed before somebody moved there is none.
  if (waived === 'cancelled' || (waived === 'changed' && !asMoved)) return 0;
  return Math.max(first(steps).feeRate, feeFloor);
}

/** Seats of one line that are given back, fee by fee, the lowest first. */
export function feesOf(
  line: Pick<ManagedLine, 'eventId' | 'steps' | 'waived'>,
  people: readonly GivenSeat[],
): GivenSeats[] {
  const rates = Map.groupBy(people, (person) => feeRateOf(line, person));
  return [...rates]
    .map(([feeRate, { length: seats }]) => ({ eventId: line.eventId, seats, feeRate }))
    .sort((a, b) => a.feeRate - b.feeRate);
}

/** What seats cost where they are, and where they are moved to. */
export interface MovedWorth {
  before: Cents;
  after: Cents;
}

/** The whole price. */
const WHOLE: Rate = 100_000;

/** A fee of the price before, as a part of a lower one: the same sum, as far as the price reaches. Of a higher one, the same part. */
export function rateThere(rate: Rate, { before, after }: MovedWorth): Rate {
  if (after <= 0 || after >= before) return rate;
  return Math.min(WHOLE, Math.floor((rate * before + after - 1) / after));
}

/** The fee that stays with seats that are moved today, as a part of their price there: the most that giving one of them back would cost. */
export function keptRate(
  { lines, movesKeepFee }: Pick<ManagedBooking, 'lines' | 'movesKeepFee'>,
  people: readonly (GivenSeat & Pick<ManagedParticipant, 'eventId'>)[],
  worth: MovedWorth = { before: 0, after: 0 },
): Rate {
  const rates = people.flatMap((person) =>
    lines.filter((line) => line.eventId === person.eventId).map((line) => feeRateOf(line, person)),
  );
  return movesKeepFee ? rateThere(Math.max(0, ...rates), worth) : 0;
}

/** Gives back so many seats of some lines; of each, `feeRate` of what it cost is kept (booking rule 25). */
export function givingBack(lines: readonly ChargedLine[], seats: readonly GivenSeats[], table: TaxTable): Change {
  const after = lines.map((line) =>
    seats
      .filter(({ eventId }) => eventId === line.eventId)
      .reduce((left, given) => {
        const discount = discountOfSeats(left, given.seats);
        return {
          ...left,
          quantity: left.quantity - given.seats,
          discountCents: left.discountCents - discount,
          keptCents: left.keptCents + applyRate(given.seats * left.unitCents - discount, given.feeRate),
        };
      }, line),
  );
  const kept = (some: readonly ChargedLine[]) => some.reduce((sum, { keptCents }) => sum + keptCents, 0);
  const feeCents = kept(after) - kept(lines);
  return { lines: after, feeCents, difference: changeBetween(taxableLines(lines), taxableLines(after), table) };
}

/** Where seats are moved to; a class that the booking has seats in costs what it cost there. */
export interface NewSeats {
  eventId: string;
  priceCents: Cents;
  province: Province | null;
}

/**
 * Moves so many seats of one line to another date of the course (booking rule 27): free of charge but for the price, and a fee
 * that the office asks for. What a promo code takes off them goes with them, as far as the price there reaches.
 */
export function moving(
  lines: readonly ChargedLine[],
  from: { eventId: string; seats: number },
  to: NewSeats,
  table: TaxTable,
  feeCents: Cents = 0,
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
      const keptCents = line.keptCents + feeCents;
      return { ...line, quantity: quantity - from.seats, discountCents: discountCents - discount, keptCents };
    }
    if (line.eventId !== to.eventId) return line;
    const taken = Math.min(discount, from.seats * unitCents);
    return { ...line, unitCents, quantity: quantity + from.seats, discountCents: discountCents + taken };
  });
  return { lines: after, feeCents, difference: changeBetween(taxableLines(others), taxableLines(after), table) };
}

/** What so many seats of a line cost, and what they would cost there. */
export function movedWorth(
  lines: readonly ChargedLine[],
  from: { eventId: string; seats: number },
  to: Pick<NewSeats, 'eventId' | 'priceCents'>,
): MovedWorth {
  const left = lines.find(({ eventId }) => eventId === from.eventId);
  const has = lines.find(({ eventId }) => eventId === to.eventId);
  const discount = left ? discountOfSeats(left, from.seats) : 0;
  const unitCents = has && has.quantity > 0 ? has.unitCents : to.priceCents;
  const price = from.seats * unitCents;
  return { before: from.seats * (left?.unitCents ?? 0) - discount, after: price - Math.min(discount, price) };
}

/** Takes so many more seats, in a class that the booking has or another one. */
export function adding(lines: readonly ChargedLine[], to: NewSeats, seats: number, table: TaxTable): Change {
  return moving(lines, { eventId: '', seats }, to, table);
}

/** What of a line can be taken off: of a fee that was kept, or of the price of its seats. */
export function creditable({ quantity, unitCents, discountCents, keptCents }: ChargedLine, of: 'fee' | 'price'): Cents {
  return of === 'fee' ? keptCents : quantity * unitCents - discountCents;
}

/** Takes an amount, before tax, off a line: a fee that is waived, or a part of the price. It is within `creditable`. */
export function crediting(
  lines: readonly ChargedLine[],
  { eventId, of, netCents }: { eventId: string; of: 'fee' | 'price'; netCents: Cents },
  table: TaxTable,
): Change {
  const after = lines.map((line) => {
    if (line.eventId !== eventId) return line;
    return of === 'fee'
      ? { ...line, keptCents: line.keptCents - netCents }
      : { ...line, discountCents: line.discountCents + netCents };
  });
  const difference = changeBetween(taxableLines(lines), taxableLines(after), table);
  return { lines: after, feeCents: of === 'fee' ? -netCents : 0, difference };
}

/** The same seats without some of their taxes. */
export function exempting(lines: readonly ChargedLine[], table: TaxTable, exempt: TaxTable): Change {
  const worth = taxableLines(lines);
  return { lines: [...lines], feeCents: 0, difference: changeBetween(worth, worth, table, exempt) };
}
