import { persistentAtom } from '@nanostores/persistent';
import { parseNamedSeats, withPerson, type NamedSeat, type SeatField } from '../domain/cart/named-seats.ts';
import './storage.ts';

/** Who takes the seats of the cart, as far as named; in local storage under `listParticipants` until it is booked. */
export const $participants = persistentAtom<NamedSeat[]>('listParticipants', [], {
  encode: JSON.stringify,
  decode: parseNamedSeats,
});

export function namePerson(eventId: string, seat: number, person: Record<SeatField, string>): void {
  $participants.set(withPerson($participants.get(), eventId, seat, person));
}

export function clearParticipants(): void {
  $participants.set([]);
}
