import type { CancellationTier } from '../../src/domain/booking/contract.ts';
import { first } from '../../src/domain/present.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { cancellationOf, type EventRow, type Selling } from './events.ts';
import { END_GUARANTEES, SHORT_GUARANTEES } from './guarantee-sql.ts';

/** A class that is short of its minimum, with one of the bookings that sit there, or with nobody. */
interface ShortRow extends Pick<EventRow, 'id' | 'starts_at' | 'time_zone' | 'place_province'> {
  /** JSON; `null` where nobody sits there, or before anything is confirmed. */
  cancellation: string | null;
  is_bound: 0 | 1 | null;
  is_free: 0 | 1 | null;
}

/**
 * Ends guarantees that seats have made, and too few of them are left, unless somebody who still sits there has paid, or could not cancel
 * free of charge any more: what is free to book and free to cancel must not have a class given for nobody, whoever booked it.
 */
export async function endGuarantees({
  db,
  now,
  siteData,
}: Pick<Dependencies, 'db' | 'now' | 'siteData'>): Promise<void> {
  const at = now().getTime();
  const { results } = await db.prepare(SHORT_GUARANTEES).bind(at).all<ShortRow>();
  const ended = [...Map.groupBy(results, ({ id }) => id)]
    .filter(([, rows]) => !rows.some((row) => keepsPromise(row, at, { siteData })))
    .map(([id]) => id);
  if (ended.length > 0) await db.prepare(END_GUARANTEES).bind(JSON.stringify(ended)).run();
}

function keepsPromise(row: ShortRow, at: number, site: Pick<Selling, 'siteData'>): boolean {
  if (row.is_bound === 1) return true;
  if (row.cancellation === null || row.is_free === 1) return false;
  return first(cancellationOf(row, at, JSON.parse(row.cancellation) as CancellationTier[], site)).feeRate > 0;
}
