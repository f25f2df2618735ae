import { useState } from 'react';
import { groupings, type SurveyResults } from '../../domain/training/survey-results.ts';
import { useOffice } from './context.ts';
import { Filters } from './Filters.tsx';
import type { OfficeLinks } from './OfficeMenu.tsx';
import { OfficeScreen } from './OfficeScreen.tsx';
import { SurveyComments } from './SurveyComments.tsx';
import { SurveyRatings } from './SurveyRatings.tsx';
import { surveysTexts } from './surveys-texts.ts';
import { TrainerReportFile } from './TrainerReportFile.tsx';
import { TrainerReports } from './TrainerReports.tsx';
import type { SurveysPlace } from './surveys-place.ts';
import { useIdInAddress } from './use-id-in-address.ts';

/** What was said of classes, or the trainer's report that the address names. */
export default function Surveys({ links, ...place }: SurveysPlace & { links: OfficeLinks }) {
  const id = useIdInAddress(place.listHref);
  return (
    <OfficeScreen links={links} place="surveys">
      {id === '' ? <Said {...place} /> : <TrainerReportFile id={id} {...place} />}
    </OfficeScreen>
  );
}

const views = ['ratings', 'comments', 'reports'] as const;

function Said(place: SurveysPlace) {
  const { locale } = useOffice();
  const [filters, setFilters] = useState<Readonly<Record<string, string>>>({});
  const [choices, setChoices] = useState<SurveyResults['choices']>({ trainers: [], courses: [] });
  const t = surveysTexts[locale];
  const { view = 'ratings', by, ...period } = filters;
  const named = (value: string, label: string) => ({ value, label });
  const courses = choices.courses
    .map(({ id, title }) => named(id, title[locale]))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  return (
    <>
      <Filters
        fields={[
          {
            name: 'view',
            label: t.filters.view,
            first: t.views.ratings,
            options: views.slice(1).map((one) => named(one, t.views[one])),
          },
          { name: 'from', label: t.filters.from, type: 'date' },
          { name: 'to', label: t.filters.to, type: 'date' },
          { name: 'trainer', label: t.filters.trainer, options: choices.trainers.map((name) => named(name, name)) },
          { name: 'course', label: t.filters.course, options: courses },
          {
            name: 'by',
            label: t.filters.by,
            first: t.by.class,
            options: groupings.slice(1).map((one) => named(one, t.by[one])),
          },
        ]}
        onChange={setFilters}
      />
      <p className="max-w-text text-gray-600">
        {t.period} {view !== 'reports' && t.privacy}
      </p>
      {view === 'comments' && <SurveyComments {...place} period={period} />}
      {view === 'reports' && <TrainerReports {...place} period={period} />}
      {view === 'ratings' && <SurveyRatings {...place} filters={{ ...period, by }} onChoices={setChoices} />}
    </>
  );
}
