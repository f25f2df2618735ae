import { emailKey } from '../../src/domain/fields.ts';
import type { Telling } from '../booking/index.ts';

/** A seat of one class as it will be named, and whom its mails went to last. */
export interface ToldSeat {
  id: string;
  email: string;
  told: Telling | null;
}

/**
 * Who was told of which seat, where people of a class change their seats among themselves: whoever still sits in it was told of the
 * seat that is theirs now, so that nobody hears of having left. By the seat's id, those that become others.
 */
export function toldAfter(seats: readonly ToldSeat[]): ReadonlyMap<string, Telling | null> {
  const isTold = ({ email, told }: ToldSeat) => told !== null && emailKey(told.email) === emailKey(email);
  const open = seats.filter((seat) => !isTold(seat));
  const left = open.flatMap(({ told }) => told ?? []);
  const take = (found: (told: Telling) => boolean) => {
    const index = left.findIndex(found);
    return index < 0 ? null : (left.splice(index, 1)[0] ?? null);
  };
  const own = open.map((seat) => ({ seat, told: take((told) => emailKey(told.email) === emailKey(seat.email)) }));
  // Who has really left is told by whatever seat has room for it.
  const paired = own.map(({ seat, told }) => ({ seat, told: told ?? take(() => true) }));
  return new Map(paired.filter(({ seat, told }) => seat.told !== told).map(({ seat, told }) => [seat.id, told]));
}
