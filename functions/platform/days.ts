import { Temporal } from 'temporal-polyfill';
import { dateIn } from '../../src/domain/time/calendar.ts';

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
