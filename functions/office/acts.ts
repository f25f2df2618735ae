import { Temporal } from 'temporal-polyfill';
import { PAGE_ROWS, type ActsQuery, type OfficeAct, type OfficeActs } from '../../src/domain/office/audit.ts';
import { isoInstant } from '../platform/answers.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { midnight } from '../platform/days.ts';
import { LIST_ACTS } from './sql.ts';

interface Row extends Omit<OfficeAct, 'at' | 'who' | 'before' | 'after' | 'accountId' | 'subjectId'> {
  at: number;
  account_id: number;
  first_name: string | null;
  email: string | null;
  subject_id: string;
  before: string | null;
  after: string | null;
}

const valuesOf = (json: string | null) => (json === null ? null : (JSON.parse(json) as Record<string, unknown>));

const actOf = ({ account_id, first_name, email, subject_id, at, before, after, ...row }: Row): OfficeAct => ({
  ...row,
  ...{ at: isoInstant(at), accountId: account_id, subjectId: subject_id },
  who: first_name === null || email === null ? null : { firstName: first_name, email },
  ...{ before: valuesOf(before), after: valuesOf(after) },
});

/** What acts are looked for by; what is left out is any. */
type LookedFor = Pick<ActsQuery, 'subject' | 'id' | 'act'> & Partial<ActsQuery>;

/** The newest acts that fit, a page at a time. */
export async function listActs(
  { db, siteData }: Pick<Dependencies, 'db' | 'siteData'>,
  { subject, id, act, account = null, who = '', from = '', to = '', before = null }: LookedFor,
): Promise<OfficeActs> {
  const startOf = (day: string, later = 0) =>
    day === '' ? null : midnight(Temporal.PlainDate.from(day).add({ days: later }), siteData.office.timeZone);
  const { results } = await db
    .prepare(LIST_ACTS)
    .bind(subject, id, act, account, before, PAGE_ROWS + 1, who, startOf(from), startOf(to, 1))
    .all<Row>();
  const shown = results.slice(0, PAGE_ROWS);
  return { acts: shown.map(actOf), next: results.length > PAGE_ROWS ? (shown.at(-1)?.id ?? null) : null };
}
