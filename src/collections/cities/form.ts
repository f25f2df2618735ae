import type { Form } from '../form.ts';
import { citySchema } from './schema.ts';

export const cityForm: Form = {
  folder: 'cities',
  schema: citySchema,
  label: { en: 'Cities', fr: 'Villes (français)' },
  named: 'title',
  body: 'Text',
};
