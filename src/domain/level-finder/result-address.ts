import { outcomeOf, type Drawable, type Mark, type Outcome } from './finder.ts';

/** Of questions that no result names: a name of a card has no points. */
const BETWEEN = '.';

/** A result as the fragment of an address: which questions were answered rightly, and which were not. It names nobody. */
export function resultFragment(marks: readonly Mark<Drawable>[]): string {
  const ids = (right: boolean) =>
    marks
      .filter((mark) => mark.right === right)
      .map(({ card }) => card.id)
      .join(BETWEEN);
  return `right=${ids(true)}&missed=${ids(false)}`;
}

/** The result that a fragment tells, without its `#`; nothing where it tells none, or is of questions that are gone. */
export function readResult<Card extends Drawable>(
  fragment: string,
  cards: readonly Card[],
): { outcome: Outcome; marks: Mark<Card>[] } | undefined {
  const parts = new URLSearchParams(fragment);
  const marksOf = (name: string, right: boolean) =>
    [...new Set((parts.get(name) ?? '').split(BETWEEN))].flatMap((id) => {
      const card = cards.find((one) => one.id === id);
      return card ? [{ card, right }] : [];
    });
  const missed = marksOf('missed', false);
  const marks = [...marksOf('right', true).filter(({ card }) => missed.every((one) => one.card !== card)), ...missed];
  const outcome = outcomeOf(marks);
  return outcome === undefined ? undefined : { outcome, marks };
}
