import * as v from 'valibot';
import { staff } from '../accounts/access.ts';
import { Nothing, type Call } from '../api/call.ts';
import { tableLanguage } from '../office/tables.ts';
import { TickStay } from './decisions.ts';
import { DayCalls, DayParams, DayQuery, MovedClasses, MoveQuery, OfficeDay, TickCall } from './day.ts';

const params = DayParams;

/** All classes of a day, of a city where that is said, and whom to call about them. */
export const officeDay = {
  method: 'GET',
  path: '/Website/office/days/{on}',
  access: staff,
  params,
  query: DayQuery,
  opens: 'day',
  answer: OfficeDay,
} as const satisfies Call;

/** The same people for other programs, with their telephone numbers. */
export const dayPeople = {
  method: 'GET',
  path: '/Website/office/days/{on}/people.csv',
  access: staff,
  params,
  query: v.object({ ...DayQuery.entries, ...tableLanguage }),
  opens: 'day',
  answer: 'file',
} as const satisfies Call;

/** Who was called about it, by whom. It names no client. */
export const dayCalls = {
  method: 'GET',
  path: '/Website/office/days/{on}/calls',
  access: staff,
  params,
  answer: DayCalls,
} as const satisfies Call;

/** Somebody was called, or was not after all. */
export const tickCall = {
  method: 'POST',
  path: '/Website/office/days/{on}/calls',
  access: staff,
  params,
  body: TickCall,
  answer: DayCalls,
  keyed: true,
  act: 'call_ticked',
} as const satisfies Call;

/** The people of a booking stay, though the class is not held on that day any more, or that is open again. */
export const tickStay = {
  method: 'POST',
  path: '/Website/office/days/{on}/stays',
  access: staff,
  params,
  body: TickStay,
  answer: Nothing,
  status: 204,
  keyed: true,
  act: 'stay_ticked',
} as const satisfies Call;

/** What becomes of each class that is moved as many days; nothing is done. */
export const dayMoved = {
  method: 'GET',
  path: '/Website/office/days/{on}/moved',
  access: staff,
  params,
  query: MoveQuery,
  answer: MovedClasses,
} as const satisfies Call;
