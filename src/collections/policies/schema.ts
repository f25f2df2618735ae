import { z } from 'astro/zod';
import { provinces } from '../../domain/money/provinces.ts';
import { bilingual, day as date } from '../fields.ts';

/** Thousandths of a percent, which authors write as the law does: `13`, `9.975`. */
const percent = z
  .number()
  .min(0)
  .max(100)
  .transform((value) => Math.round(value * 1000));

const taxRate = z.strictObject({
  code: z.enum(['GST', 'HST', 'QST']),
  percent: z.number().positive().max(30).pipe(percent),
});

const cancellationTier = z.strictObject({
  /** Whole business days before the first session. */
  minBusinessDays: z.number().int().min(0),
  feePercent: percent,
});

/** Rates and legal points, each signed off by the owner. */
export const policiesSchema = z.strictObject({
  taxes: z.record(z.enum(provinces), z.array(taxRate)),
  /** From the most days to the fewest. */
  cancellation: z.array(cancellationTier),
  invoice: z.strictObject({ dueBusinessDays: z.number().int().min(1) }),
  holidays: z.array(z.strictObject({ date, name: bilingual, provinces: z.array(z.enum(provinces)).default([]) })),
});

export type Policies = z.output<typeof policiesSchema>;
