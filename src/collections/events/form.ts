import type { Form } from '../form.ts';
import { eventSchema } from './schema.ts';

export const eventForm: Form = {
  folder: 'events',
  schema: eventSchema,
  label: { en: 'Special events', fr: 'Activités spéciales (français)' },
  named: 'title',
  columns: ['date'],
  body: 'Text',
};
