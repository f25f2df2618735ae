import { anybody, byLink } from '../accounts/access.ts';
import { Empty, type Call } from '../api/call.ts';
import { Waiting, WaitRequest, WaitView } from './contract.ts';

/** Waits for seats of a class that has too few. Doing it again changes nothing. */
export const joinWaitlist = {
  method: 'POST',
  path: '/Website/join-waitlist',
  access: anybody,
  body: WaitRequest,
  answer: Waiting,
  status: 201,
  refuses: ['seats_free', 'closed'],
  limits: ['joinWaitlist', 'mailNetwork'],
  challenged: ['joinWaitlist', 'mailNetwork'],
} as const satisfies Call;

/** Where a party stands; `token` is of its mails. */
export const waitOf = {
  method: 'GET',
  path: '/Website/waitlist/{token}',
  access: byLink,
  answer: WaitView,
} as const satisfies Call;

/**
 * The reader of the mail says that the party is theirs, by a button: filters of mail open links and run their scripts. Doing it again
 * changes nothing.
 */
export const confirmWait = {
  method: 'POST',
  path: '/Website/confirm-waitlist/{token}',
  access: byLink,
  body: Empty,
  answer: WaitView,
} as const satisfies Call;

/** Waits no longer, and gives an offer back. Doing it again changes nothing. */
export const leaveWaitlist = {
  method: 'POST',
  path: '/Website/leave-waitlist/{token}',
  access: byLink,
  body: Empty,
  answer: WaitView,
} as const satisfies Call;
