import * as v from 'valibot';
import { SurveyClasses, type SurveyRequest } from '../domain/training/survey.ts';
import { LiveSupport, type SupportRequest } from '../domain/training/support.ts';
import { ReportClasses, type ReportRequest } from '../domain/training/trainer-report.ts';
import { EventVideo, EventVideos, MyTraining, TestCards } from '../domain/training/contract.ts';
import { site } from './client.ts';

/** The calls behind the login. */
export const myTraining = () => site.get('/Website/my-training', { answer: MyTraining });

export const eventVideos = () => site.get('/Website/event-videos', { answer: EventVideos });

export const eventVideo = (id: string) =>
  site.get(`/Website/event-videos/${encodeURIComponent(id)}`, { answer: EventVideo });

export const testCards = () => site.get('/Website/excel-test-cards', { answer: TestCards });

export const surveyClasses = () => site.get('/Website/participant-survey', { answer: SurveyClasses });

export const sendSurvey = (body: SurveyRequest, key: string) =>
  site.post('/Website/participant-survey', { body, key, answer: v.unknown() });

export const reportClasses = () => site.get('/Website/trainer-report', { answer: ReportClasses });

export const sendReport = (body: ReportRequest, key: string) =>
  site.post('/Website/trainer-report', { body, key, answer: v.unknown() });

export const liveSupport = () => site.get('/Website/live-support', { answer: LiveSupport });

export const askForHelp = (body: SupportRequest, key: string) =>
  site.post('/Website/support-request', { body, key, answer: v.unknown() });
