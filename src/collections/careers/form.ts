import type { Form } from '../form.ts';
import { postSchema } from './schema.ts';

export const postForm: Form = {
  folder: 'careers',
  schema: postSchema,
  label: 'Careers',
  named: 'title',
  columns: ['closes'],
  body: 'Text',
};
