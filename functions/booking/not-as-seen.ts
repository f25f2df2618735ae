import type { BookingPrice } from '../../src/domain/money/price.ts';
import { eventDetail } from '../catalogue/index.ts';
import { problem } from '../platform/answers.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { SEE_CLASSES } from './sql.ts';
import { eventOf, type BookingRecord, type LineRow } from './view.ts';

type Needs = Pick<Dependencies, 'db' | 'siteData' | 'cards'>;

/** The classes that are not as they were when they were held, once; the buyer has been told by this. */
export async function changedClasses(needs: Needs, { booking, lines, events }: BookingRecord, at: number) {
  const changed = lines
    .map((line) => ({ seen: line.seen_sequence, event: eventOf(events, line) }))
    .filter(({ seen, event }) => seen !== null && seen !== event.sequence);
  if (changed.length === 0) return null;
  await needs.db.prepare(SEE_CLASSES).bind(booking.id).run();
  const classes = changed.map(({ event }) => eventDetail(event, at, needs));
  return problem('class_changed', 'A class is not as it was when it was held.', { classes });
}

/** A total and what it is made of, for somebody who has seen another one. */
export const currentPrice = (
  lines: readonly LineRow[],
  { discountCents, subtotalCents, taxes, totalCents }: BookingPrice,
) => ({
  totalCents,
  lines: lines.map((line) => ({ eventId: line.class_id, unitCents: line.unit_cents })),
  discountCents,
  subtotalCents,
  taxes: taxes.map(({ code, province, rate, baseCents, amountCents }) => ({
    ...{ code, province, rate, baseCents, amountCents },
  })),
});
