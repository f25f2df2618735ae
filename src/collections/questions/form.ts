import type { Form } from '../form.ts';
import { questionsSchema } from './schema.ts';

export const questionsForm: Form = {
  folder: 'questions',
  schema: questionsSchema,
  label: 'Questions and answers',
};
