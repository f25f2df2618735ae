import type { Form } from '../form.ts';
import { courseSchema } from './schema.ts';

export const courseForm: Form = {
  folder: 'courses',
  schema: courseSchema,
  label: { en: 'Courses', fr: 'Cours (français)' },
  named: 'title',
  columns: ['code', 'level'],
  body: 'Text',
};
