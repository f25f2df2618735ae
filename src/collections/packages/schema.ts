import { z } from 'astro/zod';
import type { Entry } from '../entry.ts';
import { bilingual, dollars, order } from '../fields.ts';

/** Seats that are bought together. */
export const packageSchema = z.strictObject({
  title: bilingual,
  kind: z.enum(['software', 'professional']),
  seats: z.number().int().min(2),
  /** From purchase. */
  validMonths: z.number().int().min(1).meta({ title: 'Months in which they are used' }),
  price: dollars,
  regularPrice: dollars.meta({ title: 'The same seats one by one' }),
  description: bilingual,
  conditions: z.array(bilingual).min(2),
  order,
});

export type PackageData = z.output<typeof packageSchema>;
export type PackageEntry = Entry<'packages', PackageData>;
