import type { Form } from '../form.ts';
import { categorySchema } from './schema.ts';

export const categoryForm: Form = {
  folder: 'categories',
  schema: categorySchema,
  label: { en: 'Categories', fr: 'Catégories (français)' },
  named: 'title',
  columns: ['family'],
  body: 'Text',
};
