import { HOLD_MINUTES, type Hold, type HoldRequest } from '../../src/domain/booking/hold-contract.ts';
import type * as calls from '../../src/domain/booking/calls.ts';
import { holdTime, MOST_HELD_MINUTES } from '../../src/domain/booking/caps.ts';
import { isoInstant, jsonOf, problem, type AnswerTo, type Json, type Refusal } from '../platform/answers.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, type KeyedCall } from '../platform/idempotency.ts';
import type { Counting } from '../platform/limits/counting.ts';
import { rowBy, rowsBy, together, type AnswerOf } from '../platform/questions.ts';
import { idleIn, refusedHold, refusedIdle, unprovedOf, withinHoldCaps } from './capped.ts';
import { LAST_HOLD_OF_CART, LINES_HELD_BY_CART, LIVE_HOLDS, REPLACE_HOLDS } from './hold-sql.ts';
import { LINES_OF_BOOKING } from './record-sql.ts';
import { classesFor, refusedBy } from './refusals.ts';
import {
  BOOKING_BY_REFERENCE,
  EXTEND_HOLD,
  HOLD_LINES,
  INSERT_HOLD,
  RELEASE_HOLD,
  RELEASE_OWN_HOLD,
  STORE_EXTENSION_KEY,
  STORE_KEY,
} from './sql.ts';
import type { BookingRow, LineRow } from './view.ts';
import type { Visitor } from './visitor.ts';

const HOLD_MS = HOLD_MINUTES * 60_000;
const MOST_HELD_MS = MOST_HELD_MINUTES * 60_000;

type Needs = Pick<Dependencies, 'db' | 'now' | 'newId' | 'newReference' | 'siteData' | 'cards' | 'capRoom'>;

/**
 * Holds the seats of all lines or of none. A cart has one hold: what it held before is given back in the same transaction,
 * and asked for again as it is, from another tab, say, it is answered as it is. The time of a cart runs on from hold to hold.
 */
export function holdSeats(
  needs: Needs,
  call: KeyedCall,
  { request, visitor, counting }: { request: HoldRequest; visitor: Visitor; counting: Counting | null },
): Promise<AnswerTo<typeof calls.holdSeats>> {
  const { db, now } = needs;
  const lines = request.lines.map(({ eventId, quantity }) => ({ classId: eventId, quantity }));
  const at = now().getTime();
  const attempt = async ({ last, held, own, classes, unproved, idle }: AnswerOf<ReturnType<typeof holdQuestion>>) => {
    const same = sameHold(last, held, request, at);
    if (same) return answerAgain(db, call, same, at);

    const refused = refusedBy(classes, request.lines, at, needs);
    if (refused.length > 0) return problem('seats_refused', 'Some seats cannot be held.', { lines: refused });
    const tooMany = refusedHold(needs, unproved, { bookingId: last?.id ?? null, lines });
    if (tooMany) return tooMany;
    const time = holdTime(at, HOLD_MINUTES, timeOf(last, own));
    if ('pauseEndsAt' in time) {
      const retryAfterSeconds = Math.ceil((time.pauseEndsAt - at) / 1000);
      return problem('held_long_enough', 'This cart has held seats for an hour.', { retryAfterSeconds });
    }
    const tooLong = refusedIdle(needs, idle, time.since);
    if (tooLong) return tooLong;
    const references = own.map(({ reference }) => reference);
    return writeHold(needs, call, { request, visitor, last, own: references, time, at });
  };
  return once(db, call, attempt, { counting, question: () => holdQuestion(needs, { request, visitor, at }) });
}

/** All that decides about a hold. */
function holdQuestion(needs: Needs, { request, visitor, at }: Pick<NewHold, 'request' | 'visitor' | 'at'>) {
  const { db } = needs;
  const { cart } = visitor;
  const references = request.replaces === undefined ? [] : [request.replaces];
  const lines = request.lines.map(({ eventId, quantity }) => ({ classId: eventId, quantity }));
  return together({
    last: rowBy<BookingRow>(db.prepare(LAST_HOLD_OF_CART).bind(cart)),
    held: rowsBy<HeldLine>(db.prepare(LINES_HELD_BY_CART).bind(cart)),
    own: rowsBy<OwnHold>(db.prepare(LIVE_HOLDS).bind(JSON.stringify(references), at, cart)),
    classes: classesFor(db, request.lines, at, { references, cart }),
    unproved: unprovedOf(needs, { visitor, at }),
    idle: idleIn(needs, { visitor, lines, at }),
  });
}

/** A live hold that the new one takes the place of. */
type OwnHold = Pick<BookingRow, 'reference' | 'held_since' | 'hold_expires_at'>;

