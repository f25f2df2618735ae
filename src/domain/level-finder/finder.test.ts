import fc from 'fast-check';
import { expect, test } from 'vitest';
import { present } from '../present.ts';
import type { Level } from './bank.ts';
import {
  closeTo,
  FEWEST_QUESTIONS,
  MOST_QUESTIONS,
  outcomeOf,
  positionOf,
  questionsOf,
  topicsOf,
  type Drawable,
  type Outcome,
} from './finder.ts';
import { readResult, resultFragment } from './result-address.ts';

const levels: Level[] = [1, 2, 3];
const cards: Drawable[] = levels.flatMap((level) =>
  Array.from({ length: 30 }, (_, index) => ({ id: `c${level}-${index}`, level, topic: `t${index % 8}` })),
);

/** A whole run of somebody who knows these questions. */
function run(seed: number, knows: (id: string) => boolean) {
  const position = positionOf(cards, seed, ({ id }) => knows(id));
  if (!('outcome' in position)) throw new Error('it has no end');
  return position;
}

const rank = (outcome: Outcome) => (outcome === 'beyond' ? 4 : outcome);
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const known = fc.array(fc.boolean(), { minLength: cards.length, maxLength: cards.length });
const by = (knows: readonly boolean[]) => (id: string) => knows[cards.findIndex((card) => card.id === id)] ?? false;

test('a run ends after eight to ten questions, none of them twice', () => {
  fc.assert(
    fc.property(seeds, known, (seed, knows) => {
      const { marks } = run(seed, by(knows));
      expect(marks.length).toBeGreaterThanOrEqual(FEWEST_QUESTIONS);
      expect(marks.length).toBeLessThanOrEqual(MOST_QUESTIONS);
      expect(new Set(marks.map(({ card }) => card.id)).size).toBe(marks.length);
    }),
  );
});

test('who knows more is never placed lower', () => {
  fc.assert(
    fc.property(seeds, known, known, (seed, some, others) => {
      const less = run(seed, by(some));
      const more = run(seed, by(some.map((knows, index) => knows || (others[index] ?? false))));
      expect(rank(more.outcome)).toBeGreaterThanOrEqual(rank(less.outcome));
    }),
  );
});

test('who knows everything goes beyond, who knows nothing begins at level 1', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      expect(run(seed, () => true).outcome).toBe('beyond');
      expect(run(seed, () => false).outcome).toBe(1);
      expect(run(seed, (id) => id.startsWith('c1')).outcome).toBe(2);
      expect(run(seed, (id) => !id.startsWith('c3')).outcome).toBe(3);
    }),
  );
});

test('it begins in the middle, and the same answers give the same questions and level', () => {
  fc.assert(
    fc.property(seeds, known, (seed, knows) => {
      const first = positionOf(cards, seed, () => undefined);
      expect(first).toMatchObject({ next: { level: 2 }, marks: [] });
      expect(run(seed, by(knows))).toEqual(run(seed, by(knows)));
    }),
  );
});

test('a run that is under way asks what the whole run asked at that place', () => {
  fc.assert(
    fc.property(seeds, known, fc.nat(), (seed, knows, place) => {
      const { marks } = run(seed, by(knows));
      const at = place % marks.length;
      const position = positionOf(cards, seed, (_, index) => (index < at ? marks[index]?.right : undefined));
      expect(position).toEqual({ next: marks[at]?.card, marks: marks.slice(0, at) });
    }),
  );
});

test('the questions of a level are about different topics, and another seed asks others', () => {
  fc.assert(
    fc.property(seeds, fc.constantFrom(...levels), (seed, level) => {
      const asked = questionsOf(cards, level, seed);
      expect(asked.every((card) => card.level === level)).toBe(true);
      expect(new Set(asked.map(({ topic }) => topic)).size).toBe(5);
    }),
  );
  const firsts = Array.from({ length: 50 }, (_, seed) => questionsOf(cards, 2, seed)[0]?.id);
  expect(new Set(firsts).size).toBeGreaterThan(10);
});

test('two right answers of four decide nothing, and a fifth question does', () => {
  const seed = 7;
  const asked = questionsOf(cards, 2, seed).map(({ id }) => id);
  const withRight = (...places: number[]) => run(seed, (id) => places.some((place) => asked[place] === id));
  expect(withRight(0, 1).marks.filter(({ card }) => card.level === 2)).toHaveLength(5);
  expect(withRight(0, 1).outcome).toBe(1);
  expect(withRight(0, 1, 4).outcome).toBe(2);
  const clear = withRight(0, 1, 2);
  expect(clear.outcome).toBe(3);
  expect(closeTo(clear.marks, clear.outcome)).toBeUndefined();
});

/** Right answers and questions of two levels as the marks of a run. */
const marksOf = (scores: Partial<Record<Level, [right: number, asked: number]>>) =>
  levels.flatMap((level) => {
    const [right, asked] = scores[level] ?? [0, 0];
    return questionsOf(cards, level, 7)
      .slice(0, asked)
      .map((card, index) => ({ card, right: index < right }));
  });

test.each<[scores: Parameters<typeof marksOf>[0], outcome: Outcome, close: Level | undefined]>([
  // Gaps in a level, and next to nothing of the one above: a trainer fills the gaps first.
  [{ 2: [3, 5], 3: [0, 4] }, 2, 2],
  [{ 2: [3, 5], 3: [1, 4] }, 2, 2],
  [{ 1: [3, 5], 2: [0, 4] }, 1, 1],
  [{ 1: [3, 5], 2: [1, 4] }, 1, 1],
  // What is known of the one above bears it out.
  [{ 2: [3, 5], 3: [2, 5] }, 3, 2],
  [{ 2: [3, 5], 3: [3, 4] }, 'beyond', undefined],
  [{ 2: [3, 5], 3: [3, 5] }, 'beyond', 3],
  [{ 1: [3, 5], 2: [2, 5] }, 2, 1],
  // Three of four need nothing more.
  [{ 2: [3, 4], 3: [0, 4] }, 3, undefined],
  [{ 1: [3, 4], 2: [0, 4] }, 2, undefined],
])('%o places as a trainer would', (scores, outcome, close) => {
  const marks = marksOf(scores);
  expect(outcomeOf(marks)).toBe(outcome);
  expect(closeTo(marks, outcome)).toBe(close);
});

test('a topic is known when every question about it was answered rightly', () => {
  const marks = (['a', 'b', 'a'] as const).map((topic, index) => ({
    card: { id: String(index), level: 1 as const, topic },
    right: index < 2,
  }));
  expect(topicsOf(marks)).toEqual({ known: ['b'], missing: ['a'] });
});

test('a result reads the same from its address', () => {
  fc.assert(
    fc.property(seeds, known, (seed, knows) => {
      const { outcome, marks } = run(seed, by(knows));
      const read = present(readResult(resultFragment(marks), cards), 'a result');
      expect(read.outcome).toBe(outcome);
      expect(outcomeOf(read.marks)).toBe(outcome);
      expect(new Set(read.marks.map(({ card, right }) => `${card.id} ${right}`))).toEqual(
        new Set(marks.map(({ card, right }) => `${card.id} ${right}`)),
      );
    }),
  );
});

test.each(['', 'main', 'right=&missed=', 'right=gone.c2-1&missed=', 'right=c1-1.c1-2.c1-3.c1-4&missed='])(
  '“%s” is no result',
  (fragment) => expect(readResult(fragment, cards)).toBeUndefined(),
);
