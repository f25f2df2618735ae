import * as v from 'valibot';
import { TaxLine } from '../money/tax-line.ts';
import { MOST_DATES } from './lines.ts';

export const ClassId = v.pipe(v.string('choose'), v.nonEmpty('choose'), v.maxLength(120, 'choose'));

/** The dates of one course that a client may take in place of that of a line; none leaves the line with its own. */
export const OfferDates = v.object({
  line: v.pipe(v.string(), v.maxLength(64)),
  others: v.pipe(v.array(ClassId), v.maxLength(MOST_DATES - 1)),
  /** The revision that was seen: who saw another one looks again. */
  seen: v.pipe(v.number(), v.integer()),
});
export type OfferDates = v.InferOutput<typeof OfferDates>;

/** One of the dates of a line, and what the whole quote comes to with it. */
export const OfferedDate = v.object({
  eventId: v.string(),
  /** Its day, its place and its language. */
  title: v.string(),
  details: v.array(v.string()),
  taxes: v.array(TaxLine),
  totalCents: v.number(),
});
export type OfferedDate = v.InferOutput<typeof OfferedDate>;

/** Whether the whole comes to the same, whichever date is taken. */
export const isSameForAll = ([first, ...others]: readonly OfferedDate[]): boolean =>
  others.every(({ taxes }) => JSON.stringify(taxes) === JSON.stringify(first?.taxes));

/** Why a line, or a date of it, can not be had as it is quoted. */
const lineProblems = ['cancelled', 'over', 'changed', 'seats', 'invoice', 'price'] as const;
export const Problem = v.picklist(lineProblems);
export type LineProblem = v.InferOutput<typeof Problem>;

/** How a date stands now that is offered. */
export const DateNow = v.object({ eventId: v.string(), seatsLeft: v.number(), problem: v.nullable(Problem) });
