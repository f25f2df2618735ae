import * as v from 'valibot';
import { provinces } from '../money/provinces.ts';
import { paymentMethods } from '../booking/payment-methods.ts';

/**
 * One sitting of a class: instants in ISO 8601 UTC (`2026-12-08T14:00:00Z`). A day that is held on line, or in another room than the rest
 * of a class in a room, says so.
 */
export const Session = v.object({
  start: v.string(),
  end: v.string(),
  online: v.optional(v.literal(true)),
  room: v.optional(v.string()),
});
export type Session = v.InferOutput<typeof Session>;

/** What a street address is called in either language; documents that were issued earlier have one text for both. */
const StreetAddress = v.union([v.object({ en: v.string(), fr: v.string() }), v.string()]);

/** A room in one of the three cities. `name`, `city` and `address` per language. */
export const Place = v.object({
  id: v.string(),
  name: v.object({ en: v.string(), fr: v.string() }),
  city: v.object({ en: v.string(), fr: v.string() }),
  address: StreetAddress,
  province: v.picklist(provinces),
});
export type Place = v.InferOutput<typeof Place>;

export const Language = v.picklist(['en', 'fr']);
export type Language = v.InferOutput<typeof Language>;

/**
 * tentative → confirmed (guaranteed to run: confirmed seats have reached the minimum) → finished; or cancelled.
 * `withdrawn` is a class that the schedule no longer holds; it is not on sale.
 */
export const ClassState = v.picklist(['tentative', 'confirmed', 'finished', 'cancelled', 'withdrawn']);
export type ClassState = v.InferOutput<typeof ClassState>;

/** What a page may say of the seats: `few` is 3 or fewer; `closed` is past the end of sales, cancelled or withdrawn. */
export const Availability = v.picklist(['available', 'few', 'full', 'closed']);
export type Availability = v.InferOutput<typeof Availability>;

/** `few` begins at this many public seats. */
const FEW_SEATS = 3;

/** More seats than this on one line are a private class (booking rule 6). */
export const MAX_SEATS_PER_LINE = 10;

/** Seats of one class that are asked for together. */
export const SeatCount = v.pipe(
  v.number('invalid'),
  v.integer('invalid'),
  v.minValue(1, 'invalid'),
  v.maxValue(MAX_SEATS_PER_LINE, 'too_many'),
);

const Titles = v.object({ en: v.optional(v.string()), fr: v.optional(v.string()) });

/** One class. `titleCourse` is in the language the class is taught in. */
export const DatedClass = v.object({
  id: v.string(),
  certificateText: v.string(),
  language: Language,
  titleCourse: v.string(),
  sessions: v.array(Session),
  /** The course page of each language this course has one in: its id and its title. */
  courseIds: Titles,
  titles: Titles,
  /** CAD cents for one seat, before tax. */
  priceCents: v.number(),
  currency: v.literal('CAD'),
  delivery: v.picklist(['online', 'in-person']),
  place: v.nullable(Place),
  /** IANA name, `America/Toronto`. */
  timeZone: v.string(),
  state: ClassState,
  availability: Availability,
  /** Public seats at the moment of the answer: capacity − confirmed − awaiting payment − live holds. */
  seatsLeft: v.number(),
  /** The instant after which no seat is sold, ISO 8601 UTC. */
  salesEnd: v.string(),
});
export type DatedClass = v.InferOutput<typeof DatedClass>;

/** A stretch of days, in the class's time zone, in which cancelling costs the same. */
export const CancellationStep = v.object({
  /** The last day of it, `2026-12-04`; `null` for the last stretch, which has no end. */
  until: v.nullable(v.string()),
  /** The part of the price that is kept, in 1/100,000. */
  feeRate: v.number(),
});
export type CancellationStep = v.InferOutput<typeof CancellationStep>;

/** What the class's course costs a team besides its own seats, as `domain/team/ways.ts` compares it. Cents, before tax. */
export const TeamOffer = v.object({
  privateCents: v.number(),
  packages: v.array(v.object({ seats: v.number(), priceCents: v.number() })),
  seatsEach: v.number(),
});
export type TeamOffer = v.InferOutput<typeof TeamOffer>;

/** A class with the terms on which it is sold, as the server's clock has them. */
export const EventDetail = v.object({
  ...DatedClass.entries,
  /** Seats in all, free or not. */
  capacity: v.number(),
  /** What it can be paid with (booking rule 34); empty: not on sale on line, whatever its seats. */
  payment: v.array(v.picklist(paymentMethods)),
  /** What cancelling a seat costs from now on, today's step first (booking rule 31). */
  cancellation: v.array(CancellationStep),
  /** `null` where its course is no longer offered. */
  team: v.nullable(TeamOffer),
  /** Who teaches it, as the office has it; among the classes of a course alone. */
  trainer: v.optional(v.string()),
  /** How the team's page shows her: her role, and the address of her portrait. Left out where it does not. */
  trainerRole: v.optional(v.object({ en: v.string(), fr: v.string() })),
  trainerPortrait: v.optional(v.string()),
});
export type EventDetail = v.InferOutput<typeof EventDetail>;

/** A course with its upcoming classes in order of date. */
export const CourseDetail = v.object({
  id: v.string(),
  language: Language,
  title: v.string(),
  summary: v.string(),
  code: v.string(),
  level: v.nullable(v.number()),
  durationHours: v.number(),
  certificateText: v.string(),
  priceCents: v.number(),
  currency: v.literal('CAD'),
  classes: v.array(EventDetail),
});
export type CourseDetail = v.InferOutput<typeof CourseDetail>;

/** A class that is sure to take place, as far as the catalogue lists it. `placeId` is null online. */
export const GuaranteedClass = v.object({
  /** The course page of each language this course has one in: its id. */
  courseIds: Titles,
  language: Language,
  placeId: v.nullable(v.string()),
  /** The first day in the class's own zone, `2026-12-08`. */
  day: v.string(),
});
export type GuaranteedClass = v.InferOutput<typeof GuaranteedClass>;

/** Classes on sale that have reached their minimum, in order of date. */
export const GuaranteedClasses = v.object({ classes: v.array(GuaranteedClass) });
export type GuaranteedClasses = v.InferOutput<typeof GuaranteedClasses>;

/** Turns a count of public seats into what a page may say of it. */
export function availabilityOf(seatsLeft: number, onSale: boolean): Availability {
  if (!onSale) return 'closed';
  if (seatsLeft <= 0) return 'full';
  return seatsLeft <= FEW_SEATS ? 'few' : 'available';
}
