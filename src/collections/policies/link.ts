import type { ProvincialHoliday } from '../../domain/time/calendar.ts';
import { holidaysBetween, type Holiday } from '../../domain/time/holidays.ts';
import { provinces, type Province } from '../../domain/money/provinces.ts';
import type { TaxRate, TaxTable } from '../../domain/money/tax.ts';
import { ContentError } from '../problem.ts';
import type { Policies } from './schema.ts';

const FILE = 'content/company/policies.yaml';

/** The rates of every province. One without rates is a mistake: its clients could not be billed. */
export function taxTableOf({ taxes }: Pick<Policies, 'taxes'>): TaxTable {
  return Object.fromEntries(
    provinces.map((province) => {
      const rates = taxes[province] as Policies['taxes'][Province] | undefined;
      if (!rates) throw new ContentError({ file: FILE, field: 'taxes' }, `rates for ${province}`);
      return [province, rates.map(({ code, percent }) => ({ code, rate: percent }))];
    }),
  ) as Record<Province, TaxRate[]>;
}

/** Holidays as the calendar reckons with them: one for each province, `''` for the whole country. */
export function holidayTable(holidays: readonly Holiday[]): ProvincialHoliday[] {
  return holidays.flatMap(({ date, provinces: where }) =>
    where.length === 0 ? [{ date, province: '' }] : where.map((province) => ({ date, province })),
  );
}

/**
 * Days that are no business days, closing days of the company included, in order: from `today` to the end of the next
 * year, and in any case to `through`.
 */
export function holidaysFrom(
  { holidays, closingDays }: Pick<Policies, 'holidays' | 'closingDays'>,
  today: string,
  through = '',
): Holiday[] {
  const endOfNextYear = `${Number(today.slice(0, 4)) + 1}-12-31`;
  const to = through > endOfNextYear ? through : endOfNextYear;
  const closed = closingDays.filter(({ date }) => date >= today && date <= to);
  return [...holidaysBetween(holidays, today, to), ...closed.map((day) => ({ ...day, provinces: [] }))].sort((a, b) =>
    a.date.localeCompare(b.date),
  );
}
