import { Temporal } from 'temporal-polyfill';
import type { Province } from '../money/provinces.ts';

/** A date without a time, `2026-12-08`. */
export type PlainDate = string;

/** A day on which nothing is due: by province, or everywhere with `''`. */
export interface ProvincialHoliday {
  date: PlainDate;
  province: string;
}

/** The holidays of one province, those of the whole country included. `null`: only the latter. */
export function holidaysOf(holidays: readonly ProvincialHoliday[], province: Province | null): ReadonlySet<PlainDate> {
  return new Set(holidays.filter((day) => day.province === '' || day.province === province).map((day) => day.date));
}

/** The date on the wall of an IANA time zone at an instant (ISO 8601 or epoch milliseconds). */
export function dateIn(timeZone: string, instant: string | number): PlainDate {
  return toInstant(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

function toInstant(instant: string | number): Temporal.Instant {
  return typeof instant === 'number' ? Temporal.Instant.fromEpochMilliseconds(instant) : Temporal.Instant.from(instant);
}

const DAY_MS = 86_400_000;

/** Days are counted in milliseconds of UTC, where each has as many: lists of classes count thousands of them. */
const millisecondsOf = (date: PlainDate): number => {
  const day = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(day)) throw new RangeError(`expected a date such as 2026-12-08, got ${date}`);
  return day;
};
const dateOf = (milliseconds: number): PlainDate => new Date(milliseconds).toISOString().slice(0, 10);

function isBusiness(day: number, holidays: ReadonlySet<PlainDate>): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(dateOf(day));
}

/** Monday to Friday, unless it is a holiday. */
export const isBusinessDay = (date: PlainDate, holidays: ReadonlySet<PlainDate>): boolean =>
  isBusiness(millisecondsOf(date), holidays);

/**
 * The `days`-th business day after `date`, or before it when `days` is negative. `date` itself never counts;
 * with 0 it is given back as it is, business day or not.
 */
export function addBusinessDays(date: PlainDate, days: number, holidays: ReadonlySet<PlainDate>): PlainDate {
  if (!Number.isSafeInteger(days)) throw new RangeError(`days must be whole, got ${days}`);
  const step = Math.sign(days) * DAY_MS;
  let day = millisecondsOf(date);
  for (let left = Math.abs(days); left > 0;) {
    day += step;
    if (isBusiness(day, holidays)) left -= 1;
  }
  return dateOf(day);
}

/**
 * How many business days lie from `from` (counted) up to `to` (not counted); 0 when `to` is not after `from`. So
 * notice given on the n-th business day before a class is given n business days before it.
 */
export function businessDaysBetween(from: PlainDate, to: PlainDate, holidays: ReadonlySet<PlainDate>): number {
  const end = millisecondsOf(to);
  let count = 0;
  for (let day = millisecondsOf(from); day < end; day += DAY_MS) if (isBusiness(day, holidays)) count += 1;
  return count;
}

/** The earlier of two dates. */
export function earlierDate(a: PlainDate, b: PlainDate): PlainDate {
  return a <= b ? a : b;
}
