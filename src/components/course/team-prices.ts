import { categoryOf } from '~/collections/categories/load.ts';
import type { Course } from '~/collections/courses/load.ts';
import { packages } from '~/collections/packages/load.ts';
import type { UpcomingClass } from '~/collections/schedule/load.ts';
import { kindOfFamily } from '~/domain/packages/offer.ts';
import { teamOfferOf } from '~/domain/team/prices.ts';
import type { TeamPrices } from '~/domain/team/ways.ts';

/** What a course costs a team; seats at the price of the class that its ticket shows first. */
export async function teamPrices(course: Course, next: UpcomingClass | undefined): Promise<TeamPrices> {
  const kind = kindOfFamily((await categoryOf(course)).family);
  const offers = (await packages()).map(({ price, ...one }) => ({ ...one, priceCents: price }));
  const offer = teamOfferOf({ kind, durationHours: course.hours, privatePriceCents: course.privatePrice }, offers);
  return { ...offer, seatCents: next?.priceCents ?? course.price };
}
