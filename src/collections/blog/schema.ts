import { z } from 'astro/zod';
import { blogCategories } from '../../domain/catalogue/blog-categories.ts';
import { drawing } from '../drawing.ts';
import type { Entry } from '../entry.ts';
import { counterpart, day, draft, reference, summaryLine, tags } from '../fields.ts';
import { specimens } from './specimens.ts';

export const articleSchema = z.strictObject({
  title: z.string().max(90),
  description: summaryLine,
  category: z.enum(blogCategories),
  author: reference('team'),
  date: day.meta({ description: 'The day it appears; before it, the article is not on the public site' }),
  updated: day.optional().meta({ description: 'The day of the last change that matters to a reader' }),
  drawing: drawing.meta({ description: 'One of its own; AUTHORS.md has the kit' }),
  tags,
  specimens,
  courses: z.array(reference('courses')).min(1).meta({ title: 'Courses that teach it' }),
  related: z.array(reference('blog')).default([]).meta({ title: 'Related articles' }),
  counterpart: counterpart('blog'),
  draft,
});

export type ArticleData = z.output<typeof articleSchema>;
export type ArticleEntry = Entry<'blog', ArticleData>;
