import * as v from 'valibot';
import { DatedClass } from '../catalogue/classes.ts';
import { ClassId } from './contract.ts';
import { paragraphs } from '../fields.ts';

/** Classes are listed from their beginning for so long. Days. */
export const REPORTABLE_DAYS = 45;

export const Attendance = v.picklist(['present', 'partly', 'absent'], 'required');
export type Attendance = v.InferOutput<typeof Attendance>;

const MAX_REPORT_TEXT = 4_000;

export const ReportRequest = v.object({
  eventId: ClassId,
  /** By participant. */
  attendance: v.pipe(
    v.array(v.object({ participantId: v.pipe(v.string('required'), v.maxLength(64, 'invalid')), state: Attendance })),
    v.maxLength(100, 'too_many'),
  ),
  covered: v.pipe(paragraphs(MAX_REPORT_TEXT), v.nonEmpty('required')),
  incidents: paragraphs(MAX_REPORT_TEXT),
  followUp: paragraphs(MAX_REPORT_TEXT),
});
export type ReportRequest = v.InferOutput<typeof ReportRequest>;

/** Classes that have begun lately, latest first. */
export const ReportClasses = v.object({
  classes: v.array(
    v.object({
      event: DatedClass,
      participants: v.array(v.object({ id: v.string(), name: v.string() })),
      reported: v.boolean(),
      /** They gave single days of it in place of its trainer, who reports on who was there. */
      byDays: v.boolean(),
    }),
  ),
});
export type ReportClasses = v.InferOutput<typeof ReportClasses>;
