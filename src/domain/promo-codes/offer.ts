import { discountOver, type Reduction } from '../money/discount.ts';
import type { Cents } from '../money/money.ts';
import type { CourseKind } from '../packages/offer.ts';

/** The classes that a code is for: those that any of the lists names. */
export interface PromoScope {
  courses: readonly string[];
  kinds: readonly CourseKind[];
  classes: readonly string[];
}

/** A code as its maker wants it. Instants are epoch milliseconds; `null` is no bound. */
export interface PromoOffer {
  reduction: Reduction;
  validFrom: number | null;
  validUntil: number | null;
  ended: boolean;
  mostUses: number | null;
  mostUsesOfContact: number | null;
  /** `null`: any class. */
  scope: PromoScope | null;
  leastSeats: number;
}

/** How often it was used: in all, and by who books now. */
export interface PromoUses {
  all: number;
  ofContact: number;
}

/** Seats of one class that somebody wants, at what they cost before the code. */
export interface PricedClass {
  eventId: string;
  quantity: number;
  netCents: Cents;
  courseId: string;
  /** `undefined` where the course is not offered any more. */
  kind: CourseKind | undefined;
}

/** Why a code takes nothing off. One that is not in force yet, or was ended, is unknown like any other. */
export type PromoRefusal = 'unknown' | 'expired' | 'used_up' | 'classes' | 'seats';

const isFor = (scope: PromoScope | null, { eventId, courseId, kind }: PricedClass) =>
  scope === null ||
  scope.classes.includes(eventId) ||
  scope.courses.includes(courseId) ||
  (kind !== undefined && scope.kinds.includes(kind));

/** The classes that a code takes something off, or why it takes nothing off any. */
export function discountedClasses(
  offer: PromoOffer,
  uses: PromoUses,
  wanted: readonly PricedClass[],
  now: number,
): PricedClass[] | PromoRefusal {
  if (offer.ended || (offer.validFrom !== null && now < offer.validFrom)) return 'unknown';
  if (offer.validUntil !== null && now >= offer.validUntil) return 'expired';
  // Who has used it often enough is told the same as where everybody has.
  if (offer.mostUses !== null && uses.all >= offer.mostUses) return 'used_up';
  if (offer.mostUsesOfContact !== null && uses.ofContact >= offer.mostUsesOfContact) return 'used_up';
  const eligible = wanted.filter((one) => one.netCents > 0 && isFor(offer.scope, one));
  if (eligible.length === 0) return 'classes';
  const seats = eligible.reduce((sum, { quantity }) => sum + quantity, 0);
  return seats < offer.leastSeats ? 'seats' : eligible;
}

/** What a reduction takes off each of some classes, by their ids; those of which it takes nothing are left out. */
export function discountByClass(
  reduction: Reduction,
  classes: readonly Pick<PricedClass, 'eventId' | 'netCents'>[],
): Map<string, Cents> {
  const parts = discountOver(
    reduction,
    classes.map(({ netCents }) => netCents),
  );
  return new Map(
    classes.map(({ eventId }, index) => [eventId, parts[index] ?? 0] as const).filter(([, cents]) => cents > 0),
  );
}
