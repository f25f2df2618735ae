import { z } from 'astro/zod';
import type { Entry } from '../entry.ts';
import { fragment, question } from '../fields.ts';

const subjectIds = [
  'courses',
  'online-classes',
  'booking',
  'payment',
  'changes',
  'private-classes',
  'certificates',
  'accessibility',
] as const;

/** A question with an address of its own on the page, `/faq#taxes`. */
const addressed = z.strictObject({
  id: fragment.meta({
    title: 'Address',
    description: 'Small letters, digits and hyphens; the same in both languages, and never changed',
  }),
  ...question.shape,
  tags: z
    .array(z.string())
    .default([])
    .meta({ title: 'Search words', description: 'By which the search finds it, besides the words of the question' }),
});

const subject = z.strictObject({
  id: z.enum(subjectIds).meta({ title: 'Subject' }),
  title: z.string(),
  questions: z.array(addressed).min(2),
});

export const questionsSchema = z.strictObject({ subjects: z.array(subject) });

export type QuestionSubject = z.output<typeof subject>;
export type QuestionsEntry = Entry<'questions', z.output<typeof questionsSchema>>;
