import { csvOf } from '../../src/domain/csv.ts';
import { meanOf, ratings, type TableQuery, type tableKinds } from '../../src/domain/training/survey-results.ts';
import { ratedAspects } from '../../src/domain/training/survey.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { fill } from '../../src/i18n/format.ts';
import { surveyFiles as en } from '../../src/i18n/strings/en/office/survey-files.ts';
import { surveyFiles as fr } from '../../src/i18n/strings/fr/office/survey-files.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { commentsOf, groupsOf } from './results.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData'>;

const texts = { en, fr };

/** More than two years have. */
const MOST_COMMENTS = 20_000;

const rounded = (mean: number | null) => (mean === null ? '' : Math.round(mean * 100) / 100);
/** By the office's clock. */
const dayOf = ({ siteData }: Needs, at: string | null) => (at === null ? '' : dateIn(siteData.office.timeZone, at));

/** A file of what was answered, as other programs take it; names of columns do not change. */
export const surveyFile: Record<(typeof tableKinds)[number], (needs: Needs, query: TableQuery) => Promise<string>> = {
  ratings: async (needs, { lang, ...query }) => {
    const t = texts[lang];
    const rated = ratings.map((rating) => fill(t.rated, { rating }));
    return csvOf(
      lang,
      [...Object.values(t.class), ...Object.values(t.ratings), ...rated],
      (await groupsOf(needs, 'class', query)).flatMap(({ id, at, title, trainer, answers, aspects }) =>
        ratedAspects.map((aspect) => [
          ...[
            id,
            dayOf(needs, at),
            title[lang],
            trainer ?? '',
            t.aspects[aspect],
            answers,
            rounded(meanOf(aspects[aspect])),
          ],
          ...aspects[aspect],
        ]),
      ),
    );
  },
  comments: async (needs, { lang, ...query }) => {
    const t = texts[lang];
    return csvOf(
      lang,
      [...Object.values(t.class), ...Object.values(t.comments)],
      (await commentsOf(needs, query, MOST_COMMENTS, 0)).map(({ classId, at, title, trainer, ...one }) => [
        ...[classId, dayOf(needs, at), title[lang], trainer ?? '', one.liked, one.improve],
        t.quote[one.mayQuote ? 'yes' : 'no'],
      ]),
    );
  },
};
