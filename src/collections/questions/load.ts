import { getCollection, type CollectionEntry } from 'astro:content';
import type { Locale } from '../../i18n/locales.ts';

export type QuestionSubject = CollectionEntry<'questions'>['data']['subjects'][number];

/** Every id of a file, in its order: a question that is asked in one language is asked in the other. */
const outline = (subjects: QuestionSubject[]) =>
  subjects.flatMap(({ id, questions }) => questions.map((question) => `${id}/${question.id}`));

/** The questions and answers of a language, by subject. */
export async function questionsIn(locale: Locale): Promise<QuestionSubject[]> {
  const files = await getCollection('questions');
  const [own, ...others] = files.toSorted((a) => (a.id === locale ? -1 : 1));
  if (own?.id !== locale) throw new Error(`content/questions/${locale}.yaml: expected the file to exist`);
  const ids = outline(own.data.subjects);
  const twice = ids.map((id) => id.split('/')[1]).find((id, index, all) => all.indexOf(id) !== index);
  if (twice) throw new Error(`content/questions/${locale}.yaml: id: ${twice} stands there twice`);
  for (const other of others) {
    const missing = outline(other.data.subjects).find((id) => !ids.includes(id));
    if (missing) throw new Error(`content/questions/${locale}.yaml: expected ${missing}, as in ${other.id}.yaml`);
  }
  return own.data.subjects;
}
