import * as v from 'valibot';

/** What somebody has decided about a class that is not held on its day any more, or not at all, or on line. */
const decisions = ['open', 'stays', 'moved', 'cancelled', 'credited'] as const;
export type Decision = (typeof decisions)[number];

export const DayDecision = v.object({
  classId: v.string(),
  bookingId: v.string(),
  number: v.nullable(v.string()),
  /** Of its contact, as in the booking. */
  name: v.string(),
  organisation: v.string(),
  /** That it still has in the class. */
  seats: v.number(),
  decided: v.picklist(decisions),
  /** The class itself is cancelled: nobody stays. */
  ended: v.boolean(),
  /** Who of the office noted that they stay: first name, as long as there is the account. */
  who: v.nullable(v.string()),
});
export type DayDecision = v.InferOutput<typeof DayDecision>;

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,120}$/));

/** That the people of a booking stay in a class whose day has changed, or that it is open again. */
export const TickStay = v.object({ classId: id, bookingId: id, stays: v.boolean() });
export type TickStay = v.InferOutput<typeof TickStay>;

/** What a booking has done with its seats of a class since the class was changed. */
export interface SinceChange {
  /** That it still has there. */
  seats: number;
  /** Seats that went to another date, or were given back. */
  moved: boolean;
  cancelled: boolean;
  credited: boolean;
  /** It was noted that they stay, after the change. */
  stays: boolean;
  /** The class itself is cancelled. */
  ended: boolean;
}

/** What was decided; `null` of who had left before. What the office noted gives way to what was done. */
export function decisionOf({ seats, moved, cancelled, credited, stays, ended }: SinceChange): Decision | null {
  if (seats === 0) return moved ? 'moved' : cancelled ? 'cancelled' : null;
  if (credited) return 'credited';
  return stays && !ended ? 'stays' : 'open';
}

/** How many have decided what, in the order of `decisions`. */
export const countDecisions = (rows: readonly Pick<DayDecision, 'decided'>[]): { decided: Decision; count: number }[] =>
  decisions.map((decided) => ({ decided, count: rows.filter((row) => row.decided === decided).length }));
