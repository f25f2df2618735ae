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

/** Monday to Friday, unless it is a holiday. */
export function isBusinessDay(date: PlainDate, holidays: ReadonlySet<PlainDate>): boolean {
  return Temporal.PlainDate.from(date).dayOfWeek <= 5 && !holidays.has(date);
}

/**
 * The `days`-th business day after `date`, or before it when `days` is negative. `date` itself never counts;
 * with 0 it is given back as it is, business day or not.
 */
export function addBusinessDays(date: PlainDate, days: number, holidays: ReadonlySet<PlainDate>): PlainDate {
  if (!Number.isSafeInteger(days)) throw new RangeError(`days must be whole, got ${days}`);
  const step = { days: Math.sign(days) };
  let day = Temporal.PlainDate.from(date);
  for (let left = Math.abs(days); left > 0;) {
    day = day.add(step);
    if (isBusinessDay(day.toString(), holidays)) left -= 1;
  }
  return day.toString();
}

/**
 * How many business days lie from `from` (counted) up to `to` (not counted); 0 when `to` is not after `from`. So
 * notice given on the n-th business day before a class is given n business days before it.
 */
export function businessDaysBetween(from: PlainDate, to: PlainDate, holidays: ReadonlySet<PlainDate>): number {
  const end = Temporal.PlainDate.from(to);
  let count = 0;
  for (let day = Temporal.PlainDate.from(from); Temporal.PlainDate.compare(day, end) < 0; day = day.add({ days: 1 })) {
    if (isBusinessDay(day.toString(), holidays)) count += 1;
  }
  return count;
}

/** The earlier of two dates. */
export function earlierDate(a: PlainDate, b: PlainDate): PlainDate {
  return Temporal.PlainDate.compare(a, b) <= 0 ? a : b;
}
