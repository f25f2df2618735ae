import { dateIn } from '../time/calendar.ts';
import type { Sitting } from './acts.ts';

/** On the wall of an IANA zone: `09:00`. */
const wallTime = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(instant),
  );

const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** The sessions of a class on the wall of its own zone, each so many days later at its hours. */
export const shifted = (
  { sessions, timeZone }: { sessions: readonly { start: string; end: string }[]; timeZone: string },
  days: number,
): Sitting[] =>
  sessions.map(({ start, end }) => ({
    date: daysAfter(dateIn(timeZone, start), days),
    from: wallTime(start, timeZone),
    to: wallTime(end, timeZone),
  }));
