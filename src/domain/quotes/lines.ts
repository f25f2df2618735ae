import * as v from 'valibot';
import { MAX_SEATS_PER_LINE } from '../catalogue/classes.ts';
import { optionalLine, printed, requiredLine } from '../fields.ts';
import { refusing } from '../forms/form.ts';
import { provinces } from '../money/provinces.ts';

/** A quote has at most so many lines. */
export const MOST_LINES = 20;

/** No single price is higher. Cents. */
const MOST_CENTS = 100_000_000;

const whole = (most: number) =>
  v.pipe(
    v.number('whole_number'),
    v.integer('whole_number'),
    v.minValue(1, 'whole_number'),
    v.maxValue(most, 'whole_number'),
  );

export const Price = v.pipe(
  v.number('amount'),
  v.integer('amount'),
  v.minValue(0, 'amount'),
  v.maxValue(MOST_CENTS, 'amount'),
);

const Province = v.nullable(v.picklist(provinces, 'choose'));

/** Seats of a public class. They are not kept: whoever accepts takes them as far as they are still there. */
const Seats = v.object({
  kind: v.literal('seats'),
  eventId: v.pipe(v.string('choose'), v.nonEmpty('choose'), v.maxLength(120, 'choose')),
  quantity: whole(MAX_SEATS_PER_LINE),
  /** For one seat, before tax. */
  unitCents: Price,
});

/** No class is for more people: more are another class, on a line of its own. */
export const MOST_PEOPLE = 40;

/** A class for one organisation. In person, `city` and `province` say where, and the province taxes it (booking rule 14). */
const PrivateFields = v.object({
  kind: v.literal('private'),
  courseId: v.pipe(v.string('choose'), v.nonEmpty('choose'), v.maxLength(120, 'choose')),
  delivery: v.picklist(['online', 'in-person'], 'choose'),
  city: v.pipe(optionalLine(80), printed),
  province: Province,
  days: whole(60),
  people: whole(MOST_PEOPLE),
  /** For all of it, before tax. */
  unitCents: Price,
});

const PrivateClass = v.pipe(
  PrivateFields,
  refusing<v.InferOutput<typeof PrivateFields>>(({ delivery, city, province }) =>
    delivery === 'online'
      ? {}
      : {
          ...(city === '' && { city: 'required' as const }),
          ...(province === null && { province: 'choose' as const }),
        },
  ),
);

/** Consulting, coaching, a room: taxed where the buyer is, or in the province of the room. */
const Service = v.object({
  kind: v.literal('service'),
  text: v.pipe(requiredLine(200), printed),
  quantity: whole(999),
  unitCents: Price,
  province: Province,
});

export const NewLine = v.variant('kind', [Seats, PrivateClass, Service]);
export type NewLine = v.InferOutput<typeof NewLine>;

/** A class that is quoted, as it was then. */
export interface QuotedDate {
  eventId: string;
  sequence: number;
}

/** As it is kept: with an id of its own, and for seats what its class was when it was quoted, and those that may be taken in its place. */
export type QuoteLine = { id: string } & (
  | (Extract<NewLine, { kind: 'seats' }> & { sequence: number; others?: readonly QuotedDate[] })
  | Exclude<NewLine, { kind: 'seats' }>
);

/** Lines of a quote are taken all; of the dates of one line, one is taken. It is one of at most so many. */
export const MOST_DATES = 4;

/** Every class that a line may become. */
export const classesOf = (line: QuoteLine): readonly QuotedDate[] =>
  line.kind === 'seats' ? [{ eventId: line.eventId, sequence: line.sequence }, ...(line.others ?? [])] : [];

/** The dates of which the client takes one; none where there is nothing to choose. One line of a quote has some at most. */
export function datesIn(lines: readonly QuoteLine[]): readonly QuotedDate[] {
  return lines.map(classesOf).find((classes) => classes.length > 1) ?? [];
}

/** The lines with the date that was chosen; without one, as they are. */
export const withDate = (lines: readonly QuoteLine[], date: string | null): QuoteLine[] =>
  lines.map((line) => {
    if (line.kind !== 'seats' || !line.others?.length) return line;
    const chosen = classesOf(line).find(({ eventId }) => eventId === date);
    return chosen ? { ...line, ...chosen, others: [] } : line;
  });

export const lineKinds = ['seats', 'private', 'service'] as const;

/** How many of what a line is priced for. */
export const quantityOf = (line: NewLine): number => (line.kind === 'private' ? 1 : line.quantity);

export { Seats, PrivateClass, Service };
