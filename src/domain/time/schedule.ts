import { Temporal } from 'temporal-polyfill';
import type { Session } from '../catalogue/classes.ts';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export type Weekday = (typeof weekdays)[number];

/** "The 2nd Tuesday of every month": `week` −1 is the last of its kind in the month. */
export interface MonthlyRule {
  week: 1 | 2 | 3 | 4 | -1;
  day: Weekday;
  /** 1 is every month, 2 every other one, counted from month `from` (1 to 12). */
  every: number;
  from: number;
}

/** One sitting, `day` days after the first; times of the class's own zone, `09:00`. */
interface Sitting {
  day: number;
  from: string;
  to: string;
}

export interface ScheduleRule {
  monthly?: MonthlyRule | undefined;
  dates?: readonly string[] | undefined;
  except: readonly string[];
  sessions: readonly Sitting[];
  timeZone: string;
}

export interface Occurrence {
  /** The first day in the class's time zone, `2026-12-08`. */
  date: string;
  /** In order; instants in UTC. */
  sessions: Session[];
}

/** The day of a monthly rule in one month, or `null` in a month that the rule leaves out. */
export function dayOfMonthlyRule(rule: MonthlyRule, year: number, month: number): Temporal.PlainDate | null {
  const since = year * 12 + month - rule.from;
  if (((since % rule.every) + rule.every) % rule.every !== 0) return null;
  const wanted = weekdays.indexOf(rule.day) + 1;
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  if (rule.week === -1) {
    const last = first.with({ day: first.daysInMonth });
    return last.subtract({ days: (last.dayOfWeek - wanted + 7) % 7 });
  }
  return first.add({ days: ((wanted - first.dayOfWeek + 7) % 7) + 7 * (rule.week - 1) });
}

/** Whether a class of a rule begins on a day, `2026-12-08`, whatever is cancelled. None begins on a day that does not exist. */
export function beginsOn({ monthly, dates }: Pick<ScheduleRule, 'monthly' | 'dates'>, day: string): boolean {
  if (!monthly) return dates?.includes(day) ?? false;
  const on = new Date(day);
  if (Number.isNaN(on.getTime())) return false;
  return dayOfMonthlyRule(monthly, on.getUTCFullYear(), on.getUTCMonth() + 1)?.toString() === day;
}

/** Whether a sitting of a rule falls on a Saturday or a Sunday, whatever the month. A day that does not exist falls on none. */
export function onWeekend({
  monthly,
  dates = [],
  sessions,
}: Pick<ScheduleRule, 'monthly' | 'dates' | 'sessions'>): boolean {
  const firsts = dates.map((date) => (new Date(date).getUTCDay() + 6) % 7);
  if (monthly) firsts.push(weekdays.indexOf(monthly.day));
  return firsts.some((first) => sessions.some(({ day }) => (first + day) % 7 > 4));
}

/** The moment of a wall clock, `2026-12-08` and `09:00`, in an IANA time zone: ISO 8601. */
export function instantOf(date: string | Temporal.PlainDate, time: string, timeZone: string): string {
  return Temporal.PlainDate.from(date)
    .toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) })
    .toInstant()
    .toString();
}

/**
 * Every class that a rule gives with its first day from `from` up to and including `to` (days in the class's own
 * zone), in order of date. A wall-clock time that a change of clocks skips is moved on by the length of the gap; one
 * that comes twice is its first.
 */
export function expandRule(rule: ScheduleRule, from: string, to: string): Occurrence[] {
  const first = Temporal.PlainDate.from(from);
  const last = Temporal.PlainDate.from(to);
  const days: Temporal.PlainDate[] = [];
  if (rule.dates) days.push(...rule.dates.map((date) => Temporal.PlainDate.from(date)));
  if (rule.monthly) {
    for (
      let month = first.toPlainYearMonth();
      Temporal.PlainYearMonth.compare(month, last.toPlainYearMonth()) <= 0;
      month = month.add({ months: 1 })
    ) {
      const day = dayOfMonthlyRule(rule.monthly, month.year, month.month);
      if (day) days.push(day);
    }
  }
  const except = new Set(rule.except);
  return days
    .filter((day) => Temporal.PlainDate.compare(day, first) >= 0 && Temporal.PlainDate.compare(day, last) <= 0)
    .filter((day) => !except.has(day.toString()))
    .sort((a, b) => Temporal.PlainDate.compare(a, b))
    .map((day) => ({
      date: day.toString(),
      sessions: rule.sessions.map((sitting) => {
        const on = day.add({ days: sitting.day });
        return { start: instantOf(on, sitting.from, rule.timeZone), end: instantOf(on, sitting.to, rule.timeZone) };
      }),
    }));
}

/** The id of a class: the same in every build that holds it. */
export function classId(parts: { course: string; date: string; language: string; place: string | null }): string {
  return `${parts.course}-${parts.date.replaceAll('-', '')}-${parts.language}-${parts.place ?? 'online'}`;
}
