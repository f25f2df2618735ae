import * as v from 'valibot';
import type { Participant } from '../booking/contract.ts';
import type { CartLine } from './cart.ts';

const text = v.fallback(v.pipe(v.string(), v.maxLength(254)), '');

/** One person of the list in storage under `listParticipants`: who takes which seat (from 0) of which class. */
export const NamedSeat = v.object({
  eventId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(120)),
  seat: v.pipe(v.number(), v.integer(), v.minValue(0)),
  firstName: text,
  lastName: text,
  email: text,
});
export type NamedSeat = v.InferOutput<typeof NamedSeat>;

/** Fields of a seat that are typed. */
export type SeatField = 'firstName' | 'lastName' | 'email';

/** The stored list; what does not parse is left out. */
export function parseNamedSeats(raw: string | null | undefined): NamedSeat[] {
  let stored: unknown;
  try {
    stored = JSON.parse(raw ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((value: unknown) => {
    const parsed = v.safeParse(NamedSeat, value);
    return parsed.success ? [parsed.output] : [];
  });
}

/**
 * A participant for each seat in the cart, in the order of the lines. Names come from the list, else from the cart's
 * own line, where the site before this one kept them; a seat that nobody named is empty.
 */
export function participantsOf(lines: readonly CartLine[], named: readonly NamedSeat[]): Participant[] {
  return lines.flatMap(({ eventId, quantity, participants }) =>
    Array.from({ length: quantity }, (_, seat): Participant => {
      const person = named.find((one) => one.eventId === eventId && one.seat === seat) ?? participants[seat];
      const { firstName = '', lastName = '', email = '' } = person ?? {};
      return { eventId, firstName, lastName, email };
    }),
  );
}

/** The list with the first seats of a class taken by these people, in order; who sits on the others stays. */
export function withPeople(
  named: readonly NamedSeat[],
  eventId: string,
  people: readonly Record<SeatField, string>[],
): NamedSeat[] {
  const others = named.filter((one) => one.eventId !== eventId || one.seat >= people.length);
  return [
    ...others,
    ...people.map(({ firstName, lastName, email }, seat) => ({ eventId, seat, firstName, lastName, email })),
  ];
}

/** The list with one seat's person changed. */
export function withPerson(
  named: readonly NamedSeat[],
  eventId: string,
  seat: number,
  person: Record<SeatField, string>,
): NamedSeat[] {
  const others = named.filter((one) => one.eventId !== eventId || one.seat !== seat);
  return [...others, { eventId, seat, ...person }];
}
