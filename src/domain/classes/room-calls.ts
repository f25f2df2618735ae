import { staff } from '../accounts/access.ts';
import type { Call } from '../api/call.ts';
import { ClassParams } from './office-classes.ts';
import { ClassRooms, OfficeRooms, RoomsQuery } from './rooms.ts';

/** Which room is taken on which day. */
export const officeRooms = {
  method: 'GET',
  path: '/Website/office/rooms',
  access: staff,
  query: RoomsQuery,
  answer: OfficeRooms,
} as const satisfies Call;

/** Which rooms a class could have. */
export const classRooms = {
  method: 'GET',
  path: '/Website/office/classes/{id}/rooms',
  access: staff,
  params: ClassParams,
  answer: ClassRooms,
} as const satisfies Call;
