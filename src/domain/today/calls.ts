import * as v from 'valibot';
import { staff } from '../accounts/access.ts';
import { Empty, Nothing, type Call } from '../api/call.ts';
import { Today, TodayQuery } from './today.ts';

/** What needs a hand. */
export const officeToday = {
  method: 'GET',
  path: '/Website/office/today',
  access: staff,
  query: TodayQuery,
  answer: Today,
} as const satisfies Call;

const mail = {
  method: 'POST',
  access: staff,
  params: v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }),
  body: Empty,
  answer: Nothing,
  status: 204,
  keyed: true,
} as const;

/** Sends a mail again that failed. */
export const retryMail = {
  ...mail,
  path: '/Website/office/mails/{id}/retry',
  act: 'mail_retried',
} as const satisfies Call;

/** Leaves a mail that failed as it is, and shows it no more. */
export const setMailAside = {
  ...mail,
  path: '/Website/office/mails/{id}/set-aside',
  act: 'mail_set_aside',
} as const satisfies Call;
