import { Temporal } from 'temporal-polyfill';
import type { PlainDate } from '../time/calendar.ts';
import { mondayOf } from '../time/weeks.ts';

/** The first and the last day of a period, by the office's clock. */
export interface Period {
  from: PlainDate;
  to: PlainDate;
}

/** A year, whether it leaps or not. */
export const MAX_DAYS = 366;

/** A period as long as this is told day by day, a longer one week by week. */
const SHOWN_DAYS = 31;

const dayOf = (date: PlainDate) => Temporal.PlainDate.from(date);

const DAY_MS = 86_400_000;

/** How many days a period has; no number where one of its ends is no date. */
export const daysOf = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** As many days right before a period. */
export function periodBefore(period: Period): Period {
  const days = daysOf(period);
  const moved = (date: PlainDate) => dayOf(date).subtract({ days }).toString();
  return { from: moved(period.from), to: moved(period.to) };
}

/** The same days a year earlier; a 29 February becomes the 28th. */
export function yearBefore({ from, to }: Period): Period {
  const moved = (date: PlainDate) => dayOf(date).subtract({ years: 1 }).toString();
  return { from: moved(from), to: moved(to) };
}

/**
 * A period in parts that follow each other: its days, or its weeks from Monday where it is longer than a month. The first and the
 * last week have only what of them is in the period.
 */
export function partsOf(period: Period): Period[] {
  const isShort = daysOf(period) <= SHOWN_DAYS;
  const parts: Period[] = [];
  for (let from = dayOf(period.from); from.toString() <= period.to;) {
    const sunday = dayOf(mondayOf(from.toString())).add({ days: 6 }).toString();
    const to = isShort ? from.toString() : sunday < period.to ? sunday : period.to;
    parts.push({ from: from.toString(), to });
    from = dayOf(to).add({ days: 1 });
  }
  return parts;
}

/** From when until before when a period is, in milliseconds, by the clock of a zone. */
export function instantsOf({ from, to }: Period, timeZone: string): { start: number; end: number } {
  const begin = (day: Temporal.PlainDate) => day.toZonedDateTime({ timeZone }).epochMilliseconds;
  return { start: begin(dayOf(from)), end: begin(dayOf(to).add({ days: 1 })) };
}
