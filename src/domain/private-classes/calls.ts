import * as v from 'valibot';
import { staff } from '../accounts/access.ts';
import { Nothing, type Call } from '../api/call.ts';
import { TrainerIsBusy } from '../classes/acts.ts';
import { ClassParams } from '../classes/office-classes.ts';
import { OrderClasses, SchedulePrivate, SetPeople } from './contract.ts';

const params = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) });

/** The private classes of an order without classes, and what else of it can be scheduled. */
export const orderClasses = {
  method: 'GET',
  path: '/Website/office/bookings/{id}/private-classes',
  access: staff,
  params,
  opens: 'booking',
  answer: OrderClasses,
} as const satisfies Call;

/** Schedules one of them: a class like any other for who gives it and sits there, and for nobody else. Its client is told. */
export const schedulePrivate = {
  method: 'POST',
  path: '/Website/office/bookings/{id}/private-classes',
  access: staff,
  params,
  body: SchedulePrivate,
  answer: v.object({ id: v.string() }),
  status: 201,
  refuses: ['closed'],
  refusal: TrainerIsBusy,
  keyed: true,
  act: 'private_class_scheduled',
} as const satisfies Call;

/** Has it be for more people, or for fewer, as far as their seats have no name. It costs what was ordered. */
export const setPrivatePeople = {
  method: 'POST',
  path: '/Website/office/classes/{id}/people',
  access: staff,
  params: ClassParams,
  body: SetPeople,
  answer: Nothing,
  status: 204,
  refuses: ['office_changed', 'closed'],
  keyed: true,
  act: 'private_people_set',
} as const satisfies Call;
