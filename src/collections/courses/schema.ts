import { z } from 'astro/zod';
import type { Entry } from '../entry.ts';
import { counterpart, dollars, draft, language, lines, paragraph, reference, summaryLine, tags } from '../fields.ts';
import { specimen } from '../specimens/specimen.ts';

const within = (least: number, most: number) =>
  paragraph.refine(({ length }) => length >= least && length <= most, `expected ${least} to ${most} characters`);

export const courseSchema = z.strictObject({
  title: z.string().max(80),
  description: summaryLine,
  code: z
    .string()
    .regex(/^[A-Z0-9]+-\d{3}F?$/, 'expected a code such as "XL-101" or "XL-101F"')
    .meta({ description: 'The company’s own code, XL-101; the French one ends in F' }),
  category: reference('categories').meta({ description: 'The category it is listed in' }),
  level: z.number().int().min(1).max(3).optional().meta({ description: '1, 2 or 3; empty where there are no levels' }),
  hours: z.number().positive().meta({ title: 'Hours of teaching' }),
  price: dollars.meta({ title: 'Price of a seat' }),
  privatePrice: dollars.meta({ title: 'Price of a private class', description: 'Dollars, for up to 12 people' }),
  delivery: z.array(z.enum(['online', 'in-person'])).min(1),
  languages: z.array(language).min(1).meta({ description: 'Languages it is taught in' }),
  ofItsLanguage: z.boolean().default(false).meta({
    title: 'Teaches its own language',
    description:
      'Such as writing: its counterpart is another course, with its own classes, and not the same in the other language',
  }),
  summary: paragraph.min(80).max(420).meta({ description: 'Two or three sentences: what one can do after it' }),
  pitch: within(60, 150).meta({ description: 'The sentence under the title; 60 to 150 characters' }),
  outcomes: z
    .array(within(20, 64))
    .length(3)
    .meta({ description: 'Three, of 20 to 64 characters, each begins with a verb' }),
  specimen,
  questions: z
    .array(z.strictObject({ question: z.string().max(70), answer: within(60, 190) }))
    .length(2)
    .meta({ description: 'Two that are asked of this very course; answers of 60 to 190 characters' }),
  audience: paragraph.min(40).meta({ title: 'Who it is for' }),
  prerequisites: paragraph.min(10).meta({ title: 'What one needs to know first' }),
  objectives: lines.min(4).meta({ description: 'What one can do afterwards; at least four, each begins with a verb' }),
  outline: z
    .array(z.strictObject({ title: z.string(), topics: lines.min(2) }))
    .min(3)
    .meta({ description: 'At least three modules, each with at least two topics' }),
  certificateText: z.string().meta({ title: 'Line on the certificate' }),
  tags,
  related: z.array(reference('courses')).default([]).meta({ title: 'Related courses' }),
  counterpart: counterpart('courses'),
  formerly: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'expected the first name of the file, without ".md"')
    .optional()
    .meta({
      title: 'First name of the file',
      description: 'Where the file got another name: its classes stay those that people booked',
    }),
  draft,
});

export type CourseData = z.output<typeof courseSchema>;
export type CourseEntry = Entry<'courses', CourseData>;
