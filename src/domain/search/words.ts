import { fold } from './fold.ts';

/** The words of a text, in small letters without accents; what stands between them is left out. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Endings that make no other word of it, the longest first: plurals, feminine forms, the usual forms of a verb. */
const ENDINGS = ['ings', 'ing', 'ees', 'ers', 'ed', 'ee', 'er', 'es', 's', 'x', 'e'];

/** What has to be left of a word. Letters. */
const STEM_LENGTH = 4;

/** The part of a word that its forms share: `writing` and `write`, `avancée` and `avancés`. */
export function stemOf(word: string): string {
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= STEM_LENGTH);
  return ending ? word.slice(0, -ending.length) : word;
}

/**
 * How many letters have to be put in, left out, replaced or exchanged with their neighbour to make one word of the
 * other; more than `limit` are not counted.
 */
export function slipsBetween(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const at = (list: readonly number[], index: number) => list[index] ?? Infinity;
      let slips = Math.min(at(last, column) + 1, at(now, column - 1) + 1, at(last, column - 1) + Number(!same));
      if (one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        slips = Math.min(slips, at(beforeLast, column - 2) + 1);
      }
      now.push(slips);
    }
    if (Math.min(...now) > limit) return limit + 1;
    beforeLast = last;
    last = now;
  }
  return last[other.length] ?? limit + 1;
}

/** How alike two texts look, from 0 to 1: the pairs of neighbouring letters that they share. */
export function likeness(one: string, other: string): number {
  const pairs = (text: string) => new Set(Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2)));
  const [left, right] = [pairs(one), pairs(other)];
  return (2 * left.intersection(right).size) / (left.size + right.size || 1);
}
