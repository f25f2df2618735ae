import type { EventActor } from '../../src/domain/booking/events.ts';
import { bookingNumber } from '../../src/domain/booking/number.ts';
import { MAX_SEATS_PER_LINE } from '../../src/domain/catalogue/classes.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { randomBelow } from '../platform/secrets.ts';
import { changeBooking, giveBack, seatMore } from './changing.ts';
import { recordEvent } from './events.ts';
import { INSERT_PARTICIPANTS } from './participants-sql.ts';
import {
  INSERT_PRIVATE_BOOKING,
  INSERT_PRIVATE_LINE,
  MORE_PRIVATE_SEATS,
  PRIVATE_GROUPS,
  TOUCH_BOOKING,
} from './private-seats-sql.ts';

type Needs = Pick<Dependencies, 'db' | 'siteData' | 'newId' | 'newReference'>;

interface PrivateSeats {
  orderId: string;
  classId: string;
  people: number;
  by: { who: EventActor; accountId: number };
  at: number;
}

/** A booking that has some of the seats of a private class. */
export interface PrivateGroup {
  id: string;
  reference: string;
  revision: number;
  quantity: number;
  /** Seats that lack a name or an e-mail. */
  missing: number;
  /** Ids of the seats without a name, the last one first. */
  unnamed: string[];
}

/** As few numbers as make `people`, none of them more than a line of a booking has. */
const groupsOf = (people: number): number[] =>
  Array.from({ length: Math.ceil(people / MAX_SEATS_PER_LINE) }, (_, index) =>
    Math.min(MAX_SEATS_PER_LINE, people - index * MAX_SEATS_PER_LINE),
  );

/**
 * The statements by which the client of an order has these seats of its private class: bookings like any other, so that names, mails,
 * attendance and certificates are, too, and without money, which is the order's. A booking has ten seats of a class at most. Refused
 * where the order has ended, or the class has not so many.
 */
export function bookPrivateSeats(
  { db, siteData, newId, newReference }: Needs,
  { orderId, classId, people, by, at }: PrivateSeats,
): D1PreparedStatement[] {
  return groupsOf(people).flatMap((quantity) => {
    const id = newId();
    const row = [id, newReference(), orderId, at, JSON.stringify(siteData.cancellation), bookingNumber(randomBelow)];
    const seats = Array.from({ length: quantity }, (_, index) => ({
      ...{ id: newId(), eventId: classId, seat: index + 1, firstName: '', lastName: '', email: '' },
      ...{ emailKey: null, officeTells: 0 },
    }));
    return [
      db.prepare(INSERT_PRIVATE_BOOKING).bind(...row),
      db.prepare(INSERT_PRIVATE_LINE).bind(id, classId, quantity),
      db.prepare(INSERT_PARTICIPANTS).bind(id, JSON.stringify(seats)),
      recordEvent(db, { bookingId: id, kind: 'confirmed', at, ...by, detail: { totalCents: 0 } }),
    ];
  });
}

/** Has a booking be another one for who acts on it: a class of an order is scheduled, or a hold is made smaller. */
export const touchBooking = (db: D1Database, id: string): D1PreparedStatement => db.prepare(TOUCH_BOOKING).bind(id);

export async function privateGroups(db: D1Database, classId: string): Promise<PrivateGroup[]> {
  const { results } = await db
    .prepare(PRIVATE_GROUPS)
    .bind(classId)
    .all<Omit<PrivateGroup, 'unnamed'> & { unnamed: string }>();
  return results.map((row) => ({ ...row, unnamed: JSON.parse(row.unnamed) as string[] }));
}

const as0 = { state: 'confirmed', taxes: '[]', subtotalCents: 0, totalCents: 0 } as const;

/** The statements that put so many seats to those of these bookings, and book the rest by others. */
export function morePrivateSeats(
  needs: Needs,
  groups: readonly PrivateGroup[],
  { people, ...asked }: PrivateSeats,
): D1PreparedStatement[] {
  const { db, newId } = needs;
  const { classId, by, at } = asked;
  let left = people;
  const filled = groups.flatMap((group) => {
    const seats = Math.min(left, MAX_SEATS_PER_LINE - group.quantity);
    if (seats <= 0) return [];
    left -= seats;
    const unnamed = Array.from({ length: seats }, () => ({
      ...{ id: newId(), firstName: '', lastName: '', email: '', emailKey: null },
    }));
    return [
      changeBooking(db, group, as0),
      db.prepare(MORE_PRIVATE_SEATS).bind(group.id, classId, seats),
      seatMore(db, group.id, { classId, people: unnamed, at }),
      recordEvent(db, {
        bookingId: group.id,
        kind: 'seats_added',
        at,
        ...by,
        detail: { eventId: classId, seats, cents: 0 },
      }),
    ];
  });
  return [...filled, ...bookPrivateSeats(needs, { ...asked, people: left })];
}

/** The statements that give so many seats back of those without a name, the last first; `null` where there are not so many. */
export function fewerPrivateSeats(
  { db }: Needs,
  groups: readonly PrivateGroup[],
  { classId, people, by, at }: Omit<PrivateSeats, 'orderId'>,
): D1PreparedStatement[] | null {
  let left = people;
  const given = groups.toReversed().flatMap((group) => {
    const seats = group.unnamed.slice(0, left);
    if (seats.length === 0) return [];
    left -= seats.length;
    const back = { eventId: classId, seats: seats.length, discountCents: 0, keptCents: 0 };
    return [
      changeBooking(db, group, as0),
      ...giveBack(db, group.id, [back], seats),
      recordEvent(db, {
        ...{ bookingId: group.id, kind: 'seats_cancelled' as const, at, ...by },
        detail: { eventId: classId, seats: seats.length, cents: 0 },
      }),
    ];
  });
  return left > 0 ? null : given;
}
