import type { Period } from '../../src/domain/numbers/period.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import type { Task } from '../platform/capability.ts';
import { beginningOf, utcDate } from '../platform/days.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { DAY_MS } from '../platform/tasks.ts';
import { FORGET_SUMS, KEEP_SUMS, type DayRow } from './days-sql.ts';

/** Every day of a period, the first one first. */
export function daysIn({ from, to }: Period, timeZone: string): DayRow[] {
  const days: DayRow[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) {
    const [day, next] = [utcDate(at), utcDate(at + DAY_MS)];
    days.push({ day, start: beginningOf(day, timeZone), end: beginningOf(next, timeZone) });
  }
  return days;
}

type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData'>;

/** Of a request: all that is missing. */
const ALL = 1_000_000;

/** Adds up days of these that are over and were not added up since something changed them, in the order in which they come. */
export function keepSums({ db, now, siteData }: Needs, days: readonly DayRow[], most = ALL): D1PreparedStatement {
  const at = now().getTime();
  const over = [...new Map(days.map((day) => [day.day, day])).values()].filter(({ end }) => end <= at);
  return db.prepare(KEEP_SUMS).bind(JSON.stringify(over), siteData.office.timeZone, most);
}

/** A year, and the one that it is compared with. */
const KEPT_DAYS = 2 * 366;
/** A hundred days of each kind: a run of the clock is no longer for it. */
const ROWS_AT_ONCE = 400;
/** What somebody asked of longer ago goes some time after. */
const FORGOTTEN_DAYS = 4 * 366;

/** So that nobody waits for the first look at a year. */
export const keepNumbers: Task = {
  name: 'keep_numbers',
  async run(needs) {
    const { db, now, siteData } = needs;
    const { timeZone } = siteData.office;
    const at = now().getTime();
    const dayBefore = (days: number) => dateIn(timeZone, at - days * DAY_MS);
    const days = daysIn({ from: dayBefore(KEPT_DAYS), to: dayBefore(1) }, timeZone).reverse();
    await db.batch([keepSums(needs, days, ROWS_AT_ONCE), db.prepare(FORGET_SUMS).bind(at - FORGOTTEN_DAYS * DAY_MS)]);
  },
};
