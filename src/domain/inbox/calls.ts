import * as v from 'valibot';
import { staff } from '../accounts/access.ts';
import { Empty, Nothing, type Call } from '../api/call.ts';
import { NewNote } from '../office/bookings.ts';
import { AnsweredEntry, AnswerEntry, DecidePlaces, HandEntry, Inbox, InboxEntry, InboxQuery } from './inbox.ts';

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const params = v.object({ id });

/** What people sent, the newest first. */
export const officeInbox = {
  method: 'GET',
  path: '/Website/office/enquiries',
  access: staff,
  query: InboxQuery,
  answer: Inbox,
} as const satisfies Call;

/** All of one. */
export const officeEntry = {
  method: 'GET',
  path: '/Website/office/enquiries/{id}',
  access: staff,
  params,
  opens: 'enquiry',
  answer: InboxEntry,
} as const satisfies Call;

/** Says who has it, and where it stands. */
export const handEntry = {
  method: 'POST',
  path: '/Website/office/enquiries/{id}/hand',
  access: staff,
  params,
  body: HandEntry,
  answer: Nothing,
  status: 204,
  refuses: ['enquiry_changed'],
  keyed: true,
  act: 'enquiry_handed',
} as const satisfies Call;

/** Writes something beside it, which its sender never sees. */
export const noteEntry = {
  method: 'POST',
  path: '/Website/office/enquiries/{id}/notes',
  access: staff,
  params,
  body: NewNote,
  answer: Nothing,
  status: 204,
  keyed: true,
  act: 'enquiry_noted',
} as const satisfies Call;

/**
 * Gives a registration the places of an event that it waits for, or refuses them; its sender is told by mail a minute later. A refusal can
 * be turned into places while the event is to come.
 */
export const decideEntry = {
  method: 'POST',
  path: '/Website/office/enquiries/{id}/places',
  access: staff,
  params,
  body: DecidePlaces,
  answer: Nothing,
  status: 204,
  refuses: ['enquiry_changed', 'closed', 'fully_booked'],
  keyed: true,
  act: 'places_decided',
} as const satisfies Call;

/** Answers by mail, which leaves a while later. */
export const answerEntry = {
  method: 'POST',
  path: '/Website/office/enquiries/{id}/replies',
  access: staff,
  params,
  body: AnswerEntry,
  answer: AnsweredEntry,
  refuses: ['enquiry_changed'],
  keyed: true,
  act: 'enquiry_answered',
} as const satisfies Call;

/** Takes an answer back that has not left. */
export const undoAnswer = {
  method: 'POST',
  path: '/Website/office/enquiries/{id}/replies/{reply}/undo',
  access: staff,
  params: v.object({ id, reply: id }),
  body: Empty,
  answer: Nothing,
  status: 204,
  refuses: ['already_sent'],
  keyed: true,
  act: 'enquiry_answer_undone',
} as const satisfies Call;
