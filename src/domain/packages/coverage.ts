import type { PlainDate } from '../time/calendar.ts';
import { takenBy, type OfferedCourse, type SeatOffer } from './offer.ts';

/** Seats of one class that somebody wants. */
export interface WantedClass {
  eventId: string;
  quantity: number;
  /** The day of its first session, where it is taught. */
  firstDay: PlainDate;
  /** Whether it starts too soon to be booked on invoice, as everything that is not paid (booking rule 16). */
  tooSoon: boolean;
  /** `undefined` where the course is not offered any more. */
  course: OfferedCourse | undefined;
}

/** A purchase as far as its seats are concerned. */
export interface UsableSeats {
  offer: SeatOffer;
  expiresOn: PlainDate;
  /** Seats left, by pool. */
  left: Readonly<Record<string, number>>;
  /** Until the invoice is paid, fewer may be used than are left, and none in a class that starts too soon. */
  isPaid: boolean;
  /** How many may be used now, all pools together. */
  usable: number;
}

/** Why a class is not covered: not what the seats are for, begins after their end, or takes more than there are. */
export const coverRefusals = ['kind', 'expired', 'too_few', 'unpaid'] as const;
export type CoverRefusal = (typeof coverRefusals)[number];

export type CoveredClass =
  { eventId: string; pool: string; /** For one person. */ seats: number } | { eventId: string; reason: CoverRefusal };

/**
 * Which classes the seats of a purchase pay for, in their order: a class is covered for everybody in it or not at all, so
 * that it has one price.
 */
export function coverageOf(
  { offer, expiresOn, left, isPaid, usable }: UsableSeats,
  wanted: readonly WantedClass[],
): CoveredClass[] {
  const rest = new Map(Object.entries(left));
  let now = usable;
  return wanted.map(({ eventId, quantity, firstDay, tooSoon, course }): CoveredClass => {
    const taken = course && takenBy(offer, course);
    if (!taken) return { eventId, reason: 'kind' };
    if (firstDay > expiresOn) return { eventId, reason: 'expired' };
    const needed = taken.seats * quantity;
    const has = rest.get(taken.pool) ?? 0;
    if (has < needed) return { eventId, reason: 'too_few' };
    if (now < needed || (tooSoon && !isPaid)) return { eventId, reason: 'unpaid' };
    rest.set(taken.pool, has - needed);
    now -= needed;
    return { eventId, ...taken };
  });
}
