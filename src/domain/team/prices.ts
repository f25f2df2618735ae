import type { TeamOffer } from '../catalogue/classes.ts';
import type { Cents } from '../money/money.ts';
import { seatsOfCourse, type CourseKind, type SeatOffer } from '../packages/offer.ts';

/** A course as far as it decides what it costs a team. */
interface TeamCourse {
  kind: CourseKind;
  durationHours: number;
  privatePriceCents: Cents;
}

/** A package as its authors offer it; a series is of no kind, and for no team. */
type Offered = Pick<SeatOffer, 'kind' | 'seats' | 'priceCents'>;

/** What a course costs a team besides single seats: the same for page, cart and paper. */
export function teamOfferOf(
  { kind, durationHours, privatePriceCents }: TeamCourse,
  offers: readonly Offered[],
): TeamOffer {
  return {
    privateCents: privatePriceCents,
    packages: offers.filter((one) => one.kind === kind).map(({ seats, priceCents }) => ({ seats, priceCents })),
    seatsEach: seatsOfCourse({ durationHours }),
  };
}
