import { dateIn } from '../time/calendar.ts';
import { instantOf } from '../time/schedule.ts';

/** The link to take part leaves the day before, at this time by the office's clock. */
const MORNING = '08:00';

const DAY_MS = 86_400_000;

/** Who registers later gets it at once. */
export function webinarLinkDue(start: string, timeZone: string, now: number): boolean {
  const day = Date.parse(`${dateIn(timeZone, start)}T00:00:00Z`);
  const before = new Date(day - DAY_MS).toISOString().slice(0, 10);
  return now < Date.parse(start) && now >= Date.parse(instantOf(before, MORNING, timeZone));
}
