import * as v from 'valibot';
import { owners, staff } from '../accounts/access.ts';
import { Nothing, type Call } from '../api/call.ts';
import { MarkAttendance } from './attendance.ts';
import { RemoveLink, SetLink } from './links.ts';
import { NewNote } from '../office/bookings.ts';
import { DayCredited, UndoableAct, UndoAct } from '../office/undo.ts';
import { tableLanguage } from '../office/tables.ts';
import { ActOnClass, ChangeClass, MessageClass, PriceClass, RestoreField, TrainerIsBusy } from './acts.ts';
import { EnterCosts, SetCostRate } from './costs.ts';
import { ChangeDays } from './days.ts';
import { NotePhone } from './trainer-phone.ts';
import { ClassesQuery, ClassParams, FoundClasses, OfficeClass } from './office-classes.ts';

const params = ClassParams;

/** Classes by date, and how they stand. */
export const officeClasses = {
  method: 'GET',
  path: '/Website/office/classes',
  access: staff,
  query: ClassesQuery,
  answer: FoundClasses,
} as const satisfies Call;

/** The same for other programs: all that fit, as far as a table goes. */
export const classesTable = {
  method: 'GET',
  path: '/Website/office/classes.csv',
  access: staff,
  query: v.object({ ...v.omit(ClassesQuery, ['view', 'next']).entries, ...tableLanguage }),
  opens: 'report',
  answer: 'file',
} as const satisfies Call;

/** All of one. */
export const officeClass = {
  method: 'GET',
  path: '/Website/office/classes/{id}',
  access: staff,
  params,
  opens: 'class',
  answer: OfficeClass,
} as const satisfies Call;

/** Who sits in it, for a spreadsheet. */
export const classRoster = {
  method: 'GET',
  path: '/Website/office/classes/{id}/roster.csv',
  access: staff,
  params,
  query: v.object({ lang: v.optional(v.picklist(['en', 'fr']), 'en') }),
  opens: 'class',
  answer: 'file',
} as const satisfies Call;

/** Where it meets, its files and recordings. */
export const setClassLink = {
  method: 'POST',
  path: '/Website/office/classes/{id}/links',
  access: staff,
  params,
  body: SetLink,
  answer: Nothing,
  status: 204,
  keyed: true,
  act: 'class_link_set',
} as const satisfies Call;

export const removeClassLink = {
  method: 'POST',
  path: '/Website/office/classes/{id}/remove-link',
  access: staff,
  params,
  body: RemoveLink,
  answer: Nothing,
  status: 204,
  keyed: true,
  act: 'class_link_removed',
} as const satisfies Call;

/** Who was there. */
export const markClassAttendance = {
  method: 'POST',
  path: '/Website/office/classes/{id}/attendance',
  access: staff,
  params,
  body: MarkAttendance,
  answer: Nothing,
  refuses: ['not_begun', 'office_changed'],
  status: 204,
  keyed: true,
  act: 'attendance_marked',
} as const satisfies Call;

const changing = {
  method: 'POST',
  access: staff,
  params,
  answer: UndoableAct,
  refuses: ['office_changed', 'closed'],
  keyed: true,
} as const;

/** Another trainer, room, capacity, other dates; sales closed or open. */
export const changeClass = {
  ...changing,
  refusal: TrainerIsBusy,
  path: '/Website/office/classes/{id}/change',
  body: ChangeClass,
  act: 'class_changed',
} as const satisfies Call;

/** A single day of it moves, is held elsewhere, is added or falls away, also once it has begun. */
export const changeDays = {
  ...changing,
  refusal: TrainerIsBusy,
  path: '/Website/office/classes/{id}/days',
  body: ChangeDays,
  act: 'class_changed',
} as const satisfies Call;

/** Another price, for who books from now on. */
export const priceClass = {
  ...changing,
  path: '/Website/office/classes/{id}/price',
  body: PriceClass,
  sudo: true,
  act: 'class_changed',
} as const satisfies Call;

/** Promises that it takes place. */
export const guaranteeClass = {
  ...changing,
  path: '/Website/office/classes/{id}/guarantee',
  body: ActOnClass,
  act: 'class_guaranteed',
} as const satisfies Call;

/** Its people are told, and choose what becomes of their money. */
export const cancelClass = {
  ...changing,
  path: '/Website/office/classes/{id}/cancel',
  body: ActOnClass,
  act: 'class_cancelled',
} as const satisfies Call;

/** A field is as the schedule says again. */
export const restoreClass = {
  ...changing,
  refusal: TrainerIsBusy,
  path: '/Website/office/classes/{id}/back-to-schedule',
  body: RestoreField,
  act: 'class_restored',
} as const satisfies Call;

/** The same of its price. */
export const restorePrice = {
  ...changing,
  path: '/Website/office/classes/{id}/back-to-schedule/price',
  body: ActOnClass,
  sudo: true,
  act: 'class_restored',
} as const satisfies Call;

/** What a class costs, where that is not the usual. */
export const enterCosts = {
  method: 'POST',
  path: '/Website/office/classes/{id}/costs',
  access: staff,
  params,
  body: EnterCosts,
  answer: Nothing,
  status: 204,
  refuses: ['office_changed'],
  keyed: true,
  sudo: true,
  act: 'class_costs_entered',
} as const satisfies Call;

/** What the trainer of a class, a room in its city or the materials of any seat usually cost. */
export const setCostRate = {
  method: 'POST',
  path: '/Website/office/classes/{id}/cost-rates',
  access: owners,
  params,
  body: SetCostRate,
  answer: Nothing,
  status: 204,
  refuses: ['office_changed', 'closed'],
  keyed: true,
  sudo: true,
  act: 'cost_rate_set',
} as const satisfies Call;

/** A mail to everybody who sits there or has booked. */
export const messageClass = {
  ...changing,
  path: '/Website/office/classes/{id}/message',
  body: MessageClass,
  act: 'class_messaged',
} as const satisfies Call;

/** Writes something beside it, which nobody but the office reads. */
export const noteClass = {
  method: 'POST',
  path: '/Website/office/classes/{id}/notes',
  access: staff,
  params,
  body: NewNote,
  answer: Nothing,
  status: 204,
  keyed: true,
  act: 'class_noted',
} as const satisfies Call;

/** By which number its trainer is called: nobody but the office reads it. */
export const noteTrainersPhone = {
  method: 'POST',
  path: '/Website/office/classes/{id}/trainer-phone',
  access: staff,
  params,
  body: NotePhone,
  answer: Nothing,
  status: 204,
  refuses: ['office_changed'],
  keyed: true,
  act: 'trainer_phone_noted',
} as const satisfies Call;

/** Puts back what an act did, as long as nobody was told. */
export const undoClassAct = {
  method: 'POST',
  path: '/Website/office/classes/{id}/undo',
  access: staff,
  params,
  body: UndoAct,
  answer: Nothing,
  status: 204,
  refuses: ['closed'],
  refusal: DayCredited,
  keyed: true,
  act: 'class_act_undone',
} as const satisfies Call;
