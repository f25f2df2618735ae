import { getCollection } from 'astro:content';
import type { TaxTable } from '../../domain/money/tax.ts';
import { ContentError } from '../problem.ts';
import { taxTableOf } from './link.ts';
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
