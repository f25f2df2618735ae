import { addressOf } from '../../domain/api/address.ts';
import { surveyTable } from '../../domain/training/office-calls.ts';
import type { tableKinds } from '../../domain/training/survey-results.ts';
import { useOffice } from './context.ts';
import { surveysTexts } from './surveys-texts.ts';

interface Props {
  kind: (typeof tableKinds)[number];
  /** What is filtered by. */
  period: Readonly<Record<string, string | undefined>>;
}

/** What is shown, for other programs. */
export function SurveyFiles({ kind, period: { from = '', to = '', trainer = '', course = '' } }: Props) {
  const { locale } = useOffice();
  const query = new URLSearchParams({ from, to, trainer, course, lang: locale });
  return (
    <p className="my-2 print:hidden">
      <a className="button" download href={`${addressOf(surveyTable, { kind })}?${query}`}>
        {surveysTexts[locale].files}
      </a>
    </p>
  );
}
