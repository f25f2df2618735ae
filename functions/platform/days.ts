import { Temporal } from 'temporal-polyfill';
import { dateIn, type PlainDate } from '../../src/domain/time/calendar.ts';
import { DAY_MS } from './tasks.ts';

/** When a day begins there, epoch milliseconds. */
export const midnight = (day: Temporal.PlainDate, timeZone: string): number =>
  day.toZonedDateTime(timeZone).epochMilliseconds;

/** Days of the office as instants, epoch milliseconds: from the beginning of the first to the end of the last. Empty is open. */
export function instantsOf(
  { from, to }: { from: string; to: string },
  { timeZone, now, back }: { timeZone: string; now: number; back: Temporal.DurationLike },
): [from: number, before: number] {
  const today = Temporal.PlainDate.from(dateIn(timeZone, now));
  const last = to ? Temporal.PlainDate.from(to) : today;
  const first = from ? Temporal.PlainDate.from(from) : last.subtract(back);
  return [midnight(first, timeZone), midnight(last.add({ days: 1 }), timeZone)];
}

/** When days begin by the clock of a zone: asking the calendar for those of three years takes longer than reading their sums. */
const beginnings = new Map<string, number>();
const MOST_BEGINNINGS = 5_000;

/** When a day begins there, epoch milliseconds; of whoever asks for many of them. */
export function beginningOf(day: PlainDate, timeZone: string): number {
  const key = `${day} ${timeZone}`;
  const known = beginnings.get(key);
  if (known !== undefined) return known;
  const start = midnight(Temporal.PlainDate.from(day), timeZone);
  if (beginnings.size >= MOST_BEGINNINGS) beginnings.clear();
  beginnings.set(key, start);
  return start;
}

/** The date of midnight UTC, which has no days of 23 hours. */
export const utcDate = (at: number): PlainDate => new Date(at).toISOString().slice(0, 10);

/** `dateIn` of an instant (epoch milliseconds), for tables of thousands of rows, of which the calendar would take most of the time. */
export function dayOf(timeZone: string, at: number): PlainDate {
  const day = utcDate(at);
  if (at < beginningOf(day, timeZone)) return utcDate(at - DAY_MS);
  const next = utcDate(at + DAY_MS);
  return at < beginningOf(next, timeZone) ? day : next;
}
