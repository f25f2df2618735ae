import type { TestCard } from '../../domain/training/contract.ts';
import { coursesNamed, type Course, type Courses } from '../courses/link.ts';
import { ContentError, repeated } from '../problem.ts';
import type { TestCardsEntry } from './schema.ts';

const fileOf = (id: string) => `content/test-cards/${id}.yaml`;

const byLevel = (files: readonly TestCardsEntry[]) => files.toSorted((a, b) => a.data.level - b.data.level);

/** Every card, by level, in the order of the files. Ids are of all levels, since answers are kept by them. */
export function linkTestCards(files: readonly TestCardsEntry[]): TestCard[] {
  const cards = byLevel(files).flatMap(({ id: file, data }) =>
    data.cards.map(({ choices, ...card }) => ({
      file,
      card: {
        ...card,
        level: data.level,
        choices: choices.map(({ right, ...text }) => ({ ...text, ...(right && { right }) })),
      },
    })),
  );
  const second = repeated(cards, ({ card }) => card.id);
  if (second) {
    const where = { file: fileOf(second.file), field: 'id' };
    throw new ContentError(where, `one of its own, since another card is called ${second.card.id}`);
  }
  return cards.map(({ card }) => card);
}

/** The course that teaches what the cards of a level ask, and those beyond it; both in English. */
export interface TestedLevel {
  level: 1 | 2 | 3;
  course: Course;
  beyond: Course[];
}

/** The levels from the lowest, with their courses. */
export function linkTestedLevels(files: readonly TestCardsEntry[], courses: Courses): TestedLevel[] {
  return byLevel(files).map(({ id, data: { level, course, beyond = [] } }) => {
    const at = (field: string) => ({ file: fileOf(id), field });
    const [own] = coursesNamed(at('course'), [course], courses, 'en');
    if (!own) throw new ContentError(at('course'), `a published course, got the draft ${course.id}`);
    return { level, course: own, beyond: coursesNamed(at('beyond'), beyond, courses, 'en') };
  });
}
