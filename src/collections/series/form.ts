import type { Form } from '../form.ts';
import { seriesSchema } from './schema.ts';

export const seriesForm: Form = {
  folder: 'series',
  schema: seriesSchema,
  label: { en: 'The Great series', fr: 'Les grandes séries (français)' },
  named: 'title',
  body: 'Text',
};
