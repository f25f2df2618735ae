import * as v from 'valibot';
import type { Session } from '../catalogue/classes.ts';
import { Attendance } from '../training/trainer-report.ts';

/** People are ticked as they come in: so long before a session begins, and not earlier. Milliseconds. */
const COMING_IN_MS = 3_600_000;

/** Whether somebody can be there already. Before that nothing but an absence can be told, which was announced. */
export const canBeThere = (start: string, now: number): boolean => Date.parse(start) - COMING_IN_MS <= now;

/** A class has no more seats. */
const MOST_MARKS = 100;

const number = v.pipe(v.number('invalid'), v.integer('invalid'), v.minValue(1, 'invalid'), v.maxValue(60, 'invalid'));

/**
 * Who was there in one session, as it was ticked; the last that is told of somebody counts. A session is named by its start (ISO 8601 UTC), since
 * its number is another one's once a day before it was moved. Ticks that wait since before they were named so have the number, from 1.
 */
export const MarkAttendance = v.object({
  session: v.union([v.pipe(v.string('invalid'), v.isoTimestamp('invalid')), number], 'invalid'),
  marks: v.pipe(
    v.array(v.object({ participantId: v.pipe(v.string('invalid'), v.maxLength(64, 'invalid')), state: Attendance })),
    v.minLength(1, 'required'),
    v.maxLength(MOST_MARKS, 'too_many'),
  ),
});
export type MarkAttendance = v.InferOutput<typeof MarkAttendance>;

/**
 * The session that ticks name, with its number from 1; `undefined` where the class has it no more. A number is that of a day that stands where
 * the schedule had it (`scheduled`, where the office changed its dates): any other may have been another day when it was ticked.
 */
export function namedSession(
  named: MarkAttendance['session'],
  { sessions, scheduled }: { sessions: readonly Session[]; scheduled: readonly Session[] | null },
): { number: number; start: string } | undefined {
  const index = typeof named === 'number' ? named - 1 : sessions.findIndex(({ start }) => start === named);
  const meant = typeof named === 'number' ? (scheduled ?? sessions)[index]?.start : named;
  const start = sessions[index]?.start;
  return start !== undefined && start === meant ? { number: index + 1, start } : undefined;
}
