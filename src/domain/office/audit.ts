import * as v from 'valibot';
import { isDay } from '../enquiries/forms.ts';
import { officeRoles } from '../accounts/access.ts';
import { acts, subjects } from './acts.ts';

/** How many rows a list of the office gives at once. */
export const PAGE_ROWS = 50;

/** Of a query, where everything is a text: empty is nothing. */
export const optionalText = (max: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(max, 'too_long')), '');

/** A day of a query, `2026-11-23`; empty is any. */
export const optionalDay = v.optional(v.union([v.literal(''), v.pipe(v.string(), v.check(isDay, 'day'))]), '');

/** A whole number of an address; empty is nothing. */
const optionalNumber = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{0,15}$/, 'invalid'),
    v.transform((text) => (text === '' ? null : Number(text))),
  ),
  '',
);

/** Which acts are looked for: of whoever has that in a first name or e-mail, between days of the office; `before` is the last id that was shown. */
export const ActsQuery = v.object({
  subject: v.optional(v.picklist(['', ...subjects]), ''),
  id: optionalText(80),
  act: v.optional(v.picklist(['', ...acts]), ''),
  account: optionalNumber,
  who: optionalText(254),
  from: optionalDay,
  to: optionalDay,
  before: optionalNumber,
});
export type ActsQuery = v.InferOutput<typeof ActsQuery>;

const Values = v.nullable(v.record(v.string(), v.unknown()));

export const OfficeAct = v.object({
  id: v.number(),
  /** ISO 8601, UTC. */
  at: v.string(),
  accountId: v.number(),
  /** First name and e-mail, as long as there is the account. */
  who: v.nullable(v.object({ firstName: v.string(), email: v.string() })),
  role: v.picklist(['trainer', ...officeRoles]),
  act: v.picklist(acts),
  subject: v.picklist(subjects),
  subjectId: v.string(),
  /** What a booking or a quote is called by, once it has a number. */
  number: v.nullable(v.string()),
  reason: v.string(),
  before: Values,
  after: Values,
});
export type OfficeAct = v.InferOutput<typeof OfficeAct>;

/** The newest first; `next` is what is asked for as `before`. */
export const OfficeActs = v.object({ acts: v.array(OfficeAct), next: v.nullable(v.number()) });
export type OfficeActs = v.InferOutput<typeof OfficeActs>;
