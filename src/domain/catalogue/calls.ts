import { anybody } from '../accounts/access.ts';
import type { Call } from '../api/call.ts';
import { CourseDetail, EventDetail, GuaranteedClasses } from './classes.ts';
import { COURSE_DETAIL_PATH, EVENT_DETAIL_PATH, GUARANTEED_CLASSES_PATH } from './paths.ts';

/** A course, by its English or French id, with its upcoming classes in order of date. */
export const courseDetail = {
  method: 'GET',
  path: COURSE_DETAIL_PATH,
  access: anybody,
  answer: CourseDetail,
} as const satisfies Call;

/** One class. */
export const eventDetail = {
  method: 'GET',
  path: EVENT_DETAIL_PATH,
  access: anybody,
  answer: EventDetail,
} as const satisfies Call;

/** Classes on sale that have reached their minimum, in order of date. */
export const guaranteedClasses = {
  method: 'GET',
  path: GUARANTEED_CLASSES_PATH,
  access: anybody,
  answer: GuaranteedClasses,
} as const satisfies Call;
