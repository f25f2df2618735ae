import type { Form } from '../form.ts';
import { downloadSchema } from './schema.ts';

export const downloadForm: Form = {
  folder: 'downloads',
  schema: downloadSchema,
  label: { en: 'Downloads', fr: 'Fiches (français)' },
  named: 'title',
  columns: ['subject', 'updated'],
  body: 'The document',
  wide: true,
};
