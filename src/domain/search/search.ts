import MiniSearch from 'minisearch';
import { fold } from './fold.ts';
import { searchCategories, type SearchCategory, type SiteMapItem } from './items.ts';

/**
 * How the site's search works. Every item of the page's language, and of what there is in English only, is one document
 * of three fields: its title, its tags, and the name its group carries on the page (so that "free webinars" finds the
 * webinars). Words are compared in small letters without accents. A word of the query finds the words that begin with
 * it, and words that differ in about one letter in five; every word of the query must be found. Titles weigh more than
 * tags, tags more than the group's name.
 */

/** A query of fewer characters filters nothing. */
const MIN_QUERY_LENGTH = 2;

/** Up to this many characters, a query without result gets the prompt; above, the message that nothing was found. */
export const PROMPT_MAX_LENGTH = 2;

/** How far a word may differ, as a part of its length; words of 3 letters or fewer must be right. */
const FUZZINESS = 0.2;
const FUZZY_FROM_LENGTH = 4;

const WEIGHTS = { title: 4, tags: 2, group: 1 };

/** Groups of which there is nothing in French: whoever searches in French finds what there is, in its language. */
const ENGLISH_ONLY: ReadonlySet<SearchCategory> = new Set(['Blog', 'Podcast', 'Downloads', 'Webinars']);

/** How words are compared, wherever they are looked for. */
const words = {
  processTerm: (term: string) => fold(term) || null,
  searchOptions: {
    prefix: true,
    fuzzy: (term: string) => (term.length >= FUZZY_FROM_LENGTH ? FUZZINESS : false),
    combineWith: 'AND',
  },
} as const;

const LEVEL = /\b(level|niveau)\b/i;

interface FoundItem {
  item: SiteMapItem;
  /** The words of the index that matched, in small letters without accents. */
  terms: string[];
}

export interface FoundGroup {
  category: SearchCategory;
  items: FoundItem[];
}

export interface SearchIndex {
  search(query: string): FoundGroup[];
}

/** What a page in one language finds. `groupNames` are the names of the groups on the page, which are found too. */
export function searchIndex(
  items: readonly SiteMapItem[],
  language: 'en' | 'fr',
  groupNames: Readonly<Record<SearchCategory, string>>,
): SearchIndex {
  const own = items.filter((item) => item.language === language || isEnglishOnly(item));
  const index = new MiniSearch({
    ...words,
    fields: ['title', 'tags', 'group'],
    searchOptions: { ...words.searchOptions, boost: WEIGHTS },
  });
  index.addAll(
    own.map((item, id) => ({
      id,
      title: item.title,
      tags: item.tags.join(', '),
      group: groupNames[item.category],
    })),
  );

  return {
    search(query) {
      const text = query.trim();
      if (text.length < MIN_QUERY_LENGTH) return [];
      const found = index.search(text).flatMap(({ id, terms }): FoundItem[] => {
        const item = own[id as number];
        return item ? [{ item, terms }] : [];
      });
      return searchCategories.flatMap((category) => {
        const items = found.filter(({ item }) => item.category === category);
        if (items.length === 0) return [];
        return [{ category, items: category === 'Courses' ? levelsFirst(items) : items }];
      });
    },
  };
}

const isEnglishOnly = ({ category, language, alone }: SiteMapItem) =>
  language === 'en' && (alone === true || ENGLISH_ONLY.has(category));

/** Courses whose title names a level come first; each part keeps the order of relevance. */
function levelsFirst(items: readonly FoundItem[]): FoundItem[] {
  const hasLevel = ({ item }: FoundItem) => LEVEL.test(item.title);
  return [...items.filter(hasLevel), ...items.filter((found) => !hasLevel(found))];
}

export interface Segment {
  text: string;
  marked: boolean;
}

/**
 * A title in pieces, those that matched marked: the beginning of a word that a word of the query begins, or the whole
 * word where it was found by likeness (`terms`).
 */
export function segments(title: string, query: string, terms: readonly string[]): Segment[] {
  const words = fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
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

/** The same comparison of words for texts alone: which of them, by position, have every word of a query. */
export function textIndex(texts: readonly string[]): (query: string) => ReadonlySet<number> {
  const index = new MiniSearch({ ...words, fields: ['text'] });
  index.addAll(texts.map((text, id) => ({ id, text })));
  return (query) => new Set(index.search(query).map(({ id }) => id as number));
}
