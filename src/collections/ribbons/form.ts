import type { Form } from '../form.ts';
import { ribbonSchema } from './schema.ts';

export const ribbonForm: Form = {
  folder: 'ribbons',
  schema: ribbonSchema,
  label: 'Accessibility ribbons',
  named: 'title',
};