/** Since when a cart has held, with what it takes over from another one: nobody gets a new hour by another cookie. */
function timeOf(last: BookingRow | null, own: readonly OwnHold[]): { since: number; endsAt: number } | null {
  const ofCart = last ? [{ since: last.held_since ?? last.created_at, endsAt: last.hold_expires_at }] : [];
  // An offer counts from here.
  const taken = own.flatMap(({ held_since: since, hold_expires_at: endsAt }) =>
    since === null ? [] : [{ since, endsAt }],
  );
  return [...ofCart, ...taken].reduce<ReturnType<typeof timeOf>>(
    (all, one) => (all ? { since: Math.min(all.since, one.since), endsAt: Math.max(all.endsAt, one.endsAt) } : one),
    null,
  );
}

interface NewHold {
  request: HoldRequest;
  visitor: Visitor;
  /** Of the same cart. */
  last: BookingRow | null;
  /** References of the holds that it takes the place of. */
  own: readonly string[];
  time: { endsAt: number; since: number };
  at: number;
}

async function writeHold(
  needs: Needs,
  call: KeyedCall,
  { request, visitor, last, own, time, at }: NewHold,
): Promise<{ status: 201; json: Json<Hold> } | null> {
  const { db, newId, newReference } = needs;
  const id = newId();
  const hold: Hold = {
    reference: newReference(),
    expiresAt: isoInstant(time.endsAt),
    serverTime: isoInstant(at),
    extended: false,
    lines: request.lines.map(({ eventId, quantity, priceCents }) => ({ eventId, quantity, unitCents: priceCents })),
  };
  const json = jsonOf(hold);
  const { cart, address, network } = visitor;
  const replaced = JSON.stringify(own);
  const written = await writeTogether(db, [
    db.prepare(REPLACE_HOLDS).bind(replaced, id, at),
    ...(last ? [db.prepare(RELEASE_OWN_HOLD).bind(last.id)] : []),
    ...(request.replaces === undefined ? [] : [db.prepare(RELEASE_HOLD).bind(request.replaces, at)]),
    db
      .prepare(INSERT_HOLD)
      .bind(id, hold.reference, request.language, at, time.endsAt, cart, time.since, address, network),
    db.prepare(STORE_KEY).bind(call.scope, call.key, call.fingerprint, id, 201, json, at),
    db.prepare(HOLD_LINES).bind(id, JSON.stringify(request.lines), at, replaced),
    withinHoldCaps(needs, id, visitor, at),
  ]);
  return written && { status: 201, json };
}

/** The live hold of a cart, where exactly this is asked for again. */
function sameHold(
  last: BookingRow | null,
  rows: readonly HeldLine[],
  { lines, language }: HoldRequest,
  at: number,
): { row: BookingRow; lines: Hold['lines'] } | null {
  if (last?.state !== 'held' || last.hold_expires_at <= at || last.language !== language) return null;
  const held = rows.map(heldLine);
  const isSame =
    held.length === lines.length &&
    held.every((one) =>
      lines.some(
        ({ eventId, quantity, priceCents }) =>
          one.eventId === eventId && one.quantity === quantity && one.unitCents === priceCents,
      ),
    );
  return isSame ? { row: last, lines: held } : null;
}

type HeldLine = Pick<LineRow, 'class_id' | 'quantity' | 'unit_cents'>;

const heldLine = (line: HeldLine) => ({
  eventId: line.class_id,
  quantity: line.quantity,
  unitCents: line.unit_cents,
});

async function heldLines(db: D1Database, bookingId: string): Promise<Hold['lines']> {
  const { results } = await db.prepare(LINES_OF_BOOKING).bind(bookingId).all<LineRow>();
  return results.map(heldLine);
}

async function answerAgain(
  db: D1Database,
  call: KeyedCall,
  { row, lines }: { row: BookingRow; lines: Hold['lines'] },
  at: number,
): Promise<{ status: 201; json: Json<Hold> } | null> {
  const { reference, hold_expires_at: endsAt, extensions } = row;
  const times = { expiresAt: isoInstant(endsAt), serverTime: isoInstant(at) };
  const json = jsonOf<Hold>({ reference, ...times, extended: extensions > 0, lines });
  const { scope, key, fingerprint } = call;
  const written = await writeTogether(db, [db.prepare(STORE_KEY).bind(scope, key, fingerprint, row.id, 201, json, at)]);
  return written && { status: 201, json };
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

    const latest = (booking.held_since ?? booking.created_at) + MOST_HELD_MS;
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

/** Gives the seats back. Doing it again, or after the hold has lapsed, changes nothing; a booking stays. */
export async function releaseHold(
  { db, now }: Pick<Needs, 'db' | 'now'>,
  reference: string,
): Promise<Refusal<'not_found' | 'hold_expired'> | null> {
  const released = await db.prepare(RELEASE_HOLD).bind(reference, now().getTime()).run();
  if (released.meta.changes > 0) return null;
  const booking = await db.prepare(BOOKING_BY_REFERENCE).bind(reference).first<BookingRow>();
  if (!booking) return problem('not_found', 'There is no such hold.');
  return booking.state === 'released' ? null : problem('hold_expired', 'This is a booking, not a hold.');
}
