import { fold } from '../../src/domain/search/fold.ts';

/** Longest word that is kept, and how many of a search count. Characters, words. */
const LONGEST = 60;
const MOST_WORDS = 6;

/** More than the names and e-mails of two hundred people: what is typed beyond is not found. */
const MOST_TERMS = 2_000;

/** Letters and digits alone, without accents, capitals and ligatures: `Sacré-Cœur` is `sacrecoeur`, `2026-000012` is `2026000012`. */
const plain = (text: string) =>
  fold(text.normalize('NFKD'))
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, LONGEST);

/** What something is found by: each of its words as a whole, and the parts of those that have some; the first of them, where they are many. */
export function termsOf(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => text.split(/\s+/));
  const parts = words.flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}\p{M}]+/u)]);
  return [...new Set(parts.map(plain))].filter((term) => term.length > 1).slice(0, MOST_TERMS);
}

/** What a name says: letters and digits of its words, without accents and capitals. */
export const nameOf = (text: string): string => text.split(/\s+/).map(plain).filter(Boolean).join(' ');

/** The words that are looked for, each by its beginning. */
export function wordsOf(typed: string): string[] {
  return [...new Set(typed.split(/\s+/).map(plain))].filter((word) => word !== '').slice(0, MOST_WORDS);
}
