import { expect, it } from 'vitest';
import { linkTestCards, linkTestedLevels } from './link.ts';
import { testCardsSchema } from './schema.ts';

const both = (text: string) => ({ en: text, fr: text });
const level = (id: string, number: number, ...ids: string[]) => ({
  collection: 'testCards' as const,
  id,
  data: testCardsSchema.parse({
    level: number,
    course: 'en/sums',
    cards: ids.map((card) => ({
      ...{ id: card, topic: both('Sums'), question: both('?'), answer: both('!') },
      choices: [both('1'), { ...both('2'), right: true }, both('3')],
    })),
  }),
});

it('cards stand by level, in the order of their file', () => {
  const cards = linkTestCards([level('second', 2, 'c'), level('first', 1, 'b', 'a')]);
  expect(cards.map((card) => [card.id, card.level])).toEqual([
    ['b', 1],
    ['a', 1],
    ['c', 2],
  ]);
});

it('two cards with one id stop the build, in whatever file they are', () => {
  expect(() => linkTestCards([level('first', 1, 'a'), level('second', 2, 'a')])).toThrow(
    'content/test-cards/second.yaml: id: expected one of its own, since another card is called a',
  );
});

it('a level whose course is no entry stops the build', () => {
  const none = { courses: [], known: { all: new Set<string>(), published: new Set<string>() } };
  expect(() => linkTestedLevels([level('first', 1, 'a')], none)).toThrow(
    'content/test-cards/first.yaml: course: expected an entry that exists, got en/sums',
  );
});

it('a card has one choice that is right', () => {
  const [card] = level('first', 1, 'a').data.cards;
  const parse = (...choices: object[]) =>
    testCardsSchema.safeParse({ level: 1, course: 'en/sums', cards: [{ ...card, choices }] }).success;
  const right = { ...both('2'), right: true };
  expect(parse(both('1'), right, both('3'))).toBe(true);
  expect(parse(both('1'), both('2'), both('3'))).toBe(false);
  expect(parse(right, right, both('3'))).toBe(false);
  expect(parse(both('1'), right)).toBe(false);
});
