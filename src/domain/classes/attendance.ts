import * as v from 'valibot';
import { Attendance } from '../training/trainer-report.ts';

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
