import type * as calls from '../../src/domain/booking/calls.ts';
import { MOST_HELD_MINUTES } from '../../src/domain/booking/caps.ts';
import { HOLD_MINUTES, type Hold } from '../../src/domain/booking/hold-contract.ts';
import { isoInstant, jsonOf, problem, type AnswerTo, type Refusal } from '../platform/answers.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, type KeyedCall } from '../platform/idempotency.ts';
import { OFFERS_UNDER_END } from './hold-sql.ts';
import { LINES_OF_BOOKING } from './record-sql.ts';
import { BOOKING_BY_REFERENCE, EXTEND_HOLD, RELEASE_HOLD, STORE_EXTENSION_KEY } from './sql.ts';
import type { BookingRow, LineRow } from './view.ts';

const HOLD_MS = HOLD_MINUTES * 60_000;
const MOST_HELD_MS = MOST_HELD_MINUTES * 60_000;

type Needs = Pick<Dependencies, 'db' | 'now'>;

export type HeldLine = Pick<LineRow, 'class_id' | 'quantity' | 'unit_cents'>;

/** As a hold names it. */
export const heldLine = (line: HeldLine) => ({
  eventId: line.class_id,
  quantity: line.quantity,
  unitCents: line.unit_cents,
});

async function heldLines(db: D1Database, bookingId: string): Promise<Hold['lines']> {
  const { results } = await db.prepare(LINES_OF_BOOKING).bind(bookingId).all<LineRow>();
  return results.map(heldLine);
}

/** Gives a live hold its one extension. */
export function extendHold(
  { db, now }: Needs,
  call: KeyedCall,
  reference: string,
): Promise<AnswerTo<typeof calls.extendHold>> {
  return once(db, call, async () => {
    const at = now().getTime();
    const booking = await db.prepare(BOOKING_BY_REFERENCE).bind(reference).first<BookingRow>();
    if (!booking) return problem('not_found', 'There is no such hold.');
    if (booking.state !== 'held' || booking.hold_expires_at <= at) {
      return problem('hold_expired', 'These seats are not held any more.');
    }
    if (booking.extensions > 0) return problem('already_extended', 'A hold is extended once.');

    const offersEnd = await db.prepare(OFFERS_UNDER_END).bind(booking.id).first<number | null>('ends_at');
    const latest = Math.min((booking.held_since ?? booking.created_at) + MOST_HELD_MS, offersEnd ?? Infinity);
    const expiresAt = Math.min(booking.hold_expires_at + HOLD_MS, latest);
    if (expiresAt <= booking.hold_expires_at) return problem('already_extended', 'A cart holds no longer than this.');
    const hold: Hold = {
      reference,
      expiresAt: isoInstant(expiresAt),
      serverTime: isoInstant(at),
      extended: true,
      lines: await heldLines(db, booking.id),
    };
    const json = jsonOf(hold);
    const { scope, key, fingerprint } = call;
    const written = await writeTogether(db, [
      db.prepare(STORE_EXTENSION_KEY).bind(scope, key, fingerprint, booking.id, 200, json, at, booking.hold_expires_at),
      db.prepare(EXTEND_HOLD).bind(booking.id, expiresAt),
    ]);
    return written && { status: 200, json };
  });
}

/** Gives the seats back. Doing it again, or after the hold has lapsed, changes nothing; a booking stays, and so does an offer. */
export async function releaseHold(
  { db, now }: Needs,
  reference: string,
): Promise<Refusal<'not_found' | 'hold_expired'> | null> {
  const released = await db.prepare(RELEASE_HOLD).bind(reference, now().getTime()).run();
  if (released.meta.changes > 0) return null;
  const booking = await db.prepare(BOOKING_BY_REFERENCE).bind(reference).first<BookingRow>();
  if (!booking) return problem('not_found', 'There is no such hold.');
  return ['held', 'expired', 'released'].includes(booking.state)
    ? null
    : problem('hold_expired', 'This is a booking, not a hold.');
}
