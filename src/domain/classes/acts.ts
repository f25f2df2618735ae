import * as v from 'valibot';
import { isDay } from '../enquiries/forms.ts';
import { paragraphs, requiredLine } from '../fields.ts';
import { Clash } from './givers.ts';

/** Kept with what is done; whoever saw an earlier revision looks again. */
export const why = { reason: requiredLine(300), seen: v.number('invalid') };

const time = v.pipe(v.string('required'), v.nonEmpty('required'), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid'));

/** A session on the wall of the class's own zone. */
export const Sitting = v.object({
  date: v.pipe(v.string('required'), v.nonEmpty('required'), v.check(isDay, 'day')),
  from: time,
  to: time,
});
export type Sitting = v.InferOutput<typeof Sitting>;

const cents = v.pipe(
  v.number('amount'),
  v.integer('amount'),
  v.minValue(0, 'amount'),
  v.maxValue(10_000_000, 'amount'),
);

export const ChangeTrainer = v.object({ ...why, field: v.literal('trainer'), trainer: v.pipe(requiredLine(120)) });
export const ChangeRoom = v.object({ ...why, field: v.literal('room'), room: requiredLine(60) });
export const ChangeCapacity = v.object({
  ...why,
  field: v.literal('capacity'),
  capacity: v.pipe(
    v.number('whole_number'),
    v.integer('whole_number'),
    v.minValue(1, 'whole_number'),
    v.maxValue(40, 'whole_number'),
  ),
});
export const ChangeDates = v.object({
  ...why,
  field: v.literal('dates'),
  sessions: v.pipe(v.array(Sitting), v.minLength(1, 'required'), v.maxLength(60, 'too_many')),
});
const ChangeSales = v.object({ ...why, field: v.literal('sales'), open: v.boolean() });

/** One thing that is changed of a class; its price has a call of its own. */
export const ChangeClass = v.variant('field', [ChangeTrainer, ChangeRoom, ChangeCapacity, ChangeDates, ChangeSales]);
export type ChangeClass = v.InferOutput<typeof ChangeClass>;

export const PriceClass = v.object({ ...why, priceCents: cents });
export type PriceClass = v.InferOutput<typeof PriceClass>;

/** What needs nothing but a reason: to confirm a class below its minimum, to cancel it. */
export const ActOnClass = v.object(why);
export type ActOnClass = v.InferOutput<typeof ActOnClass>;

/** What may be as the schedule says again, beside the price; a promise and a cancelled class stay. */
export const restorable = ['trainer', 'room', 'capacity', 'dates', 'sales'] as const;

export const RestoreField = v.object({ ...why, field: v.picklist(restorable) });
export type RestoreField = v.InferOutput<typeof RestoreField>;

/** To everybody of a class, as plain text; `french` is what who booked in French reads, where that is another text. */
export const MessageClass = v.object({
  text: v.pipe(paragraphs(3000), v.nonEmpty('required')),
  french: v.optional(paragraphs(3000), ''),
  /** Its trainer gets it, too. */
  trainer: v.optional(v.boolean(), false),
});
export type MessageClass = v.InferOutput<typeof MessageClass>;

/** Of a refusal: what keeps its trainer from it. */
export const TrainerIsBusy = v.object({ clash: Clash });
