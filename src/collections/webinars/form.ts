import type { Form } from '../form.ts';
import { webinarSchema } from './schema.ts';

export const webinarForm: Form = {
  folder: 'webinars',
  schema: webinarSchema,
  label: { en: 'Webinars' },
  named: 'title',
  columns: ['date'],
  body: 'Abstract',
};
