import { fold } from './fold.ts';

export interface Segment {
  text: string;
  marked: boolean;
}

/**
 * A title in pieces, those that matched marked: the beginning of a word that one of `words` begins, or the whole word
 * where it was found by likeness (`terms`).
 */
export function segments(title: string, words: readonly string[], terms: readonly string[]): Segment[] {
  const found = new Set(terms);
  const result: Segment[] = [];
  const push = (text: string, marked: boolean) => {
    const last = result.at(-1);
    if (text === '') return;
    if (last?.marked === marked) last.text += text;
    else result.push({ text, marked });
  };
  for (const piece of title.match(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu) ?? []) {
    const folded = fold(piece);
    const beginnings = words.filter((word) => folded.startsWith(word)).map((word) => word.length);
    const length = beginnings.length > 0 ? Math.max(...beginnings) : found.has(folded) ? folded.length : 0;
    const cut = lengthBeforeFolding(piece, length);
    push(piece.slice(0, cut), true);
    push(piece.slice(cut), false);
  }
  return result;
}

/** How much of `text` folds to `length` letters: `œuvre` and 2 give 1. */
function lengthBeforeFolding(text: string, length: number): number {
  let folded = 0;
  let cut = 0;
  for (const character of text) {
    if (folded >= length && fold(character) !== '') break;
    folded += fold(character).length;
    cut += character.length;
  }
  return length === 0 ? 0 : cut;
}
