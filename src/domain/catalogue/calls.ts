import * as v from 'valibot';
import { anybody } from '../accounts/access.ts';
import type { Call } from '../api/call.ts';
import { CourseDetail, EventDetail, GuaranteedClasses, Language } from './classes.ts';
import { COURSE_DETAIL_PATH, EVENT_DETAIL_PATH, GUARANTEED_CLASSES_PATH, TIMETABLE_PATH } from './paths.ts';
import { Timetable, TimetableQuery } from './timetable.ts';

/** What is seen of seats may be so old, and as much older as a copy of the database lags behind; a hold counts them itself. Seconds. */
const SEATS_KEPT = { fresh: 3, stale: 12 } as const;

/** A course, by its English or French id, with its upcoming classes in order of date. */
export const courseDetail = {
  method: 'GET',
  path: COURSE_DETAIL_PATH,
  access: anybody,
  answer: CourseDetail,
  kept: SEATS_KEPT,
} as const satisfies Call;

/** One class. */
export const eventDetail = {
  method: 'GET',
  path: EVENT_DETAIL_PATH,
  access: anybody,
  answer: EventDetail,
  kept: SEATS_KEPT,
} as const satisfies Call;

/** Classes on sale that have reached their minimum, in order of date. */
export const guaranteedClasses = {
  method: 'GET',
  path: GUARANTEED_CLASSES_PATH,
  access: anybody,
  answer: GuaranteedClasses,
  kept: SEATS_KEPT,
} as const satisfies Call;

/** Whole weeks of classes that fit what is asked for, with their seats. */
export const timetable = {
  method: 'GET',
  path: TIMETABLE_PATH,
  access: anybody,
  query: TimetableQuery,
  answer: Timetable,
  kept: SEATS_KEPT,
} as const satisfies Call;

/** The same as a calendar to subscribe to; `lang` is the language of its texts. */
export const timetableCalendar = {
  method: 'GET',
  path: '/Website/timetable.ics',
  access: anybody,
  query: v.object({ ...TimetableQuery.entries, lang: v.optional(Language, 'en') }),
  answer: 'file',
  limits: ['paper', 'paperNetwork'],
} as const satisfies Call;
