import * as v from 'valibot';
import { requiredLine } from '../fields.ts';
import { Day } from '../time/day.ts';

/** What the office rings back about. */
export const aboutKinds = ['booking', 'client', 'enquiry'] as const;
export type AboutKind = (typeof aboutKinds)[number];

/** Which are looked for: all that are open, whose day has come, whose day is to come, or that are done. */
export const followUpStates = ['due', 'coming', 'done'] as const;

export const Colleague = v.object({ accountId: v.number(), firstName: v.string() });

/** To ring back, or to do something, on a day. */
export const FollowUp = v.object({
  id: v.string(),
  about: v.picklist(aboutKinds),
  /** Of the file that it stands in. */
  aboutId: v.string(),
  /** Number of the booking, kind of the message or name of the client; empty where the booking was not proved. */
  title: v.string(),
  /** Whose it is, and of which organisation. */
  who: v.string(),
  /** `2026-11-30`, by the office's clock. */
  day: v.string(),
  text: v.string(),
  /** `null` where whoever had it has left. */
  assignee: v.nullable(Colleague),
  /** Who wrote it. */
  by: v.nullable(v.string()),
  /** Of whoever asks. */
  own: v.boolean(),
  /** ISO 8601, UTC. */
  done: v.nullable(v.object({ at: v.string(), name: v.nullable(v.string()) })),
  revision: v.number(),
});
export type FollowUp = v.InferOutput<typeof FollowUp>;

/** `who` is `me` or the number of an account; `next` is of the page before. */
export const FollowUpsQuery = v.object({
  state: v.optional(v.picklist(['', ...followUpStates]), ''),
  who: v.optional(v.pipe(v.string(), v.regex(/^(?:me|\d{0,16})$/, 'invalid')), ''),
  next: v.optional(v.pipe(v.string(), v.regex(/^(?:[\d-]{1,15} [\w-]{1,64})?$/, 'invalid')), ''),
});
export type FollowUpsQuery = v.InferOutput<typeof FollowUpsQuery>;

/** Open ones by their days, done ones from the last; `staff` is who can be given one. */
export const FollowUps = v.object({
  followUps: v.array(FollowUp),
  next: v.nullable(v.string()),
  staff: v.array(Colleague),
});
export type FollowUps = v.InferOutput<typeof FollowUps>;

const assignee = v.number('choose');

/** From today on, by the office's clock. */
export const NewFollowUp = v.object({ day: Day, assignee, text: requiredLine(300) });
export type NewFollowUp = v.InferOutput<typeof NewFollowUp>;

/** Another day, or other hands; `seen` is the revision that was seen: who saw another one looks again. */
export const MoveFollowUp = v.object({ day: Day, assignee, seen: v.pipe(v.number(), v.integer()) });
export type MoveFollowUp = v.InferOutput<typeof MoveFollowUp>;
