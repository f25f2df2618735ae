import { z } from 'astro/zod';
import type { Entry } from '../entry.ts';
import { day, reference } from '../fields.ts';

const pay = z
  .strictObject({ from: z.number().min(0), to: z.number().min(0), per: z.enum(['year', 'day', 'hour']) })
  .meta({ title: 'Pay in dollars', description: 'The salary in figures, for the job boards of search engines' });

export const postSchema = z.strictObject({
  title: z.string(),
  location: z.string(),
  kind: z.enum(['full-time', 'part-time', 'contract']),
  posted: day,
  closes: day.optional().meta({ description: 'The last day; afterwards it is not on the public site' }),
  languages: z.string(),
  salary: z.string(),
  pay,
  place: reference('places').meta({ title: 'City it belongs to' }),
});

type PostData = z.output<typeof postSchema>;
export type PostEntry = Entry<'careers', PostData>;
