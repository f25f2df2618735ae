import { categoryOf } from '~/collections/categories/load.ts';
import type { Course } from '~/collections/courses/load.ts';
import { packages } from '~/collections/packages/load.ts';
import type { UpcomingClass } from '~/collections/schedule/load.ts';
import { kindOfFamily, seatsOfCourse } from '~/domain/packages/offer.ts';
import type { TeamPrices } from '~/domain/team/ways.ts';

/** What a course costs a team; seats at the price of the class that the page offers first. */
export async function teamPrices(course: Course, next: UpcomingClass | undefined): Promise<TeamPrices> {
  const kind = kindOfFamily((await categoryOf(course)).family);
  return {
    seatCents: next?.priceCents ?? course.price,
    privateCents: course.privatePrice,
    packages: (await packages())
      .filter((one) => one.kind === kind)
      .map(({ seats, price }) => ({ seats, priceCents: price })),
    seatsEach: seatsOfCourse({ durationHours: course.hours }),
  };
}
