import type { Session } from '../catalogue/classes.ts';
import { emailKey } from '../fields.ts';

/** A seat with somebody's name. */
interface Seat {
  eventId: string;
  firstName: string;
  lastName: string;
  email: string;
}

/** One person in two classes that are held at the same time (booking rule 9). */
export interface Overlap {
  name: string;
  /** Their ids, in the order in which they were given. */
  classes: readonly [string, string];
}

/** Who it is, as far as a booking tells: by the address, else by the whole name. */
function personOf({ firstName, lastName, email }: Seat): string | null {
  const name = firstName.trim() && lastName.trim() ? `${firstName.trim()} ${lastName.trim()}`.toLowerCase() : null;
  return emailKey(email) ?? name;
}

const meet = (some: readonly Session[], others: readonly Session[]): boolean =>
  some.some((one) =>
    others.some(
      (other) => Date.parse(one.start) < Date.parse(other.end) && Date.parse(other.start) < Date.parse(one.end),
    ),
  );

/** Where a booking's people cannot be in both classes, each pair once. Of other bookings nothing is known here (booking rule 42). */
export function overlapsIn(
  seats: readonly Seat[],
  sessionsOf: (eventId: string) => readonly Session[] | undefined,
): Overlap[] {
  const known = seats.flatMap((seat) => {
    const person = personOf(seat);
    return person === null ? [] : [{ ...seat, person }];
  });
  return known.flatMap((seat, index) =>
    known.slice(0, index).flatMap((before): Overlap[] => {
      if (before.person !== seat.person || before.eventId === seat.eventId) return [];
      if (!meet(sessionsOf(before.eventId) ?? [], sessionsOf(seat.eventId) ?? [])) return [];
      return [
        {
          name: `${seat.firstName} ${seat.lastName}`.trim() || seat.email.trim(),
          classes: [before.eventId, seat.eventId],
        },
      ];
    }),
  );
}
