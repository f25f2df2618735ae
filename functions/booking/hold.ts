import { HOLD_MINUTES, type Hold, type HoldRequest } from '../../src/domain/booking/hold-contract.ts';
import type * as calls from '../../src/domain/booking/calls.ts';
import { holdTime } from '../../src/domain/booking/caps.ts';
import { isoInstant, jsonOf, problem, type AnswerTo, type Json } from '../platform/answers.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, type KeyedCall } from '../platform/idempotency.ts';
import type { Counting } from '../platform/limits/counting.ts';
import { rowBy, rowsBy, together, type AnswerOf } from '../platform/questions.ts';
import { idleIn, refusedHold, refusedIdle, unprovedOf, withinHoldCaps } from './capped.ts';
import { heldLine, type HeldLine } from './held.ts';
import { LAST_HOLD_OF_CART, LINES_HELD_BY_CART, LIVE_HOLDS, REPLACE_HOLDS, STAND_ON_OFFER } from './hold-sql.ts';
import { classesFor, refusedBy } from './refusals.ts';
import { HOLD_LINES, INSERT_HOLD, RELEASE_HOLD, RELEASE_OWN_HOLD, STORE_KEY } from './sql.ts';
import type { BookingRow } from './view.ts';
import type { Visitor } from './visitor.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'newId' | 'newReference' | 'siteData' | 'cards' | 'capRoom'>;

/**
 * Holds the seats of all lines or of none. A cart has one hold: what it held before is given back in the same transaction,
 * and asked for again as it is, from another tab, say, it is answered as it is. The time of a cart runs on from hold to hold. An offer of a
 * waitlist keeps its seats below the hold, which ends no later.
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
    const offerEnds = own.filter((hold) => isOfferOf(hold, request)).map(({ hold_expires_at: ends }) => ends);
    const endsAt = Math.min(time.endsAt, ...offerEnds);
    return writeHold(needs, call, { request, visitor, last, own, time: { ...time, endsAt }, at });
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

/** A live hold that the new one takes the place of, or an offer. */
interface OwnHold extends Pick<BookingRow, 'reference' | 'held_since' | 'hold_expires_at'> {
  /** The hold that stands on it, or did. */
  replaced_by: string | null;
  /** Class of the offer that it is; `null` of other holds. */
  offered: string | null;
}

/** Whether it is an offer of seats that are asked for. */
const isOfferOf = ({ offered }: OwnHold, { lines }: HoldRequest) => lines.some(({ eventId }) => eventId === offered);

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
  /** What it takes the place of, or stands on. */
  own: readonly OwnHold[];
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
  const references = (holds: readonly OwnHold[]) => JSON.stringify(holds.map(({ reference }) => reference));
  const written = await writeTogether(db, [
    db.prepare(REPLACE_HOLDS).bind(references(own.filter(({ offered }) => offered === null)), id, at),
    ...own
      .filter(({ offered }) => offered !== null)
      .map((offer) =>
        db.prepare(STAND_ON_OFFER).bind(offer.reference, isOfferOf(offer, request) ? id : null, offer.replaced_by),
      ),
    ...(last ? [db.prepare(RELEASE_OWN_HOLD).bind(last.id)] : []),
    ...(request.replaces === undefined ? [] : [db.prepare(RELEASE_HOLD).bind(request.replaces, at)]),
    db
      .prepare(INSERT_HOLD)
      .bind(id, hold.reference, request.language, at, time.endsAt, cart, time.since, address, network),
    db.prepare(STORE_KEY).bind(call.scope, call.key, call.fingerprint, id, 201, json, at),
    db.prepare(HOLD_LINES).bind(id, JSON.stringify(request.lines), at, references(own)),
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
