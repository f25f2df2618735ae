import * as v from 'valibot';
import { staff } from '../accounts/access.ts';
import { Empty, type Call } from '../api/call.ts';
import { HoldBack, NotePromise, OfficeReminders, SendReminder } from './contract.ts';

const params = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) });

/** What the buyer of a booking was reminded of, and whether that is held back. */
export const officeReminders = {
  method: 'GET',
  path: '/Website/office/bookings/{id}/reminders',
  access: staff,
  params,
  answer: OfficeReminders,
} as const satisfies Call;

/** Sends one now, also where the clock is held back, but not where all of it is of classes that we have cancelled, and waits for its buyer's choice. */
export const sendReminder = {
  method: 'POST',
  path: '/Website/office/bookings/{id}/reminders',
  access: staff,
  params,
  body: SendReminder,
  answer: OfficeReminders,
  refuses: ['booking_changed', 'already_sent', 'closed', 'class_cancelled'],
  keyed: true,
  act: 'reminder_sent',
} as const satisfies Call;

/** The clock reminds of this booking, or of none of its client's, until it is let go on. */
export const holdRemindersBack = {
  method: 'POST',
  path: '/Website/office/bookings/{id}/reminders/hold-back',
  access: staff,
  params,
  body: HoldBack,
  answer: OfficeReminders,
  refuses: ['booking_changed'],
  keyed: true,
  act: 'reminders_held_back',
} as const satisfies Call;

export const resumeReminders = {
  method: 'POST',
  path: '/Website/office/bookings/{id}/reminders/resume',
  access: staff,
  params,
  body: HoldBack,
  answer: OfficeReminders,
  refuses: ['booking_changed'],
  keyed: true,
  act: 'reminders_resumed',
} as const satisfies Call;

/** Notes until when the client has said that she will pay; the last one counts. */
export const notePromise = {
  method: 'POST',
  path: '/Website/office/bookings/{id}/promise',
  access: staff,
  params,
  body: NotePromise,
  answer: OfficeReminders,
  refuses: ['closed'],
  keyed: true,
  act: 'payment_promised',
} as const satisfies Call;

/** It holds no more. */
export const endPromise = {
  method: 'POST',
  path: '/Website/office/bookings/{id}/promise/end',
  access: staff,
  params,
  body: Empty,
  answer: OfficeReminders,
  refuses: ['booking_changed'],
  keyed: true,
  act: 'promise_ended',
} as const satisfies Call;
