import { getCollection } from 'astro:content';
import type { TaxTable } from '../../domain/money/tax.ts';
import { ContentError } from '../problem.ts';
import type { Holiday } from '../../domain/time/holidays.ts';
import { buildDay } from '../../build/moment.ts';
import { company } from '../company/load.ts';
import { holidaysFrom, taxTableOf } from './link.ts';
import type { Policies } from './schema.ts';

export type { Policies } from './schema.ts';

/** Rates and legal points of `content/company/policies.yaml`. */
export async function policies(): Promise<Policies> {
  const [entry] = await getCollection('policies');
  if (!entry) throw new ContentError({ file: 'content/company/policies.yaml' }, 'the file to exist');
  return entry.data;
}

export async function taxTable(): Promise<TaxTable> {
  return taxTableOf(await policies());
}

/** Days that are no business days, from the day of the build on, in any case to `through`. */
export async function comingHolidays({ through = '' } = {}): Promise<Holiday[]> {
  const { timeZone } = await company();
  return holidaysFrom(await policies(), buildDay(timeZone).toString(), through);
}
