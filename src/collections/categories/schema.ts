import { z } from 'astro/zod';
import type { Entry } from '../entry.ts';
import {
  counterpart,
  draft,
  families,
  lines,
  paragraph,
  question,
  reference,
  seoTitle,
  summaryLine,
} from '../fields.ts';

export const categorySchema = z.strictObject({
  /** Heading of the page, and the name of the category in menus. */
  title: z.string().max(70),
  seoTitle,
  description: summaryLine,
  family: z.enum(families).meta({ title: 'Tab of the catalogue' }),
  intro: paragraph.min(80).meta({ description: 'Two or three sentences that open the page' }),
  audience: lines.min(2).meta({ title: 'Who it is for' }),
  courses: z.array(reference('courses')).default([]).meta({
    title: 'Order of its courses',
    description: 'Those that are not named follow by level and title. Courses of other categories may stand here too',
  }),
  related: z.array(reference('categories')).default([]).meta({ title: 'Related categories' }),
  questions: z.array(question).min(2),
  tags: lines.default([]).meta({ description: 'Words that people type when they look for it' }),
  counterpart: counterpart('categories'),
  draft,
});

export type CategoryData = z.output<typeof categorySchema>;
export type CategoryEntry = Entry<'categories', CategoryData>;
