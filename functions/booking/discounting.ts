import type { Cents } from '../../src/domain/money/money.ts';
import type { Refusal } from '../platform/answers.ts';
import { DISCOUNT_LINES } from './discount-sql.ts';
import type { BookedEventRow, LineRow } from './view.ts';

/** What a promo code takes off the lines of a booking, by class; or a quote, whose number is the code then. */
export interface TakenOff {
  code: string;
  isQuote?: true;
  byClass: ReadonlyMap<string, Cents>;
}

/** Who books, and how. */
export interface Discounted {
  email: string;
  /** Whether they have shown to be the contact: nobody else is told how often that one has used a code (booking rule 42). */
  known: boolean;
  byCard: boolean;
  at: number;
}

/**
 * What is taken off these lines for this contact; or why nothing is. Lines that a package pays for cost nothing here.
 * `promo-codes` answers it, which stands above bookings.
 */
export type Discounting = (
  lines: readonly LineRow[],
  events: readonly BookedEventRow[],
  who: Discounted,
) => Promise<TakenOff | null | Refusal<'validation'>>;

/** Where nothing is taken off, everything costs what the list says. */
export const noDiscounting: Discounting = () => Promise.resolve(null);

export function withDiscount<Line extends LineRow>(lines: readonly Line[], off: TakenOff | null): Line[] {
  return lines.map((line) => ({ ...line, discount_cents: off?.byClass.get(line.class_id) ?? 0 }));
}

/** Writes what is taken off, before the event that books the lines: the count of uses follows that. */
export function discountLines(db: D1Database, bookingId: string, off: TakenOff | null): D1PreparedStatement[] {
  if (!off) return [];
  return [db.prepare(DISCOUNT_LINES).bind(bookingId, JSON.stringify(Object.fromEntries(off.byClass)))];
}
