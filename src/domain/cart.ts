import * as v from 'valibot';
import { Language, Session } from './catalogue.ts';

/**
 * The cart as it lies in storage under `cartEvents`, in the shape of the site before this one, so that carts saved
 * there still open. Names and capitals are that shape's.
 */
const Id = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value)),
  v.nonEmpty(),
  v.maxLength(120),
);

export const CartEntry = v.object({
  /** The first item names the class; further ones are ignored but kept. */
  Events: v.pipe(v.array(v.looseObject({ eventId: Id, eventDateTime: v.optional(v.string(), '') })), v.minLength(1)),
  listParticipants: v.optional(
    v.array(
      v.looseObject({
        eventIndex: v.number(),
        firstName: v.optional(v.string(), ''),
        lastName: v.optional(v.string(), ''),
        email: v.optional(v.string(), ''),
      }),
    ),
    [],
  ),
  Qty: v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.transform(Number))]),
    v.integer(),
    v.minValue(1),
    v.maxValue(999),
  ),
  /** CAD dollars for one seat, before tax. */
  PriceOfEvent: v.pipe(v.union([v.number(), v.pipe(v.string(), v.transform(Number))]), v.finite(), v.minValue(0)),
  certificateText: v.optional(v.string()),
  language: v.optional(Language),
  titleCourse: v.optional(v.string()),
  sessions: v.optional(v.array(Session)),
});
export type CartEntry = v.InferOutput<typeof CartEntry>;
