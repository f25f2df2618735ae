import type { Form } from '../form.ts';
import { pageSchema } from './schema.ts';

/** A page is called after its route, so a new one needs a route first. */
export const pageForm: Form = {
  folder: 'pages',
  schema: pageSchema,
  label: { en: 'Pages', fr: 'Pages (français)' },
  named: 'title',
  body: 'Text',
};
