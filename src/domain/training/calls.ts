import * as v from 'valibot';
import { members, trainers } from '../accounts/access.ts';
import { Empty, type Call } from '../api/call.ts';
import { Position } from '../fields.ts';
import { EventVideo, EventVideos, MyTraining, TestCards } from './contract.ts';
import { KnownBuyer } from './known-buyer.ts';
import { LiveSupport, SupportRequest } from './support.ts';
import { SurveyClasses, SurveyRequest } from './survey.ts';
import { ReportClasses, ReportRequest } from './trainer-report.ts';

// What a client sees after logging in. What is not the account's own is answered as if it did not exist.

export const myTraining = {
  method: 'GET',
  path: '/Website/my-training',
  access: members,
  answer: MyTraining,
} as const satisfies Call;

/** One of the account's classes, for a calendar. */
export const trainingCalendar = {
  method: 'GET',
  path: '/Website/my-training/{eventId}/calendar.ics',
  access: members,
  answer: 'file',
} as const satisfies Call;

/** For the checkout. */
export const knownBuyer = {
  method: 'GET',
  path: '/Website/known-buyer',
  access: members,
  answer: KnownBuyer,
} as const satisfies Call;

export const eventVideos = {
  method: 'GET',
  path: '/Website/event-videos',
  access: members,
  answer: EventVideos,
} as const satisfies Call;

export const eventVideo = {
  method: 'GET',
  path: '/Website/event-videos/{eventId}',
  access: members,
  answer: EventVideo,
} as const satisfies Call;

/** A recording, counted from 1, that the site keeps itself. */
export const recordingFile = {
  method: 'GET',
  path: '/Website/event-videos/{eventId}/{number}',
  access: members,
  params: v.object({ eventId: v.string(), number: Position }),
  answer: 'file',
} as const satisfies Call;

export const testCards = {
  method: 'GET',
  path: '/Website/excel-test-cards',
  access: members,
  answer: TestCards,
} as const satisfies Call;

export const surveyClasses = {
  method: 'GET',
  path: '/Website/participant-survey',
  access: members,
  answer: SurveyClasses,
} as const satisfies Call;

/** Once per account and class, which must be its own and have begun. */
export const sendSurvey = {
  method: 'POST',
  path: '/Website/participant-survey',
  access: members,
  body: SurveyRequest,
  answer: Empty,
  status: 201,
  refuses: ['already_sent'],
  keyed: true,
  limits: ['form', 'accountForm'],
} as const satisfies Call;

export const reportClasses = {
  method: 'GET',
  path: '/Website/trainer-report',
  access: trainers,
  answer: ReportClasses,
} as const satisfies Call;

/** Once per trainer and class, which must be listed. */
export const sendReport = {
  method: 'POST',
  path: '/Website/trainer-report',
  access: trainers,
  body: ReportRequest,
  answer: Empty,
  status: 201,
  refuses: ['already_sent'],
  keyed: true,
  limits: ['form', 'accountForm'],
} as const satisfies Call;

export const liveSupport = {
  method: 'GET',
  path: '/Website/live-support',
  access: members,
  answer: LiveSupport,
} as const satisfies Call;

export const askForHelp = {
  method: 'POST',
  path: '/Website/support-request',
  access: members,
  body: SupportRequest,
  answer: Empty,
  status: 201,
  refuses: ['already_sent'],
  keyed: true,
  limits: ['form', 'accountForm'],
} as const satisfies Call;
