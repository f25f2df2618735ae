/**
 * What strangers may have at once: seats held or booked on invoice whose buyer has not proved to be there (booking rules 36
 * and 41). Proof gives all of it room again; somebody who is logged in, pays by card or calls is met by none of these.
 */
export const caps = {
  /** Seats of one address, of its network, or for one contact: three classes of ten, which is the largest line. */
  seats: 30,
  /** Of them in one class: what one person may take in a line. */
  seatsOfClass: 10,
  /** Bookings for one contact, from one network, so that nobody else's keep its owner out: the mailbox has that many links to open. */
  bookingsOfContact: 3,
  /** Bookings from one network: an office whose people book for themselves on one morning. */
  bookingsOfNetwork: 6,
} as const;

export type Caps = Record<keyof typeof caps, number>;

/** A hold lives no longer in all, however often it is taken anew (booking rules 5 and 36). Minutes. */
export const MOST_HELD_MINUTES = 60;

/** A cart that has held that long holds again after so many minutes: others had their turn. */
const HOLD_PAUSE_MINUTES = 10;

/** Seats of a class that may wait for days for their buyers' proof: a third. Whoever books beyond has hours (`SHORT_PROOF_HOURS`). */
export const longUnproved = (capacity: number) => Math.max(2, Math.floor(capacity / 3));

/** So far back, holds of a network that came to nothing count together, whatever their carts, but for the hour that a cart is in. Hours. */
export const IDLE_HOURS = 3;

/** So much of a class one network may hold meanwhile for nothing: half of it for an hour. Seats times milliseconds. */
export const mostIdle = (capacity: number) => Math.max(2, Math.floor(capacity / 2)) * 3_600_000;

/** Less time than this is not worth holding. Milliseconds. */
const LEAST_HOLD_MS = 60_000;

const MINUTE_MS = 60_000;

export type HoldTime = { endsAt: number; since: number } | { pauseEndsAt: number };

/**
 * How long a cart may hold from `now` on for at most `minutes`. `earlier` is the last hold of the same cart: one that ended
 * a short while ago counts with this one. Instants are epoch milliseconds.
 */
export function holdTime(now: number, minutes: number, earlier: { since: number; endsAt: number } | null): HoldTime {
  const pauseEndsAt = (earlier?.endsAt ?? 0) + HOLD_PAUSE_MINUTES * MINUTE_MS;
  const since = earlier && now < pauseEndsAt ? earlier.since : now;
  const endsAt = Math.min(now + minutes * MINUTE_MS, since + MOST_HELD_MINUTES * MINUTE_MS);
  return endsAt - now < LEAST_HOLD_MS ? { pauseEndsAt } : { endsAt, since };
}

/**
 * Until when seats wait for a card that is asked for at `now`; `null` where they have been kept as long as seats may, however
 * often somebody went to the card and came back. A hold that lasts longer, as an offer does, stays as long as it is. An offer
 * counts from when its card is first asked for (`since` is `null` until then).
 */
export function cardTime(
  now: number,
  minutes: number,
  hold: { since: number | null; endsAt: number },
): { since: number; until: number } | null {
  const since = hold.since !== null && now < hold.endsAt + HOLD_PAUSE_MINUTES * MINUTE_MS ? hold.since : now;
  const latest = since + (MOST_HELD_MINUTES + minutes) * MINUTE_MS;
  const until = Math.max(hold.endsAt, Math.min(now + minutes * MINUTE_MS, latest));
  return until - now < LEAST_HOLD_MS ? null : { since, until };
}

/** The bounds with so many times the room, on a developer's machine. */
export function capsWithRoom(room: number): Caps {
  const roomy = (cap: number) => Math.min(cap * room, Number.MAX_SAFE_INTEGER);
  return {
    seats: roomy(caps.seats),
    seatsOfClass: roomy(caps.seatsOfClass),
    bookingsOfContact: roomy(caps.bookingsOfContact),
    bookingsOfNetwork: roomy(caps.bookingsOfNetwork),
  };
}
