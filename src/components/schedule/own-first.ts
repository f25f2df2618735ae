import type { Language } from '~/domain/catalogue/classes.ts';

/**
 * At most so many of a list in its order: what is in the reader's language, and then what is in the other one. Where nothing is in
 * the reader's own, the first are the others.
 */
export function ownFirst<One extends { language: Language }>(
  all: readonly One[],
  reader: Language,
  most: number,
): { first: One[]; rest: One[] } {
  const own = all.filter(({ language }) => language === reader).slice(0, most);
  if (own.length === 0) return { first: all.slice(0, most), rest: [] };
  return { first: own, rest: all.filter(({ language }) => language !== reader).slice(0, most - own.length) };
}
