import { Temporal } from 'temporal-polyfill';
import { provinces, type Province } from '../money/provinces.ts';
import type { PlainDate } from './calendar.ts';
import { dayOfMonthlyRule, weekdays, type MonthlyRule, type Weekday } from './schedule.ts';

type Names = Readonly<Record<'en' | 'fr', string>>;

/** A day of every year; month and day are written `12-25`. */
export type YearlyRule =
  | { date: string }
  /** "The 3rd Monday in February". */
  | { month: number; week: MonthlyRule['week']; day: Weekday }
  /** "The last Monday before May 25", which never falls on the 25th itself. */
  | { day: Weekday; before: string }
  /** Days after Easter Sunday: Good Friday is −2. */
  | { easter: number };

export interface HolidayRule {
  on: YearlyRule;
  name: Names;
  /**
   * What the day is called that takes its place when it falls on a weekend: the next one from Monday to Friday that is no
   * holiday of the province itself. Left out: none does.
   */
  observed?: Names | undefined;
  /** None: everywhere. */
  provinces: readonly Province[];
}

export interface Holiday {
  date: PlainDate;
  name: Names;
  /** None: everywhere. */
  provinces: readonly Province[];
}

/** Easter Sunday of a year of the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
export function easterSunday(year: number): Temporal.PlainDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const days = epact + toSunday - 7 * late + 114;
  return Temporal.PlainDate.from({ year, month: Math.floor(days / 31), day: (days % 31) + 1 });
}

const dayOfYear = (year: number, date: string) => Temporal.PlainDate.from(`${String(year).padStart(4, '0')}-${date}`);

/** The day of a rule in one year. */
export function dayInYear(rule: YearlyRule, year: number): Temporal.PlainDate {
  if ('date' in rule) return dayOfYear(year, rule.date);
  if ('easter' in rule) return easterSunday(year).add({ days: rule.easter });
  if ('before' in rule) {
    const eve = dayOfYear(year, rule.before).subtract({ days: 1 });
    return eve.subtract({ days: (eve.dayOfWeek - weekdays.indexOf(rule.day) + 6) % 7 });
  }
  const day = dayOfMonthlyRule({ ...rule, every: 1, from: rule.month }, year, rule.month);
  if (!day) throw new Error(`A rule for every year left out ${year}`);
  return day;
}

type Dated = Omit<Holiday, 'provinces'>;

/** The holidays of one province in one year, those that take the place of others included. */
function holidaysIn(province: Province, rules: readonly HolidayRule[], year: number): Dated[] {
  const days = rules
    .filter((rule) => rule.provinces.length === 0 || rule.provinces.includes(province))
    .map((rule) => ({ ...rule, day: dayInYear(rule.on, year) }))
    .sort((a, b) => Temporal.PlainDate.compare(a.day, b.day));
  const taken = new Set(days.map(({ day }) => day.toString()));
  return days.map(({ day, name, observed }) => {
    if (!observed || day.dayOfWeek <= 5) return { date: day.toString(), name };
    let instead = day;
    do instead = instead.add({ days: 1 });
    while (instead.dayOfWeek > 5 || taken.has(instead.toString()));
    taken.add(instead.toString());
    return { date: instead.toString(), name: observed };
  });
}

/** Every holiday from one date to another, both included, in order; what provinces share is said once. */
export function holidaysBetween(rules: readonly HolidayRule[], from: PlainDate, to: PlainDate): Holiday[] {
  const years = { first: Temporal.PlainDate.from(from).year, last: Temporal.PlainDate.from(to).year };
  const found = new Map<string, { day: Dated; provinces: Province[] }>();
  for (let year = years.first; year <= years.last; year += 1) {
    for (const province of provinces) {
      for (const day of holidaysIn(province, rules, year)) {
        if (day.date < from || day.date > to) continue;
        const key = `${day.date} ${day.name.en}`;
        const known = found.get(key);
        if (known) known.provinces.push(province);
        else found.set(key, { day, provinces: [province] });
      }
    }
  }
  return [...found.values()]
    .map(({ day, provinces: where }) => ({ ...day, provinces: where.length === provinces.length ? [] : where }))
    .sort((a, b) => a.date.localeCompare(b.date));
}
