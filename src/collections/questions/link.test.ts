import { describe, expect, it } from 'vitest';
import { question } from '../testing.ts';
import { linkQuestions } from './link.ts';
import { questionsSchema } from './schema.ts';

const file = (id: string, ...ids: string[]) => ({
  collection: 'questions' as const,
  id,
  data: questionsSchema.parse({
    subjects: [{ id: 'booking', title: 'Booking', questions: ids.map((one) => ({ id: one, ...question })) }],
  }),
});

describe('questions and answers', () => {
  it('are those of a language', () => {
    const files = [file('fr', 'taxes', 'refund'), file('en', 'refund', 'taxes')];
    expect(linkQuestions(files, 'en')[0]?.questions.map(({ id }) => id)).toEqual(['refund', 'taxes']);
  });

  it.each([
    ['the file is missing', [file('fr', 'a', 'b')], 'en.yaml: expected the file to exist'],
    ['a question stands twice', [file('en', 'a', 'b', 'a')], 'en.yaml: id: expected a only once'],
    [
      'the other language has one more',
      [file('en', 'a', 'b'), file('fr', 'a', 'b', 'c')],
      'en.yaml: subjects: booking: expected a question c, as in content/questions/fr.yaml',
    ],
  ])('stop the build when %s', (_, files, problem) => {
    expect(() => linkQuestions(files, 'en')).toThrow(`content/questions/${problem}`);
  });
});
