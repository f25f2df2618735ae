import { z } from 'astro/zod';
import { provinces } from '../../domain/money/provinces.ts';
import { bilingual, day as date, weekday, weekOfMonth } from '../fields.ts';

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

const dayOfYear = z
  .string('expected month and day in quotes, such as "12-25"')
  .regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'expected month and day such as "12-25"')
  // A day that only leap years have is none of every year.
  .refine((value) => {
    const day = Date.parse(`2027-${value}`);
    return !Number.isNaN(day) && new Date(day).toISOString().slice(5, 10) === value;
  }, 'expected a day of every year');

/** A day of every year, in one of four ways. */
const yearlyRule = z.union(
  [
    z.strictObject({ date: dayOfYear }),
    z.strictObject({ month: z.number().int().min(1).max(12), week: weekOfMonth, day: weekday }),
    z.strictObject({ day: weekday, before: dayOfYear }),
    z.strictObject({ easter: z.number().int().min(-100).max(100) }),
  ],
  'expected { date }, { month, week, day }, { day, before } or { easter }',
);

const holiday = z.strictObject({
  on: yearlyRule,
  name: bilingual,
  /** The name of the day that takes its place when it falls on a weekend. Left out: none does. */
  observed: bilingual.optional(),
  /** Left out: everywhere. */
  provinces: z.array(z.enum(provinces)).default([]),
});

/** It stands for all that is below it, so that it is no bare ending such as `com`. */
const host = z
  .string()
  .regex(/^[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,5}$/, 'expected a host in small letters, such as "zoom.us"');

/** Rates and legal points, each signed off by the owner. */
export const policiesSchema = z.strictObject({
  taxes: z.record(z.enum(provinces), z.array(taxRate)),
  /** From the most days to the fewest. */
  cancellation: z.array(cancellationTier),
  invoice: z.strictObject({ dueBusinessDays: z.number().int().min(1) }),
  /** Where a person who buys for herself pays at the first session, and cancels free of charge until then. */
  payAtFirstSession: z.array(z.enum(provinces)).default([]),
  /** The database counts no more than two moves of a seat. */
  changes: z.strictObject({
    namesUntilBusinessDays: z.number().int().min(0),
    moves: z.number().int().min(0).max(2),
  }),
  /** The break of a session that is longer than so many hours: hours of trainers are counted without it. */
  lunch: z.strictObject({ minutes: z.number().int().min(0).max(120), beyondHours: z.number().min(1).max(12) }),
  /** Where links lead that trainers keep for a class. */
  trainerLinks: z.strictObject({ join: z.array(host), files: z.array(host) }),
  /** Of every year. */
  holidays: z.array(holiday),
  /** Days on which the company is closed besides. */
  closingDays: z.array(z.strictObject({ date, name: bilingual })).default([]),
});

export type Policies = z.output<typeof policiesSchema>;
