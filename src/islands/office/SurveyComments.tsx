import { api } from '../../api/client.ts';
import { surveyComments } from '../../domain/training/office-calls.ts';
import type { SurveyComment } from '../../domain/training/survey-results.ts';
import { formatDate } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { useOffice } from './context.ts';
import { Rows, type Column } from './Rows.tsx';
import { SurveyFiles } from './SurveyFiles.tsx';
import type { SurveysPlace } from './surveys-place.ts';
import { surveysTexts, type SurveysTexts } from './surveys-texts.ts';
import { Two } from './Two.tsx';
import { useList } from './use-list.ts';

/** What was written beside the ratings, without by whom. */
export function SurveyComments({ period, ...place }: SurveysPlace & { period: Readonly<Record<string, string>> }) {
  const { locale } = useOffice();
  const t = surveysTexts[locale];
  const { list, isStale, failure, more, reload } = useList<SurveyComment>(JSON.stringify(period), async (next) => {
    const result = await api(surveyComments)({ ...period, next: next ?? '' });
    if (!result.ok) return result;
    return { ok: true, value: { rows: result.value.comments, next: result.value.next } };
  });
  return (
    <>
      {list && list.rows.length > 0 && <SurveyFiles kind="comments" period={period} />}
      <Rows
        caption={t.comments.caption}
        columns={columnsOf(t, locale, place)}
        {...{ list, isStale, failure, more }}
        keyOf={(row) => `${row.classId} ${row.liked} ${row.improve}`}
        retry={reload}
        none={t.comments.none}
      />
    </>
  );
}

const columnsOf = (
  { comments: t, ...rest }: SurveysTexts,
  locale: Locale,
  { classHref, timeZone }: SurveysPlace,
): Column<SurveyComment>[] => [
  {
    key: 'class',
    head: t.heads.class,
    cell: ({ classId, title, at, trainer }) => (
      <Two second={`${formatDate(at, locale, timeZone)}, ${trainer ?? rest.nobody}`}>
        <a className="link" href={`${classHref}/${encodeURIComponent(classId)}`}>
          {title[locale]}
        </a>
      </Two>
    ),
  },
  { key: 'liked', head: t.heads.liked, cell: ({ liked }) => <span className="whitespace-pre-line">{liked}</span> },
  {
    key: 'improve',
    head: t.heads.improve,
    cell: ({ improve }) => <span className="whitespace-pre-line">{improve}</span>,
  },
  { key: 'quote', head: t.heads.quote, cell: ({ mayQuote }) => (mayQuote ? t.quote.yes : t.quote.no) },
];
