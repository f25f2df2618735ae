import type { HoldRefusal } from '../../src/domain/booking/hold-contract.ts';
import { isOnSale, paymentOf, type EventRow, type Selling } from '../catalogue/index.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { ask, rowsBy, type Question } from '../platform/questions.ts';
import { CLASSES_FOR_LINES, CLASSES_OF_HOLD } from './sql.ts';

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

/** The classes of these lines; seats of the visitor's own holds count as free: those named, and what the cart holds. */
export function classesFor(
  db: D1Database,
  lines: readonly WantedLine[],
  now: number,
  own: { references: readonly string[]; cart?: string },
): Question<ClassForLine[]> {
  const ids = JSON.stringify(lines.map((line) => line.eventId));
  const references = JSON.stringify(own.references);
  return rowsBy(db.prepare(CLASSES_FOR_LINES).bind(ids, now, references, own.cart ?? null));
}

/** The classes of a hold, whose own seats count as free. */
export const classesOfHold = (db: D1Database, reference: string, now: number): Question<ClassForLine[]> =>
  rowsBy(db.prepare(CLASSES_OF_HOLD).bind(reference, now, JSON.stringify([reference]), null));

/** The lines that stand in the way, by what was read of their classes. */
export function refusedBy(
  classes: readonly ClassForLine[],
  lines: readonly WantedLine[],
  now: number,
  selling: Selling,
): LineRefusal[] {
  const byId = new Map(classes.map((row) => [row.id, row]));
  return lines.flatMap((line) => refusalOf(line, byId.get(line.eventId), now, selling) ?? []);
}

/** The same, asked for here. */
export async function refusedLines(
  { db, ...selling }: Selling & Pick<Dependencies, 'db'>,
  lines: readonly WantedLine[],
  now: number,
  references: readonly string[],
): Promise<LineRefusal[]> {
  const classes = await ask(db, classesFor(db, lines, now, { references }));
  return refusedBy(classes, lines, now, selling);
}
