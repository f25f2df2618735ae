import { limits } from '../../src/domain/api/limits.ts';
import { capsWithRoom, IDLE_HOURS, longUnproved, mostIdle } from '../../src/domain/booking/caps.ts';
import { mailboxKey } from '../../src/domain/fields.ts';
import { problem, type Refusal } from '../platform/answers.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { allowedBy } from '../platform/limits/limiter.ts';
import { rowsBy, together, type AnswerOf, type Question } from '../platform/questions.ts';
import {
  IDLE_IN_CLASSES,
  OWED_BY_MAILBOX,
  OWED_WITH,
  UNPROVED_IN_CLASSES,
  UNPROVED_OF_HOLD,
  UNPROVED_OF_VISITOR,
  WITHIN_BOOKING_CAPS,
  WITHIN_OWED,
  WITHIN_SEAT_CAPS,
} from './caps-sql.ts';

/** Where a hold came from: digests, `null` where it is not known. */
interface Origin {
  address: string | null;
  network: string | null;
}

/** Seats that a visitor has without proof. */
interface UnprovedSeats {
  class_id: string;
  booking_id: string;
  quantity: number;
  state: string;
  from_address: string | null;
  from_network: string | null;
  mailbox_key: string | null;
}

export interface Wanted {
  visitor: Origin;
  /** Whose seats are wanted anew: those it has do not count. */
  bookingId: string | null;
  lines: readonly { classId: string; quantity: number }[];
  at: number;
}

type Needs = Pick<Dependencies, 'db' | 'capRoom'>;
export type TooMany = Refusal<'too_many_held'>;

const HOUR_MS = 3_600_000;

export const tooMany = () => problem('too_many_held', 'Too many seats are held or booked without proof.');

export const seatsOf = (rows: readonly { quantity: number }[]) => rows.reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether these rows and the wanted seats are more than one may have, in all or of a class. */
function tooManySeats(rows: readonly UnprovedSeats[], lines: Wanted['lines'], room: number): boolean {
  const most = capsWithRoom(room);
  if (seatsOf(rows) + seatsOf(lines) > most.seats) return true;
  return lines.some(
    ({ classId, quantity }) => seatsOf(rows.filter((row) => row.class_id === classId)) + quantity > most.seatsOfClass,
  );
}

/** What a visitor has without proof. */
export function unprovedOf(
  { db }: Pick<Needs, 'db'>,
  { visitor, at }: Pick<Wanted, 'visitor' | 'at'>,
): Question<UnprovedSeats[]> {
  return rowsBy(db.prepare(UNPROVED_OF_VISITOR).bind(visitor.network, null, at));
}

/** What is told of a booking without proof before it is made: what else waits for its contact and network, and in its classes. */
export const waitingBeside = (
  { db }: Pick<Needs, 'db'>,
  { reference, network, email, at }: { reference: string; network: string | null; email: string; at: number },
) =>
  together({
    seats: rowsBy<UnprovedSeats>(db.prepare(UNPROVED_OF_HOLD).bind(network, mailboxKey(email), at, reference)),
    classes: rowsBy<{ class_id: string; quantity: number; capacity: number; waiting: number }>(
      db.prepare(UNPROVED_IN_CLASSES).bind(reference),
    ),
  });

export type WaitingBeside = AnswerOf<ReturnType<typeof waitingBeside>>;

/** Why these seats are not held, if they are more than a stranger may have at once beside what she has. */
export function refusedHold(
  { capRoom }: Pick<Needs, 'capRoom'>,
  rows: readonly UnprovedSeats[],
  { bookingId, lines }: Pick<Wanted, 'bookingId' | 'lines'>,
): TooMany | null {
  const others = rows.filter((row) => row.booking_id !== bookingId);
  return tooManySeats(others, lines, capRoom) ? tooMany() : null;
}

interface IdleSeats {
  class_id: string;
  capacity: number;
  /** Since when this cart had held, `null` where it was another one. */
  own_since: number | null;
  idle: number;
}

/** How long a network has held seats of these classes for nothing. */
export function idleIn(
  { db }: Pick<Needs, 'db'>,
  { lines, at, visitor }: Pick<Wanted, 'lines' | 'at'> & { visitor: Origin & { cart: string } },
): Question<IdleSeats[]> {
  const since = at - IDLE_HOURS * HOUR_MS;
  const ids = JSON.stringify(lines.map(({ classId }) => classId));
  return rowsBy(db.prepare(IDLE_IN_CLASSES).bind(visitor.network, visitor.cart, since, at, ids));
}

/**
 * Why these seats are not held again, if their network has held so much of a class for nothing, by whatever carts: only the hour that
 * this one is in, since `since`, does not count.
 */
