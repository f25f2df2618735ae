import type { Form } from '../form.ts';
import { seriesSchema } from './schema.ts';

export const seriesForm: Form = {
  folder: 'series',
  schema: seriesSchema,
  label: 'The Great series',
  named: 'title',
  body: 'Text',
};
