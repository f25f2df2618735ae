import * as v from 'valibot';
import { ClassState, Availability, Language, Session } from './classes.ts';

/** By when the first session begins and ends on the wall of its own zone. */
export const timesOfDay = ['day', 'morning', 'afternoon', 'evening'] as const;
export type TimeOfDay = (typeof timesOfDay)[number];

export const timetableWeekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

const day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);

/** What the timetable's address asks for, under the names of the catalogue's where there are such; what is left out asks for nothing. */
export const TimetableQuery = v.object({
  /** The id of a category's English page, or of its French one where there is no other. */
  subject: v.optional(v.pipe(v.string(), v.maxLength(80))),
  /** The id of a course: of its English page, or of its French one where there is no other. */
  course: v.optional(v.pipe(v.string(), v.maxLength(120))),
  level: v.optional(v.picklist(['1', '2', '3'])),
  delivery: v.optional(v.picklist(['online', 'in-person'])),
  /** The id of a place. */
  city: v.optional(v.pipe(v.string(), v.maxLength(40))),
  language: v.optional(Language),
  /** `2026-12`. */
  month: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
  time: v.optional(v.picklist(timesOfDay)),
  weekday: v.optional(v.picklist(timetableWeekdays)),
  guaranteed: v.optional(v.literal('1')),
  /** Nothing before this day, `2026-12-07`. */
  week: v.optional(day),
});
export type TimetableQuery = v.InferOutput<typeof TimetableQuery>;

const Names = v.object({ en: v.optional(v.string()), fr: v.optional(v.string()) });

/** A class as a bar of the timetable shows it. */
export const TimetableClass = v.object({
  id: v.string(),
  /** Its first day, in its own zone. */
  day: v.string(),
  language: Language,
  /** The ids and titles of its course's pages. */
  courseIds: Names,
  titles: Names,
  sessions: v.array(Session),
  timeZone: v.string(),
  /** `null` is online. */
  placeId: v.nullable(v.string()),
  /** Of a seat. */
  priceCents: v.number(),
  capacity: v.number(),
  seatsLeft: v.number(),
  state: ClassState,
  availability: Availability,
});
export type TimetableClass = v.InferOutput<typeof TimetableClass>;

/** Whole weeks of classes in order of date. */
export const Timetable = v.object({
  classes: v.array(TimetableClass),
  /** The Monday from which to ask for more; `null` where there are none. */
  next: v.nullable(v.string()),
  /** How many there are in all, later weeks too. */
  total: v.number(),
});
export type Timetable = v.InferOutput<typeof Timetable>;

/** As many classes make a screen: weeks are added until there are. The week that is added last may have 45 more, and all of them fit a page. */
export const TIMETABLE_CLASSES = 30;

/** What is asked of a class. */
export interface Scheduled {
  course: string;
  subject: string;
  level: number | null;
  language: 'en' | 'fr';
  placeId: string | null;
  day: string;
  /** Of the first session, on the wall of its own zone: `09:00`. */
  from: string;
  to: string;
}

const NOON = '12:00';
const LATE_MORNING = '13:00';
const EVENING = '16:00';

/** A morning ends by one; what begins before noon and lasts longer is a day. */
export function timeOfDay({ from, to }: Pick<Scheduled, 'from' | 'to'>): TimeOfDay {
  if (from >= EVENING) return 'evening';
  if (from >= NOON) return 'afternoon';
  return to <= LATE_MORNING ? 'morning' : 'day';
}

/** Whether a class is what is asked for, as far as the schedule says it: `guaranteed` depends on its bookings. */
export function isScheduledAs(asked: TimetableQuery, one: Scheduled): boolean {
  const { course, subject, level, delivery, city, language, month, weekday, time, week } = asked;
  return (
    (!course || one.course === course) &&
    (!subject || one.subject === subject) &&
    (!level || String(one.level) === level) &&
    (!delivery || (delivery === 'online') === (one.placeId === null)) &&
    (!city || one.placeId === city) &&
    (!language || one.language === language) &&
    (!month || one.day.startsWith(month)) &&
    (!weekday || timetableWeekdays[(new Date(one.day).getUTCDay() + 6) % 7] === weekday) &&
    (!time || timeOfDay(one) === time) &&
    (!week || one.day >= week)
  );
}