export function refusedIdle(
  { capRoom }: Pick<Needs, 'capRoom'>,
  rows: readonly IdleSeats[],
  since: number,
): Refusal<'held_long_enough'> | null {
  const counted = rows.filter(({ own_since: own }) => own === null || own < since);
  const idleOf = (id: string) => counted.reduce((sum, row) => sum + (row.class_id === id ? row.idle : 0), 0);
  if (!counted.some((row) => idleOf(row.class_id) > mostIdle(row.capacity) * capRoom)) return null;
  return problem('held_long_enough', 'These seats were held long enough from here.', {
    retryAfterSeconds: HOUR_MS / 1000,
  });
}

/**
 * The same for a booking that waits for its buyer's proof, whether its hold is live or has lapsed: what its network has without proof
 * counts as at the hold, and bookings besides.
 */
export function refusedUnproved(
  needs: Pick<Needs, 'capRoom'>,
  { seats }: WaitingBeside,
  wanted: Wanted & { bookingId: string; email: string },
): TooMany | null {
  const contact = mailboxKey(wanted.email);
  const most = capsWithRoom(needs.capRoom);
  const { network } = wanted.visitor;
  // Those of the contact alone where no network is known.
  const own = seats.filter((row) => row.booking_id !== wanted.bookingId && row.from_network === network);
  const bookings = (some: readonly UnprovedSeats[]) => new Set(some.map((row) => row.booking_id)).size + 1;
  const ofContact = own.filter((row) => row.mailbox_key === contact);
  const booked = network === null ? [] : own.filter((row) => row.state === 'confirmed');
  const refused =
    tooManySeats(own, wanted.lines, needs.capRoom) ||
    bookings(ofContact) > most.bookingsOfContact ||
    bookings(booked) > most.bookingsOfNetwork;
  return refused ? tooMany() : null;
}

/**
 * Whether a booking has hours for its proof, since more seats of a class wait than may for days; or why it is not made, if its
 * network had as many such bookings of the class today: nobody is refused for what others do.
 */
export async function shortProof(
  { limiter, capRoom }: Pick<Needs, 'capRoom'> & Pick<Dependencies, 'limiter'>,
  { classes }: WaitingBeside,
  { visitor }: Pick<Wanted, 'visitor'>,
): Promise<boolean | TooMany> {
  const crowded = classes.filter((row) => row.waiting + row.quantity > longUnproved(row.capacity) * capRoom);
  const claims = crowded.map((row) => ({
    rule: limits.shortProofs,
    who: `network ${visitor.network} ${row.class_id}`,
  }));
  if (crowded.length === 0) return false;
  return (await allowedBy(limiter, claims)) ? true : tooMany();
}

/** For the batch that holds seats, after them: refuses it where others of the same visitor were faster. */
export function withinHoldCaps({ db, capRoom }: Needs, bookingId: string, visitor: Origin, at: number) {
  const { seats, seatsOfClass } = capsWithRoom(capRoom);
  return db.prepare(WITHIN_SEAT_CAPS).bind(bookingId, visitor.address, visitor.network, at, seats, seatsOfClass);
}

/** For the batch that books without proof, after the booking: refuses it where others of the same network or contact were faster. */
export function withinBookingCaps(
  { db, capRoom }: Needs,
  { visitor, bookingId, email, at }: Pick<Wanted, 'visitor' | 'at'> & { bookingId: string; email: string },
): D1PreparedStatement[] {
  const most = capsWithRoom(capRoom);
  const ofBookings = db
    .prepare(WITHIN_BOOKING_CAPS)
    .bind(
      ...[bookingId, mailboxKey(email), visitor.network, most.seats, most.seatsOfClass],
      ...[most.bookingsOfContact, most.bookingsOfNetwork],
    );
  return [withinHoldCaps({ db, capRoom }, bookingId, visitor, at), ofBookings];
}

/** Why a contact does not prove one more booking on invoice, if she owes too many seats and has never paid (booking rule 36). */
export async function refusedOwed({ db, capRoom }: Needs, bookingId: string, at: number): Promise<TooMany | null> {
  const owed = await db.prepare(OWED_WITH).bind(bookingId, at).first<number>('seats');
  return owed !== null && owed > capsWithRoom(capRoom).seats ? tooMany() : null;
}

/** The same of seats that are proved as they are booked, by who has an offer. */
export async function refusedOffer(
  { db, capRoom }: Needs,
  { email, lines, at }: Pick<Wanted, 'lines' | 'at'> & { email: string },
): Promise<TooMany | null> {
  const owed = await db.prepare(OWED_BY_MAILBOX).bind(mailboxKey(email), at).first<number>('seats');
  return owed !== null && owed + seatsOf(lines) > capsWithRoom(capRoom).seats ? tooMany() : null;
}

/** For the batch of the proof, after it: refuses it where another of her bookings was proved at the same moment. */
export const withinOwed = ({ db, capRoom }: Needs, bookingId: string, at: number): D1PreparedStatement =>
  db.prepare(WITHIN_OWED).bind(bookingId, at, capsWithRoom(capRoom).seats);
