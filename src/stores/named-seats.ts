import { persistentAtom } from '@nanostores/persistent';
import { parseNamedSeats, withPeople, withPerson, type NamedSeat, type SeatField } from '../domain/cart/named-seats.ts';
import './storage.ts';

/** Who takes the seats of the cart, as far as named; in local storage under `listParticipants` until it is booked. */
export const $participants = persistentAtom<NamedSeat[]>('listParticipants', [], {
  encode: JSON.stringify,
  decode: parseNamedSeats,
});

export function namePerson(eventId: string, seat: number, person: Record<SeatField, string>): void {
  $participants.set(withPerson($participants.get(), eventId, seat, person));
}

/** These people take the first seats of a class. */
export function namePeople(eventId: string, people: readonly Record<SeatField, string>[]): void {
  $participants.set(withPeople($participants.get(), eventId, people));
}

export function clearParticipants(): void {
  $participants.set([]);
}
