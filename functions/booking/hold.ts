import { HOLD_MINUTES, type Hold, type HoldRequest } from '../../src/domain/booking/hold-contract.ts';
import type * as calls from '../../src/domain/booking/calls.ts';
import { isoInstant, jsonOf, problem, type AnswerTo, type Refusal } from '../platform/answers.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, type KeyedCall } from '../platform/idempotency.ts';
import { refusedLines } from './refusals.ts';
import {
  BOOKING_BY_REFERENCE,
  EXTEND_HOLD,
  HOLD_LINES,
  INSERT_HOLD,
  LINES_OF_BOOKING,
  RELEASE_HOLD,
  STORE_EXTENSION_KEY,
  STORE_KEY,
} from './sql.ts';
import type { BookingRow, LineRow } from './view.ts';

const HOLD_MS = HOLD_MINUTES * 60_000;

type Needs = Pick<Dependencies, 'db' | 'now' | 'newId' | 'newReference' | 'siteData' | 'cards'>;

/** Holds the seats of all lines or of none, and gives an earlier hold back in the same transaction. */
export function holdSeats(
  needs: Needs,
  call: KeyedCall,
  request: HoldRequest,
): Promise<AnswerTo<typeof calls.holdSeats>> {
  const { db, now, newId, newReference } = needs;
  return once(db, call, async () => {
    const at = now().getTime();
    const replaces = request.replaces ?? null;
    const refused = await refusedLines(needs, request.lines, at, replaces);
    if (refused.length > 0) return problem('seats_refused', 'Some seats cannot be held.', { lines: refused });

    const id = newId();
    const hold: Hold = {
      reference: newReference(),
      expiresAt: isoInstant(at + HOLD_MS),
      serverTime: isoInstant(at),
      extended: false,
      lines: request.lines.map(({ eventId, quantity, priceCents }) => ({ eventId, quantity, unitCents: priceCents })),
    };
    const json = jsonOf(hold);
    const written = await writeTogether(db, [
      db.prepare(INSERT_HOLD).bind(id, hold.reference, request.language, at, at + HOLD_MS),
      db.prepare(STORE_KEY).bind(call.scope, call.key, call.fingerprint, id, 201, json, at),
      db.prepare(RELEASE_HOLD).bind(replaces),
      db.prepare(HOLD_LINES).bind(id, JSON.stringify(request.lines), at, replaces),
    ]);
    return written && { status: 201, json };
  });
}

/** Gives a live hold its one extension. */
export function extendHold(
  { db, now }: Pick<Needs, 'db' | 'now'>,
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

    const { results: lines } = await db.prepare(LINES_OF_BOOKING).bind(booking.id).all<LineRow>();
    const expiresAt = booking.hold_expires_at + HOLD_MS;
    const hold: Hold = {
      reference,
      expiresAt: isoInstant(expiresAt),
      serverTime: isoInstant(at),
      extended: true,
      lines: lines.map((line) => ({ eventId: line.class_id, quantity: line.quantity, unitCents: line.unit_cents })),
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

/** Gives the seats back. Doing it again, or after the hold has lapsed, changes nothing; a booking stays. */
export async function releaseHold(
  { db }: Pick<Needs, 'db'>,
  reference: string,
): Promise<Refusal<'not_found' | 'hold_expired'> | null> {
  const released = await db.prepare(RELEASE_HOLD).bind(reference).run();
  if (released.meta.changes > 0) return null;
  const booking = await db.prepare(BOOKING_BY_REFERENCE).bind(reference).first<BookingRow>();
  if (!booking) return problem('not_found', 'There is no such hold.');
  return booking.state === 'released' ? null : problem('hold_expired', 'This is a booking, not a hold.');
}
