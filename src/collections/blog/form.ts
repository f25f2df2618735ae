import type { Form } from '../form.ts';
import { articleSchema } from './schema.ts';

export const articleForm: Form = {
  folder: 'blog',
  schema: articleSchema,
  label: { en: 'Blog', fr: 'Blogue (français)' },
  named: 'title',
  columns: ['category', 'date'],
  body: 'Text',
  pictures: true,
  wide: true,
};
