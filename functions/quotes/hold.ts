import { HOLD_MINUTES } from '../../src/domain/booking/hold-contract.ts';
import { holdForQuote } from '../booking/index.ts';
import { writeTogether } from '../platform/database.ts';
import type { Needs, Quote } from './record.ts';
import { FORGET_HOLD, GIVE_BACK_HOLD, HELD_CLASSES, HOLD_QUOTE } from './sql.ts';

/** Gives the seats back that a quote holds. */
export const giveBack = ({ db }: Pick<Needs, 'db'>, id: string, reference: string) =>
  db.batch([db.prepare(GIVE_BACK_HOLD).bind(reference), db.prepare(FORGET_HOLD).bind(id, reference)]);

/**
 * What holds the seats for as long as they are booked, from now on or already; `null` where they went to others, or those of another
 * date were held, which are given back.
 */
export async function held(needs: Needs, { row, lines, events, at }: Quote): Promise<string | null> {
  const { db, newId, newReference } = needs;
  const seats = lines.flatMap((line) =>
    line.kind === 'seats' ? [{ ...line, priceCents: events.get(line.eventId)?.price_cents ?? 0 }] : [],
  );
  if (row.hold_reference !== null) {
    const { results } = await db.prepare(HELD_CLASSES).bind(row.hold_reference).all<{ class_id: string }>();
    const isOther = results.some(({ class_id: id }) => !seats.some(({ eventId }) => eventId === id));
    if (!isOther) return row.hold_reference;
    await giveBack(needs, row.id, row.hold_reference);
    return null;
  }
  const reference = newReference();
  const hold = { id: newId(), reference, language: row.language, at, endsAt: at + HOLD_MINUTES * 60_000 };
  const written = await writeTogether(db, [
    ...holdForQuote(db, { ...hold, lines: seats }),
    db.prepare(HOLD_QUOTE).bind(row.id, row.version, reference),
  ]);
  return written && reference;
}
