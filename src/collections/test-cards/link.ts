import type { TestCard } from '../../domain/training/contract.ts';
import { ContentError, repeated } from '../problem.ts';
import type { TestCardsEntry } from './schema.ts';

/** Every card, by level, in the order of the files. Ids are of all levels, since answers are kept by them. */
export function linkTestCards(files: readonly TestCardsEntry[]): TestCard[] {
  const cards = files
    .toSorted((a, b) => a.data.level - b.data.level)
    .flatMap(({ id: file, data }) => data.cards.map((card) => ({ file, card: { ...card, level: data.level } })));
  const second = repeated(cards, ({ card }) => card.id);
  if (second) {
    const where = { file: `content/test-cards/${second.file}.yaml`, field: 'id' };
    throw new ContentError(where, `one of its own, since another card is called ${second.card.id}`);
  }
  return cards.map(({ card }) => card);
}
