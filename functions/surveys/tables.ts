import { csvOf } from '../../src/domain/csv.ts';
import { meanOf, ratings, type TableQuery, type tableKinds } from '../../src/domain/training/survey-results.ts';
import { ratedAspects } from '../../src/domain/training/survey.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { commentsOf, groupsOf } from './results.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData'>;

/** More than two years have. */
const MOST_COMMENTS = 20_000;

const rounded = (mean: number | null) => (mean === null ? '' : Math.round(mean * 100) / 100);
const dayOf = (at: string | null) => (at ?? '').slice(0, 10);

/** A file of what was answered, in English as other programs take it; names of columns do not change. */
export const surveyFile: Record<(typeof tableKinds)[number], (needs: Needs, query: TableQuery) => Promise<string>> = {
  ratings: async (needs, query) => {
    const groups = await groupsOf(needs, 'class', query);
    return csvOf(
      ['Class', 'Date', 'Course', 'Trainer', 'Rated', 'Answers', 'Mean', ...ratings.map((rating) => `Rated ${rating}`)],
      groups.flatMap(({ id, at, title, trainer, answers, aspects }) =>
        ratedAspects.map((aspect) => [
          ...[id, dayOf(at), title.en, trainer ?? '', aspect, answers, rounded(meanOf(aspects[aspect]))],
          ...aspects[aspect],
        ]),
      ),
    );
  },
  comments: async (needs, query) =>
    csvOf(
      ['Class', 'Date', 'Course', 'Trainer', 'Most useful', 'To do better', 'May be quoted'],
      (await commentsOf(needs, query, MOST_COMMENTS, 0)).map(({ classId, at, title, trainer, ...one }) => [
        ...[classId, dayOf(at), title.en, trainer ?? '', one.liked, one.improve, one.mayQuote ? 'yes' : 'no'],
      ]),
    ),
};
