import * as v from 'valibot';
import { DatedClass, Language, SeatCount } from '../catalogue/classes.ts';
import { Email, requiredLine } from '../fields.ts';

export const WaitRequest = v.object({
  language: Language,
  eventId: requiredLine(120),
  /** The party is kept together. */
  quantity: SeatCount,
  email: Email,
});
export type WaitRequest = v.InferOutput<typeof WaitRequest>;

/**
 * The place in the line behind all who have proved their address: whoever joins is counted once she has, and the answer is the
 * same for an address that waits already, so that nobody learns from it who waits (booking rule 42).
 */
export const Waiting = v.object({ position: v.number() });
export type Waiting = v.InferOutput<typeof Waiting>;

/** waiting → offered → booked, or lapsed; `left` by themselves; `closed` where nothing can be offered any more. */
export const WaitState = v.picklist(['waiting', 'offered', 'booked', 'lapsed', 'left', 'closed']);
export type WaitState = v.InferOutput<typeof WaitState>;

/** What the link of a mail shows. */
export const WaitView = v.object({
  state: WaitState,
  language: Language,
  quantity: v.number(),
  /** Whether the reader of the mail has confirmed: before that, nothing is offered. */
  proved: v.boolean(),
  event: DatedClass,
  /** While waiting, counted from 1. */
  position: v.nullable(v.number()),
  /** ISO 8601 UTC, while offered: both by the server's clock. */
  offerEndsAt: v.nullable(v.string()),
  serverTime: v.string(),
  /** The hold that an offer is, for the checkout. */
  reference: v.nullable(v.string()),
});
export type WaitView = v.InferOutput<typeof WaitView>;
