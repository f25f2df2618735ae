import type { Form } from '../form.ts';
import { postSchema } from './schema.ts';

export const postForm: Form = {
  folder: 'careers',
  schema: postSchema,
  label: { en: 'Careers', fr: 'Carrières (français)' },
  named: 'title',
  columns: ['closes'],
  body: 'Text',
};
