import { holidaysBetween, type Holiday } from '../domain/time/holidays.ts';
import { buildDay } from './build.ts';
import { company, policies } from './company.ts';

/**
 * Days that are no business days, closing days of the company included, in order: from the day of the build to the end of the
 * next year, and in any case to `through`.
 */
export async function comingHolidays({ through = '' } = {}): Promise<Holiday[]> {
  const [{ holidays, closingDays }, { timeZone }] = await Promise.all([policies(), company()]);
  const today = buildDay(timeZone);
  const from = today.toString();
  const endOfNextYear = `${today.year + 1}-12-31`;
  const to = through > endOfNextYear ? through : endOfNextYear;
  const closed = closingDays.filter(({ date }) => date >= from && date <= to);
  return [...holidaysBetween(holidays, from, to), ...closed.map((day) => ({ ...day, provinces: [] }))].sort((a, b) =>
    a.date.localeCompare(b.date),
  );
}
