import type { CancellationStep } from '../catalogue/classes.ts';
import type { Rate } from '../money/money.ts';

/** What the seats of a package are for: the two kinds of courses that are sold in packages. */
export type CourseKind = 'software' | 'professional';

/** Seats that are bought together, as their authors offer them. */
export interface SeatOffer {
  /** The name of its file, `software-5` or `the-great-leader`. */
  id: string;
  /** A package is for any class of its kind; a series for one class of each of its courses. */
  sort: 'package' | 'series';
  title: { en: string; fr: string };
  /** Of a package; `null` for a series. */
  kind: CourseKind | null;
  /** Of a series, by their ids; empty for a package. */
  courses: readonly string[];
  seats: number;
  validMonths: number;
  priceCents: number;
}

/** What a class is to a package: its course, whose kind and hours of teaching count. */
export interface OfferedCourse {
  id: string;
  /** The course that has its place in a series in the other language, by its id. */
  counterpart?: string;
  kind: CourseKind;
  durationHours: number;
}

/** Teaching beyond so many hours takes a second day. */
const HOURS_OF_A_DAY = 8;

/** Before its invoice is paid, so many seats of a purchase may be used (booking rule 41). The database counts them, too. */
export const SEATS_BEFORE_PAYMENT = 10;

/** How long before its end the buyer is told that seats are left. Days. */
export const EXPIRY_NOTICE_DAYS = 30;

/** Courses of professional skills are of their own kind; all others are software, databases and programming. */
export function kindOfFamily(family: string): CourseKind {
  return family === 'professional-skills' ? 'professional' : 'software';
}

/** How many seats of a package one person takes in a class: one for each day of teaching, and for less than a day one. */
export function seatsOfCourse({ durationHours }: Pick<OfferedCourse, 'durationHours'>): number {
  return Math.max(1, Math.ceil(durationHours / HOURS_OF_A_DAY));
}

/** The seats of a purchase that are alike: all of a package (`''`), one of each course of a series (its id). */
export function poolsOf({ sort, courses, seats }: Pick<SeatOffer, 'sort' | 'courses' | 'seats'>) {
  return sort === 'package' ? [{ pool: '', seats }] : courses.map((pool) => ({ pool, seats: 1 }));
}

/** The seats that a class of a course would take of a purchase; `null` where it is not one that they are for. */
export function takenBy(offer: SeatOffer, course: OfferedCourse): { pool: string; seats: number } | null {
  if (offer.sort === 'series') {
    const pool = offer.courses.find((id) => id === course.id || id === course.counterpart);
    return pool === undefined ? null : { pool, seats: 1 };
  }
  return offer.kind === course.kind ? { pool: '', seats: seatsOfCourse(course) } : null;
}

/** Seats come back whole while cancelling is free of charge, and none after that. */
export function seatsComingBack(seats: number, feeRate: Rate): number {
  return feeRate === 0 ? seats : 0;
}

/** The same as steps of a cancellation: free of charge as long as it is, and then all of the seat. */
export function coveredSteps(steps: readonly CancellationStep[]): CancellationStep[] {
  const whole = { until: null, feeRate: 100_000 };
  const free = steps.findLast(({ feeRate }) => feeRate === 0);
  if (!free) return [whole];
  return free.until === null ? [free] : [free, whole];
}
