import type { Holiday } from '../../domain/time/calendar.ts';
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
export function holidayTable({ holidays }: Pick<Policies, 'holidays'>): Holiday[] {
  return holidays.flatMap(({ date, provinces: where }) =>
    where.length === 0 ? [{ date, province: '' }] : where.map((province) => ({ date, province })),
  );
}
