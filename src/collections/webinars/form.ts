import type { Form } from '../form.ts';
import { webinarSchema } from './schema.ts';

export const webinarForm: Form = {
  folder: 'webinars',
  schema: webinarSchema,
  label: { en: 'Webinars', fr: 'Webinaires (français)' },
  named: 'title',
  columns: ['date'],
  body: 'Abstract',
};
