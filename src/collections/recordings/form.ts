import type { Form } from '../form.ts';
import { recordingSchema } from './schema.ts';

export const recordingForm: Form = {
  folder: 'recordings',
  schema: recordingSchema,
  label: { en: 'Webinars in short', fr: 'Webinaires en bref (français)' },
  named: 'title',
  body: 'A slide for each heading; paragraphs are read aloud',
  wide: true,
};
