import { locales, type Locale } from '../../i18n/locales.ts';
import { ContentError, repeated } from '../problem.ts';
import type { QuestionsEntry, QuestionSubject } from './schema.ts';

const fileOf = (locale: Locale) => `content/questions/${locale}.yaml`;

/** Every id of a file, in its order: a question that is asked in one language is asked in the other. */
const outline = (subjects: readonly QuestionSubject[]) =>
  subjects.flatMap(({ id, questions }) => questions.map((question) => ({ subject: id, id: question.id })));

/** The questions and answers of a language, by subject. Fails where a question is missing or stands twice. */
export function linkQuestions(files: readonly QuestionsEntry[], locale: Locale): QuestionSubject[] {
  const subjectsIn = (language: Locale) => files.find(({ id }) => id === language)?.data.subjects;
  const own = subjectsIn(locale);
  if (!own) throw new ContentError({ file: fileOf(locale) }, 'the file to exist');
  const ids = outline(own);
  const twice = repeated(ids, ({ id }) => id);
  if (twice) throw new ContentError({ file: fileOf(locale), field: 'id' }, `${twice.id} only once`);
  for (const language of locales) {
    const missing = outline(subjectsIn(language) ?? []).find(
      ({ subject, id }) => !ids.some((one) => one.subject === subject && one.id === id),
    );
    if (!missing) continue;
    const where = { file: fileOf(locale), field: `subjects: ${missing.subject}` };
    throw new ContentError(where, `a question ${missing.id}, as in ${fileOf(language)}`);
  }
  return own;
}
