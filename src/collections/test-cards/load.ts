import { getCollection } from 'astro:content';
import type { TestCard } from '../../domain/training/contract.ts';

/** Every card of `content/test-cards`, by level, in the order of the files. */
export async function testCards(): Promise<TestCard[]> {
  const files = (await getCollection('testCards')).map(({ data }) => data).sort((a, b) => a.level - b.level);
  const cards = files.flatMap(({ level, cards }) => cards.map((card) => ({ ...card, level })));
  const repeated = cards.find(({ id }, index) => cards.findIndex((card) => card.id === id) !== index);
  if (repeated) throw new Error(`content/test-cards: two cards have the id ${repeated.id}`);
  return cards;
}
