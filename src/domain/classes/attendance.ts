import * as v from 'valibot';
import { Attendance } from '../training/trainer-report.ts';

/** People are ticked as they come in: so long before a session begins, and not earlier. Milliseconds. */
const COMING_IN_MS = 3_600_000;

/** Whether somebody can be there already. Before that nothing but an absence can be told, which was announced. */
export const canBeThere = (start: string, now: number): boolean => Date.parse(start) - COMING_IN_MS <= now;

/** A class has no more seats. */
const MOST_MARKS = 100;

/** Who was there in one session, as it was ticked; the last that is told of somebody counts. */
export const MarkAttendance = v.object({
  session: v.pipe(v.number('invalid'), v.integer('invalid'), v.minValue(1, 'invalid'), v.maxValue(60, 'invalid')),
  marks: v.pipe(
    v.array(v.object({ participantId: v.pipe(v.string('invalid'), v.maxLength(64, 'invalid')), state: Attendance })),
    v.minLength(1, 'required'),
    v.maxLength(MOST_MARKS, 'too_many'),
  ),
});
export type MarkAttendance = v.InferOutput<typeof MarkAttendance>;
