import * as v from 'valibot';
import { staff } from '../accounts/access.ts';
import { Empty, Nothing, type Call } from '../api/call.ts';
import { aboutKinds, FollowUps, FollowUpsQuery, MoveFollowUp, NewFollowUp } from './follow-ups.ts';

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,66}$/));
const about = v.object({ about: v.picklist(aboutKinds), id });

/** Of all files. */
export const officeFollowUps = {
  method: 'GET',
  path: '/Website/office/follow-ups',
  access: staff,
  query: FollowUpsQuery,
  answer: FollowUps,
} as const satisfies Call;

/** Of one file; of a client, those of bookings and messages too. */
export const followUpsAbout = {
  method: 'GET',
  path: '/Website/office/follow-ups/about/{about}/{id}',
  access: staff,
  params: about,
  answer: FollowUps,
} as const satisfies Call;

const act = { method: 'POST', access: staff, answer: Nothing, status: 204, keyed: true } as const;

/** To ring back on a day. */
export const noteFollowUp = {
  ...act,
  path: '/Website/office/follow-ups/about/{about}/{id}',
  params: about,
  body: NewFollowUp,
  act: 'follow_up_noted',
} as const satisfies Call;

const one = { ...act, params: v.object({ id }), refuses: ['office_changed'] } as const;

/** Puts it off, or into other hands. */
export const moveFollowUp = {
  ...one,
  path: '/Website/office/follow-ups/{id}/move',
  body: MoveFollowUp,
  act: 'follow_up_moved',
} as const satisfies Call;

/** It was done. */
export const finishFollowUp = {
  ...one,
  path: '/Website/office/follow-ups/{id}/done',
  body: Empty,
  act: 'follow_up_done',
} as const satisfies Call;

/** It was not. */
export const reopenFollowUp = {
  ...one,
  path: '/Website/office/follow-ups/{id}/reopen',
  body: Empty,
  act: 'follow_up_reopened',
} as const satisfies Call;
