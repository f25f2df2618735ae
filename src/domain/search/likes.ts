import { slipsBetween, stemOf } from './words.ts';

/** How near a word of an entry is to one that was looked for. */
const ENDING = 0.96;
const BEGINNING = { least: 0.55, most: 0.9, besides: 0.4 };
const SLIP = 0.6;
const BEGUN_WITH_A_SLIP = 0.5;

/** Shorter words have to be right; longer ones may have two slips. Letters. */
const ONE_SLIP_FROM = 4;
const TWO_SLIPS_FROM = 8;

/** The words of an entry that are like a word, each with its nearness from 0 to 1. */
export type Likes = ReadonlyMap<string, number>;

/** Those that are the same but for their ending, or begin with it. The words come with their stems. */
function likesOf(word: string, vocabulary: ReadonlyMap<string, string>): Map<string, number> {
  const likes = new Map<string, number>();
  const stem = stemOf(word);
  const begun: string[] = [];
  for (const [other, otherStem] of vocabulary) {
    if (other === word) likes.set(other, 1);
    else if (otherStem === stem) likes.set(other, ENDING);
    else if (word.length > 1 && other.startsWith(word)) begun.push(other);
  }
  // What is a word of its own may still be the beginning of another, but was hardly meant so.
  const { least, most, besides } = BEGINNING;
  const part = likes.size > 0 ? besides : 1;
  for (const other of begun) likes.set(other, part * (least + (most - least) * (word.length / other.length)));
  return likes;
}

/** Whether a word is begun by another one that has a slip in it. */
const beginsWithASlip = (whole: string, begun: string) =>
  whole.length > begun.length &&
  [-1, 0, 1].some((more) => slipsBetween(begun, whole.slice(0, begun.length + more), 1) <= 1);

/** Whether one of the first two letters is where it belongs, or next to it: without that, no slip is worth counting. */
const mayBegin = (one: string, other: string) => {
  const [first = '', second = ''] = one;
  return other.startsWith(first) || other.startsWith(second) || other.charAt(1) === first;
};

/** Those that a slip of the fingers made another word of. */
function slipsOf(word: string, vocabulary: Iterable<string>): Map<string, number> {
  const likes = new Map<string, number>();
  const limit = word.length >= TWO_SLIPS_FROM ? 2 : word.length >= ONE_SLIP_FROM ? 1 : 0;
  if (limit === 0) return likes;
  for (const other of vocabulary) {
    if (other.length < ONE_SLIP_FROM || !mayBegin(word, other)) continue;
    const slips = slipsBetween(word, other, limit);
    if (slips <= limit) likes.set(other, SLIP - (slips - 1) * 0.1);
    else if (beginsWithASlip(other, word)) likes.set(other, BEGUN_WITH_A_SLIP);
  }
  return likes;
}

/**
 * The words of a vocabulary that one may stand for. For a word that was typed and has none, a slip is looked for: most words
 * are typed right, and other names of a thing are not typed at all.
 */
export function likesIn(words: Iterable<string>): (word: string, typed: boolean) => Likes {
  const stems = new Map([...words].map((word) => [word, stemOf(word)]));
  const likes = new Map<string, Likes>();
  const slips = new Map<string, Likes>();
  const kept = (known: Map<string, Likes>, word: string, make: () => Likes) => {
    const found = known.get(word) ?? make();
    known.set(word, found);
    return found;
  };
  return (word, typed) => {
    const found = kept(likes, word, () => likesOf(word, stems));
    return found.size === 0 && typed ? kept(slips, word, () => slipsOf(word, stems.keys())) : found;
  };
}
