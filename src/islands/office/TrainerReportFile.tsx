import { api } from '../../api/client.ts';
import { trainerReport } from '../../domain/training/office-calls.ts';
import type { ReportFile } from '../../domain/training/survey-results.ts';
import { fill, formatDate } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { useOffice } from './context.ts';
import { OpenedFile } from './OpenedFile.tsx';
import { Part } from './Part.tsx';
import type { SurveysPlace } from './surveys-place.ts';
import { surveysTexts } from './surveys-texts.ts';

/** A trainer's report, as it was written. */
export function TrainerReportFile({ id, ...place }: SurveysPlace & { id: string }) {
  const { locale } = useOffice();
  const t = surveysTexts[locale].reports;
  return (
    <OpenedFile
      id={id}
      ask={(about) => api(trainerReport)(about)}
      back={{ href: `${place.listHref}?view=reports`, text: t.back }}
      missing={t.missing}
    >
      {(report) => <Report {...{ report, place }} />}
    </OpenedFile>
  );
}

const daysOf = ({ days, timeZone }: ReportFile, locale: Locale) =>
  (days ?? []).map((day) => formatDate(day, locale, timeZone)).join('; ');

function Report({ report, place: { timeZone, classHref } }: { report: ReportFile; place: SurveysPlace }) {
  const { locale } = useOffice();
  const { reports: t, nobody } = surveysTexts[locale];
  const date = formatDate(report.at, locale, timeZone);
  const written = [
    [t.covered, report.covered],
    [t.incident, report.incidents],
    [t.follow, report.followUp],
  ] as const;
  return (
    <article>
      <h2 className="text-xl">{fill(t.title, { title: report.title[locale], date })}</h2>
      <p className="text-gray-600">
        {fill(t.by, { name: report.trainer ?? nobody, date: formatDate(report.sentAt, locale, timeZone) })}
      </p>
      {report.days && <p>{fill(t.days, { dates: daysOf(report, locale) })}</p>}
      <p>
        <a className="link" href={`${classHref}/${encodeURIComponent(report.classId)}`}>
          {t.class}
        </a>
      </p>
      <div className="mt-3 max-w-text space-y-3">
        {written.map(([title, text]) => (
          <Part key={title} title={title}>
            <p className="whitespace-pre-line">{text || t.noText}</p>
          </Part>
        ))}
        {report.days === null && (
          <Part title={t.attendance}>
            {report.attendance.length === 0 && <p>{t.noAttendance}</p>}
            <ul>
              {report.attendance.map(({ name, state }, index) => (
                <li key={index}>
                  {name}, {t.states[state]}
                </li>
              ))}
            </ul>
          </Part>
        )}
      </div>
    </article>
  );
}
