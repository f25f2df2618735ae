import * as v from 'valibot';
import { optionalLine } from '../fields.ts';
import { field, schemaOf, type Form } from '../forms/form.ts';
import { UndoableAct } from '../office/undo.ts';
import { recordedMethods } from './recorded.ts';

/** Why a payment does not count: the bank has returned it, or it never came in like this. */
export const takenBackFor = ['returned', 'mistake'] as const;
export type TakenBackFor = (typeof takenBackFor)[number];

/** Why one cannot be taken back: what is open is written off in part. */
const hindrances = ['written_off'] as const;
export type Hindrance = (typeof hindrances)[number];

const why = v.picklist(takenBackFor, 'choose');
const note = optionalLine(300);

/** All of a payment that was recorded, which does not count any more. */
export const TakeBack = v.object({
  why,
  note,
  /** Of a payment for several invoices: all of its parts, in place of this one. */
  whole: v.boolean(),
  /** What was open of the booking when this was typed: whoever saw something else looks again. */
  openCents: v.number(),
});
export type TakeBack = v.InferOutput<typeof TakeBack>;

/** What became of a payment, as far as it pays nothing any more. Cents. */
const Became = v.object({
  /** A credit, and how much of that is left: that is taken back with it, and the rest is owed. */
  creditCents: v.number(),
  leftCents: v.number(),
  /** What was to be sent back by hand: it is sent no more. */
  stoppedCents: v.number(),
  /** What was sent back, and is owed. */
  sentCents: v.number(),
});
export type Became = v.InferOutput<typeof Became>;

const Recorded = v.object({
  id: v.string(),
  method: v.picklist(recordedMethods),
  cents: v.number(),
  /** When it came in, ISO 8601 UTC. */
  at: v.string(),
  note: v.string(),
  hindrance: v.nullable(v.picklist(hindrances)),
  /** Of a payment for several invoices: what it still pays, this part among it. */
  parts: v.array(
    v.object({ invoice: v.string(), booking: v.nullable(v.string()), bookingId: v.string(), cents: v.number() }),
  ),
  /** Why all of these cannot be taken back together. */
  wholeHindrance: v.nullable(v.picklist(hindrances)),
  became: v.nullable(Became),
  /** Of all of these together. */
  wholeBecame: v.nullable(Became),
});
export type Recorded = v.InferOutput<typeof Recorded>;

/** The cheques and transfers of a booking that count, and what was taken back of it and can still be undone. */
export const RecordedPayments = v.object({ payments: v.array(Recorded), undo: v.array(UndoableAct) });
export type RecordedPayments = v.InferOutput<typeof RecordedPayments>;

const alone = {
  why: field(why, { as: 'few', options: takenBackFor }),
  note: field(note, { wide: true, hint: 'note' }),
};

export type WhyTakenBack = Pick<TakeBack, 'why' | 'note'> & { which?: 'whole' | 'part' };

/** Why a payment is taken back; of one for several invoices, whether all of it is. */
export function takeBackForm(hasParts: boolean): Form<WhyTakenBack> {
  const which = field(v.picklist(['whole', 'part'], 'choose'), {
    as: 'few',
    options: ['whole', 'part'],
    initial: 'whole',
  });
  const fields = hasParts ? { ...alone, which } : alone;
  return { fields, schema: (context) => schemaOf(fields, context) };
}
