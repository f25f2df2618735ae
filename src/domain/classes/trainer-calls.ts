import { trainers } from '../accounts/access.ts';
import { Nothing, type Call } from '../api/call.ts';
import { MarkAttendance } from './attendance.ts';
import { RemoveLink, SetLink } from './links.ts';
import { ClassParams, TrainersClass, TrainersClasses, TrainersQuery } from './office-classes.ts';

/** The classes that a trainer gives, or has lately given, and those of which they give a day in place of another one (booking rule 39). */
export const trainerClasses = {
  method: 'GET',
  path: '/Website/trainer/classes',
  access: trainers,
  query: TrainersQuery,
  answer: TrainersClasses,
} as const satisfies Call;

const own = { access: trainers, params: ClassParams } as const;

/** One of them; another one's is answered as missing, here and below. */
export const trainerClass = {
  ...own,
  method: 'GET',
  path: '/Website/trainer/classes/{id}',
  opens: 'class',
  answer: TrainersClass,
} as const satisfies Call;

const act = { ...own, method: 'POST', answer: Nothing, status: 204, keyed: true } as const;

/** Where it meets, its files and recordings: nothing for who gives days of it alone, here and below. */
export const setTrainersLink = {
  ...act,
  path: '/Website/trainer/classes/{id}/links',
  body: SetLink,
  act: 'class_link_set',
} as const satisfies Call;

export const removeTrainersLink = {
  ...act,
  path: '/Website/trainer/classes/{id}/remove-link',
  body: RemoveLink,
  act: 'class_link_removed',
} as const satisfies Call;

/** Who was there; who gives days of it alone says so of these. */
export const markTrainersAttendance = {
  ...act,
  path: '/Website/trainer/classes/{id}/attendance',
  body: MarkAttendance,
  refuses: ['not_begun', 'office_changed'],
  act: 'attendance_marked',
} as const satisfies Call;
