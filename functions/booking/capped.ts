import { capsWithRoom } from '../../src/domain/booking/caps.ts';
import { emailKey } from '../../src/domain/fields.ts';
import { problem, type Refusal } from '../platform/answers.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { DAY_MS } from '../platform/tasks.ts';
import {
  ASKED_OF_CONTACT,
  UNPROVED_IN_CLASSES,
  UNPROVED_OF_VISITOR,
  WITHIN_BOOKING_CAPS,
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
  contact_key: string | null;
}

interface Wanted {
  visitor: Origin;
  /** Whose seats are wanted anew: those it has do not count. */
  bookingId: string | null;
  lines: readonly { classId: string; quantity: number }[];
  at: number;
}

type Needs = Pick<Dependencies, 'db' | 'capRoom'>;
type TooMany = Refusal<'too_many_held'>;

const tooMany = () => problem('too_many_held', 'Too many seats are held or booked without proof.');

const seatsOf = (rows: readonly { quantity: number }[]) => rows.reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether these rows and the wanted seats are more than one may have, in all or of a class. */
function tooManySeats(rows: readonly UnprovedSeats[], lines: Wanted['lines'], room: number): boolean {
  const most = capsWithRoom(room);
  if (seatsOf(rows) + seatsOf(lines) > most.seats) return true;
  return lines.some(
    ({ classId, quantity }) => seatsOf(rows.filter((row) => row.class_id === classId)) + quantity > most.seatsOfClass,
  );
}

async function unprovedOf({ db }: Needs, { visitor, bookingId, at }: Wanted, contact: string | null) {
  const { results } = await db.prepare(UNPROVED_OF_VISITOR).bind(visitor.network, contact, at).all<UnprovedSeats>();
  return results.filter((row) => row.booking_id !== bookingId);
}

/** Why these seats are not held, if they are more than a stranger may have at once. */
export async function refusedHold(needs: Needs, wanted: Wanted): Promise<TooMany | null> {
  const rows = await unprovedOf(needs, wanted, null);
  return tooManySeats(rows, wanted.lines, needs.capRoom) ? tooMany() : null;
}

/** The same for a booking that waits for its buyer's proof. */
export async function refusedUnproved(
  needs: Needs,
  wanted: Wanted & { bookingId: string; email: string },
): Promise<TooMany | null> {
  const contact = emailKey(wanted.email);
  const most = capsWithRoom(needs.capRoom);
  const rows = await unprovedOf(needs, wanted, contact);
  const ofContact = rows.filter((row) => row.contact_key === contact);
  const bookings = (some: readonly UnprovedSeats[]) => new Set(some.map((row) => row.booking_id)).size + 1;
  const { network } = wanted.visitor;
  const booked = rows.filter((row) => network !== null && row.from_network === network && row.state === 'confirmed');
  const { results } = await needs.db.prepare(UNPROVED_IN_CLASSES).bind(wanted.bookingId).all<{ bookings: number }>();
  const asked = await needs.db
    .prepare(ASKED_OF_CONTACT)
    .bind(contact, wanted.at - DAY_MS)
    .first<number>('bookings');
  const refused =
    (asked ?? 0) >= most.bookingsOfContactInDay ||
    tooManySeats(ofContact, wanted.lines, needs.capRoom) ||
    bookings(ofContact) > most.bookingsOfContact ||
    bookings(booked) > most.bookingsOfNetwork ||
    results.some((inClass) => inClass.bookings + 1 > most.bookingsOfClass);
  return refused ? tooMany() : null;
}

/** For the batch that holds seats, after them: refuses it where others of the same visitor were faster. */
export function withinHoldCaps({ db, capRoom }: Needs, bookingId: string, visitor: Origin, at: number) {
  const { seats, seatsOfClass } = capsWithRoom(capRoom);
  return db.prepare(WITHIN_SEAT_CAPS).bind(bookingId, visitor.address, visitor.network, at, seats, seatsOfClass);
}

/** For the batch that books without proof, after the booking. */
export function withinBookingCaps(
  { db, capRoom }: Needs,
  { visitor, bookingId, email, at }: Omit<Wanted, 'lines'> & { email: string },
) {
  const most = capsWithRoom(capRoom);
  return db
    .prepare(WITHIN_BOOKING_CAPS)
    .bind(
      ...[bookingId, emailKey(email), visitor.network, most.seats, most.seatsOfClass],
      ...[most.bookingsOfContact, most.bookingsOfNetwork, most.bookingsOfClass],
      ...[most.bookingsOfContactInDay, at - DAY_MS],
    );
}
