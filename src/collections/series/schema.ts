import { z } from 'astro/zod';
import type { Entry } from '../entry.ts';
import { counterpart, dollars, order, paragraph, reference, summaryLine } from '../fields.ts';

/** Courses that are taken together, one after the other. */
export const seriesSchema = z.strictObject({
  title: z.string().max(70),
  description: summaryLine,
  courses: z.array(reference('courses')).min(3),
  price: dollars,
  regularPrice: dollars.meta({ title: 'The same courses one by one' }),
  /** From purchase. */
  validMonths: z.number().int().min(1).meta({ title: 'Months in which its classes begin' }),
  audience: paragraph.meta({ title: 'Who it is for' }),
  order,
  counterpart: counterpart('series'),
});

export type SeriesData = z.output<typeof seriesSchema>;
export type SeriesEntry = Entry<'series', SeriesData>;
