import type { Form } from '../form.ts';
import { episodeSchema } from './schema.ts';

export const episodeForm: Form = {
  folder: 'podcast',
  schema: episodeSchema,
  label: { en: 'Podcast', fr: 'Balado (français)' },
  named: 'title',
  columns: ['number', 'date'],
  body: 'Transcript: a paragraph for each turn, **Host:** …',
  wide: true,
};
