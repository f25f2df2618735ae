import type { Level } from './bank.ts';

/** Questions of a level before it is judged. Two right ones of four decide nothing, so that a fifth is asked. */
const ASKED = 4;
const ASKED_IN_DOUBT = 5;

/** Right answers by which a level is known. Where they are three of five, the next level has to bear it out. */
const KNOWN = 3;

/** Right answers at the next level that bear it out. */
const BORNE_OUT = 2;

/** The fewest and the most questions of a run: two levels are judged in each. */
export const FEWEST_QUESTIONS = 2 * ASKED;
export const MOST_QUESTIONS = 2 * ASKED_IN_DOUBT;

/** Where a person should begin; `beyond` is who knows all three levels. */
export type Outcome = Level | 'beyond';

/** What is drawn from: in every language the same questions are about the same topics. */
export interface Drawable {
  id: string;
  level: Level;
  topic: string;
}

/** Numbers from 0 to 1 that follow from the seed alone (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled<Item>(items: readonly Item[], next: () => number): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(Math.floor(next() * left.length), 1));
}

/**
 * The questions of a level that may be asked, in the order of asking: of one topic each, as long as there are others.
 * They follow from the seed and not from any answer, so that who knows more is never placed lower.
 */
export function questionsOf<Card extends Drawable>(cards: readonly Card[], level: Level, seed: number): Card[] {
  const order = shuffled(
    cards.filter((card) => card.level === level),
    numbersFrom(seed + level),
  );
  const topics = new Set<string>();
  const first = order.filter(({ topic }) => !topics.has(topic) && topics.add(topic));
  return [...first, ...order.filter((card) => !first.includes(card))].slice(0, ASKED_IN_DOUBT);
}

type Verdict = 'known' | 'missing';

/** What the answers to a level's questions say of it; nothing while there are too few. */
function verdictOf(right: number, asked: number): Verdict | undefined {
  if (asked < ASKED) return undefined;
  if (right >= KNOWN) return 'known';
  if (asked - right >= KNOWN) return 'missing';
  return undefined;
}

/** The level that is judged after another; nothing after the second that is. */
function levelAfter(level: Level, verdict: Verdict): Level | undefined {
  if (level !== 2) return undefined;
  return verdict === 'known' ? 3 : 1;
}

/** What was answered at a level. */
interface Score {
  level: Level;
  right: number;
  asked: number;
}

/** Known by three of five. */
const barely = ({ right, asked }: Score) => right === KNOWN && asked === ASKED_IN_DOUBT;

/**
 * Where a person should begin, by the two levels that were judged, the lower first. Who barely knows the lower and hardly
 * anything of the higher begins at the lower: there are gaps in what the higher one builds on.
 */
function placeBy(lower: Score, higher: Score): Outcome {
  if (lower.right < KNOWN || (barely(lower) && higher.right < BORNE_OUT)) return lower.level;
  return higher.right < KNOWN ? higher.level : 'beyond';
}

/** A question that was answered. Not to know it and to be wrong about it say the same of a level. */
export interface Mark<Card extends Drawable> {
  card: Card;
  right: boolean;
}

export type Position<Card extends Drawable> =
  { next: Card; marks: Mark<Card>[] } | { outcome: Outcome; marks: Mark<Card>[] };

/**
 * Where a run stands: the question that is asked next, or the outcome. It begins in the middle and goes up or down from there.
 * Answers that come after the outcome count for nothing.
 */
export function positionOf<Card extends Drawable>(
  cards: readonly Card[],
  seed: number,
  isRight: (card: Card, index: number) => boolean | undefined,
): Position<Card> {
  const marks: Mark<Card>[] = [];
  let level: Level = 2;
  for (;;) {
    const own: Mark<Card>[] = [];
    let verdict: Verdict | undefined;
    for (const card of questionsOf(cards, level, seed)) {
      const right = isRight(card, marks.length);
      if (right === undefined) return { next: card, marks };
      own.push({ card, right });
      marks.push({ card, right });
      verdict = verdictOf(own.filter((mark) => mark.right).length, own.length);
      if (verdict) break;
    }
    // A level with fewer questions than that is judged by those it has.
    const then = levelAfter(level, verdict ?? 'missing');
    if (!then) return { outcome: placeOf(scoresOf(marks)) ?? level, marks };
    level = then;
  }
}

/** The outcome of the two levels that were judged. */
function placeOf([lower, higher]: readonly Score[]): Outcome | undefined {
  return lower && higher && placeBy(lower, higher);
}

/** The outcome that marks alone say, whatever they were drawn by; nothing where they are no complete run. */
export function outcomeOf(marks: readonly Mark<Drawable>[]): Outcome | undefined {
  const scores = scoresOf(marks);
  const verdictAt = (level: Level) => {
    const score = scores.find((one) => one.level === level);
    return score && verdictOf(score.right, score.asked);
  };
  const first = verdictAt(2);
  const second = first && levelAfter(2, first);
  if (!second || !verdictAt(second)) return undefined;
  return placeOf(scores.filter(({ level }) => level === 2 || level === second));
}

/** Right answers and questions of each level that was judged, from the lowest. */
export function scoresOf(marks: readonly Mark<Drawable>[]): Score[] {
  return ([1, 2, 3] as const).flatMap((level) => {
    const own = marks.filter(({ card }) => card.level === level);
    return own.length === 0 ? [] : { level, right: own.filter(({ right }) => right).length, asked: own.length };
  });
}

/**
 * The level that could as well be the one to begin at, being known by three of five: the one below the outcome, where the
 * next bore it out, or the outcome itself, where it did not.
 */
export function closeTo(marks: readonly Mark<Drawable>[], outcome: Outcome): Level | undefined {
  const place = outcome === 'beyond' ? 4 : outcome;
  return scoresOf(marks).findLast((score) => barely(score) && (score.level === place || score.level === place - 1))
    ?.level;
}

/** Topics of which every question was answered rightly, and those of which one was not, as they came up. */
export function topicsOf(marks: readonly Mark<Drawable>[]): { known: string[]; missing: string[] } {
  const missing = new Set(marks.flatMap(({ card, right }) => (right ? [] : card.topic)));
  const known = new Set(marks.flatMap(({ card }) => (missing.has(card.topic) ? [] : card.topic)));
  return { known: [...known], missing: [...missing] };
}
