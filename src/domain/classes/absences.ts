import * as v from 'valibot';
import type { FieldReason } from '../api/errors.ts';
import { isDay } from '../enquiries/forms.ts';
import { optionalLine, requiredLine } from '../fields.ts';
import { field, refusing, type Form } from '../forms/form.ts';
import { optionalDay } from '../office/audit.ts';
import { dateIn } from '../time/calendar.ts';

export const absenceKinds = ['holiday', 'sick', 'other'] as const;

/** Nobody is written down as away for more days at once. */
const MOST_DAYS_AWAY = 366;

/** Days on which somebody is away, both included: `2027-01-12`. */
export const DaysAway = v.object({ from: v.string(), to: v.string() });
export type DaysAway = v.InferOutput<typeof DaysAway>;

const day = v.pipe(v.string('required'), v.nonEmpty('required'), v.check(isDay, 'day'));

const daysOf = ({ from, to }: DaysAway) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

const Entered = v.object({
  trainer: requiredLine(120),
  from: day,
  to: optionalDay,
  kind: v.picklist(absenceKinds, 'choose'),
  note: optionalLine(200),
});

/** Who is away, from the first day to the last; without a last one for the first alone. */
export const PutAbsence = v.pipe(
  Entered,
  v.transform((entered) => ({ ...entered, to: entered.to || entered.from })),
  refusing<v.InferOutput<typeof Entered>>((days): Readonly<Record<string, FieldReason>> => {
    if (days.to < days.from) return { to: 'invalid' };
    return daysOf(days) > MOST_DAYS_AWAY ? { to: 'too_long' } : {};
  }),
);
export type PutAbsence = v.InferOutput<typeof PutAbsence>;

/** Of a refusal: the days for which that trainer is written down already. */
export const AwayAlready = v.object({ overlaps: DaysAway });

/** An entry that stands. */
export const Absence = v.object({
  id: v.string(),
  trainer: v.string(),
  ...DaysAway.entries,
  kind: v.picklist(absenceKinds),
  note: v.string(),
  /** The first name of who wrote it down, as long as there is the account. */
  who: v.nullable(v.string()),
  /** ISO 8601, UTC. */
  at: v.string(),
  /** What they are still to give on days to come of it, by these days. */
  classes: v.array(
    v.object({ id: v.string(), title: v.object({ en: v.string(), fr: v.string() }), days: v.array(v.string()) }),
  ),
});
export type Absence = v.InferOutput<typeof Absence>;

/** From today on where no day is said, without an end where no last one is. */
export const AbsencesQuery = v.object({ from: optionalDay, to: optionalDay });
export type AbsencesQuery = v.InferOutput<typeof AbsencesQuery>;

/** Who is away on some of those days, by their first day; and who can be. */
export const Absences = v.object({ absences: v.array(Absence), trainers: v.array(v.string()) });
export type Absences = v.InferOutput<typeof Absences>;

/** What a trainer reads of their own days. */
export const OwnAbsence = v.object({ ...DaysAway.entries, kind: v.picklist(absenceKinds) });
export type OwnAbsence = v.InferOutput<typeof OwnAbsence>;

/** Who is away. */
export const absenceForm = (trainers: readonly string[]): Form<PutAbsence> => ({
  fields: {
    trainer: field(v.pipe(v.string('choose'), v.nonEmpty('choose')), { as: 'choice', options: trainers }),
    kind: field(Entered.entries.kind, { as: 'choice', options: absenceKinds }),
    from: field(day, { type: 'date' }),
    to: field(Entered.entries.to, { type: 'date', hint: 'to' }),
    note: field(Entered.entries.note, { wide: true, hint: 'note' }),
  },
  schema: () => PutAbsence,
});

/** The first days away that a session falls on, by the clock of its class; `null` where there are none. */
export function awayOn(
  away: readonly DaysAway[],
  sessions: readonly { start: string }[],
  timeZone: string,
): DaysAway | null {
  const held = sessions.map(({ start }) => dateIn(timeZone, start));
  return away.find(({ from, to }) => held.some((one) => from <= one && one <= to)) ?? null;
}
