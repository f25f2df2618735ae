import { fold } from './fold.ts';

/** « J’ai » and « ai-je » are no AI. */
const I_HAVE = /\b(j['’]ai|ai-je)\b/g;

/** The words of a text, in small letters without accents; what stands between them is left out. */
export function wordsOf(text: string): string[] {
  return (
    fold(text)
      .replace(I_HAVE, ' ')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
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

/** How alike two texts look, from 0 to 1: the pairs of neighbouring letters that they share. */
export function likeness(one: string, other: string): number {
  const pairs = (text: string) => new Set(Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2)));
  const [left, right] = [pairs(one), pairs(other)];
  return (2 * left.intersection(right).size) / (left.size + right.size || 1);
}
