import * as v from 'valibot';
import { staff } from '../accounts/access.ts';
import type { Call } from '../api/call.ts';
import {
  FoundReports,
  PeriodOfClasses,
  ReportFile,
  ResultsQuery,
  SurveyComments,
  SurveyResults,
  TableParams,
  TableQuery,
} from './survey-results.ts';

/** How classes were rated, put together by class, trainer or course. */
export const surveyResults = {
  method: 'GET',
  path: '/Website/office/surveys',
  access: staff,
  query: ResultsQuery,
  answer: SurveyResults,
} as const satisfies Call;

/** What was written beside the ratings, without by whom. */
export const surveyComments = {
  method: 'GET',
  path: '/Website/office/survey-comments',
  access: staff,
  query: PeriodOfClasses,
  answer: SurveyComments,
} as const satisfies Call;

/** The same as a file. */
export const surveyTable = {
  method: 'GET',
  path: '/Website/office/survey-tables/{kind}',
  access: staff,
  params: TableParams,
  query: TableQuery,
  opens: 'report',
  answer: 'file',
} as const satisfies Call;

/** What trainers reported of their classes. */
export const trainerReports = {
  method: 'GET',
  path: '/Website/office/trainer-reports',
  access: staff,
  query: PeriodOfClasses,
  answer: FoundReports,
} as const satisfies Call;

/** One report, with who was there. */
export const trainerReport = {
  method: 'GET',
  path: '/Website/office/trainer-reports/{id}',
  access: staff,
  params: v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }),
  opens: 'report',
  answer: ReportFile,
} as const satisfies Call;
