import { expect, it } from 'vitest';
import { linkTestCards } from './link.ts';
import { testCardsSchema } from './schema.ts';

const both = (text: string) => ({ en: text, fr: text });
const level = (id: string, number: number, ...ids: string[]) => ({
  collection: 'testCards' as const,
  id,
  data: testCardsSchema.parse({
    level: number,
    cards: ids.map((card) => ({ id: card, topic: both('Sums'), question: both('?'), answer: both('!') })),
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
