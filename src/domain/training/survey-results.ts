import * as v from 'valibot';
import { optionalDay, optionalText } from '../office/audit.ts';
import { tableLanguage } from '../office/tables.ts';
import { ratedAspects } from './survey.ts';
import { Attendance } from './trainer-report.ts';

/** What answers are put together by. */
export const groupings = ['class', 'trainer', 'course'] as const;

/** How many rows were shown. */
const skipped = v.optional(v.pipe(v.string(), v.regex(/^\d{0,6}$/, 'invalid')), '');

/** Classes by their first day, which is the office's; a year back where none is said. */
const period = {
  from: optionalDay,
  to: optionalDay,
  trainer: optionalText(120),
  course: optionalText(120),
  class: optionalText(120),
};

export const ResultsQuery = v.object({
  ...period,
  by: v.optional(v.picklist(['', ...groupings]), ''),
  next: skipped,
});
export type ResultsQuery = v.InferOutput<typeof ResultsQuery>;

export const PeriodOfClasses = v.object({ ...period, next: skipped });
export type PeriodOfClasses = v.InferOutput<typeof PeriodOfClasses>;

/** Only a period, for a file, and the language of that. */
export const TableQuery = v.object({ ...period, ...tableLanguage });
export type TableQuery = v.InferOutput<typeof TableQuery>;

export const tableKinds = ['ratings', 'comments'] as const;
export const TableParams = v.object({ kind: v.picklist(tableKinds) });

export const ratings = [1, 2, 3, 4, 5] as const;

/** How often each rating was given, 1 first. */
const Counts = v.tuple([v.number(), v.number(), v.number(), v.number(), v.number()]);
export type Counts = v.InferOutput<typeof Counts>;

const Titles = v.object({ en: v.string(), fr: v.string() });

const aspects = Object.fromEntries(ratedAspects.map((name) => [name, Counts])) as Record<
  (typeof ratedAspects)[number],
  typeof Counts
>;

/** Of whom nothing is told: how many answered, and how often they gave each rating. */
export const SurveyGroup = v.object({
  /** Of a class or course; of a trainer the name. */
  id: v.string(),
  title: Titles,
  trainer: v.nullable(v.string()),
  /** When a class began; ISO 8601, UTC. */
  at: v.nullable(v.string()),
  answers: v.number(),
  aspects: v.object(aspects),
});
export type SurveyGroup = v.InferOutput<typeof SurveyGroup>;

export const SurveyResults = v.object({
  groups: v.array(SurveyGroup),
  next: v.nullable(v.string()),
  choices: v.object({
    trainers: v.array(v.string()),
    courses: v.array(v.object({ id: v.string(), title: Titles })),
  }),
});
export type SurveyResults = v.InferOutput<typeof SurveyResults>;

/** What somebody wrote about a class; who did is not read. */
export const SurveyComment = v.object({
  classId: v.string(),
  title: Titles,
  at: v.string(),
  trainer: v.nullable(v.string()),
  liked: v.string(),
  improve: v.string(),
  mayQuote: v.boolean(),
});
export type SurveyComment = v.InferOutput<typeof SurveyComment>;

export const SurveyComments = v.object({ comments: v.array(SurveyComment), next: v.nullable(v.string()) });
export type SurveyComments = v.InferOutput<typeof SurveyComments>;

/** What is rated on an average; `null` where nobody has. */
export function meanOf(counts: Counts): number | null {
  const answers = counts.reduce((sum, count) => sum + count, 0);
  const sum = counts.reduce((all, count, index) => all + count * (index + 1), 0);
  return answers === 0 ? null : sum / answers;
}

const report = {
  id: v.string(),
  classId: v.string(),
  title: Titles,
  /** When the class began; when it was sent. ISO 8601, UTC. */
  at: v.string(),
  sentAt: v.string(),
  /** Who wrote it: the trainer of the class, or who gave single days of it in their place. */
  trainer: v.nullable(v.string()),
  /** When those days began; `null` of a report on the whole class. */
  days: v.nullable(v.array(v.string())),
  timeZone: v.string(),
};

/** A report among others: whether it tells of an incident, or of something to be followed up. */
export const FoundReport = v.object({ ...report, hasIncidents: v.boolean(), hasFollowUp: v.boolean() });
export type FoundReport = v.InferOutput<typeof FoundReport>;

export const FoundReports = v.object({ reports: v.array(FoundReport), next: v.nullable(v.string()) });
export type FoundReports = v.InferOutput<typeof FoundReports>;

export const ReportFile = v.object({
  ...report,
  covered: v.string(),
  incidents: v.string(),
  followUp: v.string(),
  attendance: v.array(v.object({ name: v.string(), state: Attendance })),
});
export type ReportFile = v.InferOutput<typeof ReportFile>;
