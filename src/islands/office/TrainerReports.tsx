import { api } from '../../api/client.ts';
import { trainerReports } from '../../domain/training/office-calls.ts';
import type { FoundReport } from '../../domain/training/survey-results.ts';
import { formatDate } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { useOffice } from './context.ts';
import { Rows, type Column } from './Rows.tsx';
import type { SurveysPlace } from './surveys-place.ts';
import { surveysTexts, type SurveysTexts } from './surveys-texts.ts';
import { Two } from './Two.tsx';
import { useList } from './use-list.ts';

/** What trainers reported of their classes. */
export function TrainerReports({ period, ...place }: SurveysPlace & { period: Readonly<Record<string, string>> }) {
  const { locale } = useOffice();
  const t = surveysTexts[locale];
  const { list, isStale, failure, more, reload } = useList<FoundReport>(JSON.stringify(period), async (next) => {
    const result = await api(trainerReports)({ ...period, next: next ?? '' });
    if (!result.ok) return result;
    return { ok: true, value: { rows: result.value.reports, next: result.value.next } };
  });
  return (
    <Rows
      caption={t.reports.caption}
      columns={columnsOf(t, locale, place)}
      {...{ list, isStale, failure, more }}
      keyOf={({ id }) => id}
      retry={reload}
      none={t.reports.none}
    />
  );
}

const columnsOf = (
  { reports: t, ...rest }: SurveysTexts,
  locale: Locale,
  { listHref, timeZone }: SurveysPlace,
): Column<FoundReport>[] => [
  {
    key: 'class',
    head: t.heads.class,
    cell: ({ id, title, at }) => (
      <Two second={formatDate(at, locale, timeZone)}>
        <a className="link font-semibold" href={`${listHref}/${encodeURIComponent(id)}`}>
          {title[locale]}
        </a>
      </Two>
    ),
  },
  { key: 'trainer', head: t.heads.trainer, cell: ({ trainer }) => trainer ?? rest.nobody },
  { key: 'sent', head: t.heads.sent, cell: ({ sentAt }) => formatDate(sentAt, locale, timeZone) },
  {
    key: 'what',
    head: t.heads.what,
    cell: ({ hasIncidents, hasFollowUp }) =>
      [hasIncidents && t.incidents, hasFollowUp && t.followUp].filter(Boolean).join(', ') || t.nothing,
  },
];
