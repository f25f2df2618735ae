import { getCollection } from 'astro:content';
import type { Locale } from '../../i18n/locales.ts';
import { linkQuestions } from './link.ts';
import type { QuestionSubject } from './schema.ts';

export type { QuestionSubject } from './schema.ts';

/** The questions and answers of a language, by subject. */
export async function questionsIn(locale: Locale): Promise<QuestionSubject[]> {
  return linkQuestions(await getCollection('questions'), locale);
}
