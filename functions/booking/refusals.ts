import type { HoldRefusal } from '../../src/domain/booking/hold-contract.ts';
import { isOnSale, paymentOf, type EventRow, type Selling } from '../catalogue/index.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { CLASSES_FOR_LINES } from './sql.ts';

export type LineRefusal = HoldRefusal['lines'][number];

/** What a visitor asks of one class. Without `priceCents` the price is checked elsewhere. */
export interface WantedLine {
  eventId: string;
  quantity: number;
  priceCents?: number;
}

type ClassForLine = Pick<
  EventRow,
  'id' | 'state' | 'starts_at' | 'ends_at' | 'time_zone' | 'sales_end_at' | 'price_cents'
> & {
  seats_left: number;
  least_waiting: number | null;
  /** Of the visitor's own hold. */
  own_seats: number | null;
};

/** Why a line cannot be held at `now`, or `null` when it can. What cannot be mended by the visitor comes first. */
function refusalOf(
  line: WantedLine,
  found: ClassForLine | undefined,
  now: number,
  selling: Selling,
): LineRefusal | null {
  const { eventId } = line;
  if (!found) return { eventId, reason: 'unknown' };
  if (found.state === 'cancelled' || found.state === 'withdrawn') return { eventId, reason: 'cancelled' };
  if (!isOnSale(found, now)) return { eventId, reason: 'sale_ended' };
  if (paymentOf(found, now, selling).length === 0) return { eventId, reason: 'too_soon' };
  // Somebody has waited for these seats.
  if (found.least_waiting !== null && found.least_waiting <= found.seats_left && line.quantity > (found.own_seats ?? 0))
    return { eventId, reason: 'full', seatsLeft: 0 };
  if (found.seats_left <= 0) return { eventId, reason: 'full', seatsLeft: 0 };
  if (found.seats_left < line.quantity) return { eventId, reason: 'fewer_left', seatsLeft: found.seats_left };
  if (line.priceCents !== undefined && line.priceCents !== found.price_cents) {
    return { eventId, reason: 'price_changed', priceCents: found.price_cents };
  }
  return null;
}

/** The lines that stand in the way; seats of the visitor's own holds count as free. */
export async function refusedLines(
  { db, ...selling }: Selling & Pick<Dependencies, 'db'>,
  lines: readonly WantedLine[],
  now: number,
  ownReferences: readonly string[],
): Promise<LineRefusal[]> {
  const ids = JSON.stringify(lines.map((line) => line.eventId));
  const { results } = await db
    .prepare(CLASSES_FOR_LINES)
    .bind(ids, now, JSON.stringify(ownReferences))
    .all<ClassForLine>();
  const byId = new Map(results.map((row) => [row.id, row]));
  return lines.flatMap((line) => refusalOf(line, byId.get(line.eventId), now, selling) ?? []);
}
