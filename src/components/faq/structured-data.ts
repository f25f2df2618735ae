import type { QuestionSubject } from '~/collections/questions/load.ts';

/** The questions that stand on the page with their answers. */
export function faqNode(subjects: QuestionSubject[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: subjects.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    ),
  };
}
