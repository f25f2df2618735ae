import * as v from 'valibot';
import { Language, SeatCount } from '../catalogue/classes.ts';
import { requiredLine } from '../fields.ts';

/** A hold lives this long, and can be extended once by as much (booking rule 5). Minutes. */
export const HOLD_MINUTES = 30;

export const MAX_LINES = 20;

export const HoldLine = v.object({
  eventId: requiredLine(120),
  quantity: SeatCount,
  /** The price of one seat that the visitor saw, in cents. */
  priceCents: v.pipe(v.number('invalid'), v.integer('invalid'), v.minValue(0, 'invalid')),
});

export const HoldRequest = v.object({
  language: Language,
  lines: v.pipe(
    v.array(HoldLine),
    v.minLength(1, 'required'),
    v.maxLength(MAX_LINES, 'too_many'),
    v.check((lines) => new Set(lines.map((l) => l.eventId)).size === lines.length, 'duplicate'),
  ),
  /** The reference of this visitor's earlier hold, given back in the same transaction. */
  replaces: v.optional(requiredLine(64)),
});
export type HoldRequest = v.InferOutput<typeof HoldRequest>;

const HeldLine = v.object({
  eventId: v.string(),
  quantity: v.number(),
  unitCents: v.number(),
});

export const Hold = v.object({
  reference: v.string(),
  /** Both by the server's clock, ISO 8601 UTC: the page counts down their difference, not its own time. */
  expiresAt: v.string(),
  serverTime: v.string(),
  /** The one extension has been used. */
  extended: v.boolean(),
  lines: v.array(HeldLine),
});
export type Hold = v.InferOutput<typeof Hold>;

export const RefusalReason = v.picklist([
  'full',
  'fewer_left',
  'sale_ended',
  /** Nothing that it could be paid with on line is left (booking rule 34): the office is to be called. */
  'too_soon',
  'cancelled',
  'price_changed',
  'unknown',
]);
export type RefusalReason = v.InferOutput<typeof RefusalReason>;

/** 409 with `code: 'seats_refused'`: nothing was held, and why, line by line (only the lines that stand in the way). */
export const HoldRefusal = v.object({
  code: v.literal('seats_refused'),
  message: v.string(),
  lines: v.array(
    v.object({
      eventId: v.string(),
      reason: RefusalReason,
      seatsLeft: v.optional(v.number()),
      /** The price now, with `price_changed`. */
      priceCents: v.optional(v.number()),
    }),
  ),
});
export type HoldRefusal = v.InferOutput<typeof HoldRefusal>;
