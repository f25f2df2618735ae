import * as v from 'valibot';
import { Reason } from '../changes/office-contract.ts';
import { optionalLine } from '../fields.ts';
import { Day } from '../time/day.ts';

/** What is held back: the reminders of one booking, or of all of its client's. */
export const heldBackOf = ['booking', 'client'] as const;

export const HoldBack = v.object({ of: v.picklist(heldBackOf, 'choose'), reason: Reason });
export type HoldBack = v.InferOutput<typeof HoldBack>;

/** The open sum that was seen: another one by now is answered by `booking_changed`. */
export const SendReminder = v.object({ openCents: v.pipe(v.number('amount'), v.safeInteger('amount')) });

/** A client has said that she will pay by a day: the clock reminds again from the next one on. */
export const NotePromise = v.object({ until: Day, note: optionalLine(300) });
export type NotePromise = v.InferOutput<typeof NotePromise>;

/** No promise is longer. Days. */
export const LONGEST_PROMISE = 366;

const Promised = v.object({
  /** `2026-12-04`. */
  until: v.string(),
  note: v.string(),
  /** ISO 8601, UTC. */
  at: v.string(),
  who: v.nullable(v.string()),
  /** That day is over, and it is still open. */
  isOver: v.boolean(),
});

const Pause = v.object({
  of: v.picklist(heldBackOf),
  reason: v.string(),
  /** ISO 8601, UTC. */
  at: v.string(),
  /** First name, as long as there is the account. */
  who: v.nullable(v.string()),
});

export const OfficeReminders = v.object({
  /** What is open and expected, and since when it is overdue, `2026-12-04`; `null` where it is not. */
  openCents: v.number(),
  overdueSince: v.nullable(v.string()),
  /** All of it is of classes that we have cancelled, and its buyer has not chosen yet: nothing is asked for. */
  calledOff: v.boolean(),
  /** The newest first; `stage` counts from 1, and is 0 where somebody of the office sent it. */
  sent: v.array(v.object({ at: v.string(), stage: v.number(), dueOn: v.string(), who: v.nullable(v.string()) })),
  heldBack: v.array(Pause),
  /** As long as nothing has kept it. */
  promise: v.nullable(Promised),
});
export type OfficeReminders = v.InferOutput<typeof OfficeReminders>;
