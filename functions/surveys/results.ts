import {
  ratings,
  type Counts,
  type PeriodOfClasses,
  type ResultsQuery,
  type SurveyComment,
  type SurveyComments,
  type SurveyGroup,
  type SurveyResults,
  type TableQuery,
} from '../../src/domain/training/survey-results.ts';
import { ratedAspects } from '../../src/domain/training/survey.ts';
import { isoInstant } from '../platform/answers.ts';
import { choicesOf } from '../platform/choices.ts';
import { instantsOf } from '../platform/days.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { COMMENTS_OF_CLASSES, RATINGS_OF_CLASSES } from './results-sql.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData'>;
type Period = Omit<TableQuery, 'lang'>;
type Aspect = (typeof ratedAspects)[number];

/** Groups on a page: each is a table. */
const PAGE_GROUPS = 20;
const PAGE_COMMENTS = 50;

interface RatingRow {
  id: string;
  course_id: string;
  title_en: string;
  title_fr: string;
  trainer: string | null;
  starts_at: number;
  aspect: Aspect;
  rating: number;
  count: number;
}

const boundTo = ({ now, siteData }: Omit<Needs, 'db'>, query: Period) => [
  ...instantsOf(query, { timeZone: siteData.office.timeZone, now: now().getTime(), back: { years: 1 } }),
  ...[query.trainer, query.course, query.class],
];

type By = 'class' | 'trainer' | 'course';

const keyOf: Record<By, (row: RatingRow) => string> = {
  class: ({ id }) => id,
  trainer: ({ trainer }) => trainer ?? '',
  course: ({ course_id: course }) => course,
};

const nothing = (): Counts => [0, 0, 0, 0, 0];

function groupOf(by: By, id: string, rows: readonly [RatingRow, ...RatingRow[]]): SurveyGroup {
  const [{ title_en: en, title_fr: fr, trainer, starts_at: at }] = rows;
  const aspects = Object.fromEntries(ratedAspects.map((aspect) => [aspect, nothing()])) as Record<Aspect, Counts>;
  for (const { aspect, rating, count } of rows) {
    const index = ratings.findIndex((one) => one === rating);
    if (index >= 0 && aspect in aspects) aspects[aspect][index as 0] += count;
  }
  return {
    id,
    title: by === 'trainer' ? { en: id, fr: id } : { en, fr },
    trainer: by === 'class' ? trainer : null,
    at: by === 'class' ? isoInstant(at) : null,
    // Every answer rates the class as a whole.
    answers: aspects.overall.reduce((sum, count) => sum + count, 0),
    aspects,
  };
}

/** All groups of a period, those of the latest classes first. */
export async function groupsOf(needs: Needs, by: By, query: Period): Promise<SurveyGroup[]> {
  const { results } = await needs.db
    .prepare(RATINGS_OF_CLASSES)
    .bind(...boundTo(needs, query))
    .all<RatingRow>();
  return [...Map.groupBy(results, keyOf[by])].map(([id, rows]) => groupOf(by, id, rows as [RatingRow]));
}

/** How classes were rated. */
export async function surveyResults(needs: Needs, { by, next, ...query }: ResultsQuery): Promise<SurveyResults> {
  const choices = choicesOf(needs.siteData);
  const groups = await groupsOf(needs, by === '' ? 'class' : by, query);
  const skip = Number(next);
  const end = skip + PAGE_GROUPS;
  return {
    groups: groups.slice(skip, end),
    next: groups.length > end ? String(end) : null,
    choices: { trainers: choices.trainers, courses: choices.courses },
  };
}

interface CommentRow {
  class_id: string;
  title_en: string;
  title_fr: string;
  starts_at: number;
  trainer: string | null;
  liked: string;
  improve: string;
  may_quote: 0 | 1;
}

const commentOf = ({ class_id: classId, title_en: en, title_fr: fr, ...row }: CommentRow): SurveyComment => ({
  ...{ classId, title: { en, fr }, at: isoInstant(row.starts_at), trainer: row.trainer },
  ...{ liked: row.liked, improve: row.improve, mayQuote: row.may_quote === 1 },
});

/** So many comments of a period, after so many. */
export async function commentsOf(needs: Needs, query: Period, most: number, skip: number) {
  const { results } = await needs.db
    .prepare(COMMENTS_OF_CLASSES)
    .bind(...boundTo(needs, query), most, skip)
    .all<CommentRow>();
  return results.map(commentOf);
}

/** What was written beside the ratings. */
export async function surveyComments(needs: Needs, { next, ...query }: PeriodOfClasses): Promise<SurveyComments> {
  const skip = Number(next);
  const comments = await commentsOf(needs, query, PAGE_COMMENTS + 1, skip);
  return {
    comments: comments.slice(0, PAGE_COMMENTS),
    next: comments.length > PAGE_COMMENTS ? String(skip + PAGE_COMMENTS) : null,
  };
}
