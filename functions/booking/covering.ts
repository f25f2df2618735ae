import type { CoveredBy } from '../../src/domain/booking/contract.ts';
import type { Refusal } from '../platform/answers.ts';
import { COVER_LINES } from './sql.ts';
import type { BookedEventRow, LineRow } from './view.ts';

/** What covers the seats of a line instead of money, as it stands in its row. */
export interface Cover extends CoveredBy {
  purchaseId: string;
  /** Which seats of the purchase: see `package_seats`. */
  pool: string;
}

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

export function coverOf({ covered }: Pick<LineRow, 'covered'>): Cover | null {
  return covered === null ? null : (JSON.parse(covered) as Cover);
}

/** As a buyer sees it, who needs no ids. */
export function coveredByOf(line: Pick<LineRow, 'covered'>): { coveredBy?: CoveredBy } {
  const cover = coverOf(line);
  return cover ? { coveredBy: { title: cover.title, seats: cover.seats } } : {};
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
