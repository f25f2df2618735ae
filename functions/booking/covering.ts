import type { Refusal } from '../platform/answers.ts';
import type { Cover } from './cover.ts';
import { COVER_LINES } from './sql.ts';
import type { BookedEventRow, LineRow } from './view.ts';

/** Which classes are covered, by id; or why none is. `packages` answers it, which stands above bookings. */
export type Covering = (
  lines: readonly LineRow[],
  events: readonly BookedEventRow[],
  at: number,
) => Promise<ReadonlyMap<string, Cover> | Refusal<'validation'>>;

/** Where nothing is covered, everything is paid for. */
export const noCovering: Covering = () => Promise.resolve(new Map());

/** Covered seats cost nothing: what they are worth was paid, and taxed, with what covers them. */
export function withCovers<Line extends LineRow>(lines: readonly Line[], covers: ReadonlyMap<string, Cover>): Line[] {
  return lines.map((line) => {
    const cover = covers.get(line.class_id);
    return cover ? { ...line, unit_cents: 0, covered: JSON.stringify(cover) } : { ...line, covered: null };
  });
}

/** Marks lines as covered, before the event that books them: the ledger of seats follows that. */
export function coverLines(
  db: D1Database,
  bookingId: string,
  covers: ReadonlyMap<string, Cover>,
): D1PreparedStatement[] {
  if (covers.size === 0) return [];
  return [db.prepare(COVER_LINES).bind(bookingId, JSON.stringify(Object.fromEntries(covers)))];
}
