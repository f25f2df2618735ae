import { staff } from '../accounts/access.ts';
import { Nothing, type Call } from '../api/call.ts';
import { ClassParams } from '../classes/office-classes.ts';
import * as v from 'valibot';
import { tableLanguage } from '../office/tables.ts';
import { NoteAddress, PostCourseware, SendCourseware } from './courseware.ts';

const act = { method: 'POST', access: staff, params: ClassParams, answer: Nothing, status: 204, keyed: true } as const;

/** Says that the courseware of a class goes by post, so that people are asked where to; or that it does not. */
export const postCourseware = {
  ...act,
  path: '/Website/office/classes/{id}/courseware',
  body: PostCourseware,
  refuses: ['closed'],
  act: 'courseware_posted',
} as const satisfies Call;

/** Where it goes, as the office was told. */
export const noteAddress = {
  ...act,
  path: '/Website/office/classes/{id}/courseware/address',
  body: NoteAddress,
  refuses: ['closed', 'office_changed'],
  act: 'address_noted',
} as const satisfies Call;

/** To whom it was sent. */
export const sendCourseware = {
  ...act,
  path: '/Website/office/classes/{id}/courseware/sent',
  body: SendCourseware,
  act: 'courseware_sent',
} as const satisfies Call;

/** Names and addresses for a program that prints labels. */
export const coursewareTable = {
  method: 'GET',
  path: '/Website/office/classes/{id}/courseware.csv',
  access: staff,
  params: ClassParams,
  query: v.object(tableLanguage),
  opens: 'class',
  answer: 'file',
} as const satisfies Call;
