import { MAX_SEATS_PER_LINE } from '../catalogue/classes.ts';
import { PRIVATE_CLASS_PEOPLE } from './ways.ts';

/** A line of the cart as its stepper knows it. */
export interface Seats {
  quantity: number;
  /** People for whom there are too few seats; `undefined` where everybody has one. */
  wanted: number | undefined;
}

/**
 * Seats of a line after so many were asked for. It never grows beyond the free ones, which are `undefined` while nobody can
 * tell: then the checkout decides. Whoever asks for more keeps what there is, and is told where everybody has a seat. What
 * shrinks always may.
 */
export function askedFor(people: number, { quantity }: Pick<Seats, 'quantity'>, free: number | undefined): Seats {
  const asked = Math.min(Math.max(Math.trunc(people) || 1, 1), PRIVATE_CLASS_PEOPLE);
  const most = Math.max(0, Math.min(free ?? MAX_SEATS_PER_LINE, MAX_SEATS_PER_LINE));
  const goes = asked <= quantity ? asked : Math.max(quantity, Math.min(asked, most));
  return { quantity: goes, wanted: asked > goes ? asked : undefined };
}

/** One more or one fewer, counted from the people whom one would like to bring. */
export function stepped(by: 1 | -1, seats: Seats, free: number | undefined): Seats {
  return askedFor((seats.wanted ?? seats.quantity) + by, seats, free);
}
