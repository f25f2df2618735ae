import type { FoundReports, PeriodOfClasses, ReportFile } from '../../src/domain/training/survey-results.ts';
import { PAGE_ROWS } from '../../src/domain/office/audit.ts';
import { isoInstant } from '../platform/answers.ts';
import { instantsOf } from '../platform/days.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { REPORT_BY_ID, REPORTS_OF_CLASSES } from './office-sql.ts';
import { REPORTED_ATTENDANCE } from './sql.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData'>;

interface Row {
  id: string;
  covered: string;
  incidents: string;
  follow_up: string;
  created_at: number;
  class_id: string;
  trainer: string | null;
  days: string | null;
  starts_at: number;
  time_zone: string;
  title_en: string;
  title_fr: string;
}

const factsOf = (row: Row) => ({
  ...{ id: row.id, classId: row.class_id, title: { en: row.title_en, fr: row.title_fr }, trainer: row.trainer },
  ...{ at: isoInstant(row.starts_at), sentAt: isoInstant(row.created_at), timeZone: row.time_zone },
  days: row.days === null ? null : (JSON.parse(row.days) as number[]).map(isoInstant),
});

/** Reports on the classes of a period, those of the latest class first. */
export async function listReports(
  { db, now, siteData }: Needs,
  { next, trainer, course, class: classId, ...days }: PeriodOfClasses,
): Promise<FoundReports> {
  const skip = Number(next);
  const clock = { timeZone: siteData.office.timeZone, now: now().getTime(), back: { years: 1 } };
  const { results } = await db
    .prepare(REPORTS_OF_CLASSES)
    .bind(...instantsOf(days, clock), trainer, course, classId, PAGE_ROWS + 1, skip)
    .all<Row>();
  return {
    reports: results.slice(0, PAGE_ROWS).map((row) => ({
      ...factsOf(row),
      ...{ hasIncidents: row.incidents !== '', hasFollowUp: row.follow_up !== '' },
    })),
    next: results.length > PAGE_ROWS ? String(skip + PAGE_ROWS) : null,
  };
}

/** One report with who was there; `null` where there is none. */
export async function readReport({ db }: Pick<Needs, 'db'>, id: string): Promise<ReportFile | null> {
  const row = await db.prepare(REPORT_BY_ID).bind(id).first<Row>();
  if (!row) return null;
  const { results } = await db.prepare(REPORTED_ATTENDANCE).bind(id).all<ReportFile['attendance'][number]>();
  const attendance = results.map(({ name, state }) => ({ name, state }));
  return { ...factsOf(row), covered: row.covered, incidents: row.incidents, followUp: row.follow_up, attendance };
}
