import type { Language } from '../catalogue/classes.ts';
import { indexOf, type Entry } from './index-of.ts';
import { searchCategories, type SearchCategory, type SiteMapItem } from './items.ts';
import { readQuery, type Query } from './query.ts';
import { fold } from './fold.ts';
import { levelsInOrder, orderOf, scoreOf, type Hit, type Scored } from './score.ts';
import { likeness } from './words.ts';

/**
 * How the site's search works. A query is read first (`query.ts`): what has to be found, each part by one of the names
 * that it has; what helps to choose; and whether it asks for a city, a level or a language. MiniSearch looks the words up
 * (`word-index.ts`), and we rank what it finds (`score.ts`). Every word is compared in small letters without accents, and
 * finds words that are the same, have another ending, or begin with it; a word that nothing has is taken for the nearest
 * ones (`slips.ts`). An entry is found that has every part. Where none has, those that have most of them are the nearest,
 * and where nothing fits at all, what is spelled alike. Where nothing is, nothing is found, and the page names what many search
 * for: nobody is left without a way on.
 */

/** A query of fewer characters filters nothing. */
const MIN_QUERY_LENGTH = 2;

/** Up to this many characters, a query without result gets the prompt; above, the message that nothing was found. */
export const PROMPT_MAX_LENGTH = 2;

/** How many are named where nothing has all that was asked for. */
const NEAREST = 6;

/** Titles less alike than this have nothing to do with what was typed (`likeness`). */
const ALIKE = 0.4;

/** So many of the best stand before the groups. */
const BEST = 3;

export interface Found {
  /** The best first. */
  hits: Hit[];
  /** Nothing has all that was asked for; these come nearest. */
  nearest: boolean;
  query: Query;
  /** What the places of classes are called, by their ids. */
  cityNames: ReadonlyMap<string, string>;
}

export const nothing: Found = {
  hits: [],
  nearest: false,
  query: { words: [], needs: [], helps: [], asks: [] },
  cityNames: new Map(),
};

export interface SearchIndex {
  search(text: string): Found;
}

/**
 * What a page in one language finds: what is in its language or has nothing like it there, and all the rest where that has
 * nothing, or where the other language was asked for. `groupNames` are the names of the groups on the page.
 */
export function searchIndex(
  items: readonly SiteMapItem[],
  language: Language,
  groupNames: Readonly<Record<SearchCategory, string>>,
): SearchIndex {
  const index = indexOf(items, language, groupNames);
  const { cityNames } = index;

  const isWhole = (query: Query) => (one: Scored) =>
    query.needs.length > 0 ? one.parts === query.needs.length : one.fits;

  /** What has most of the parts; without any, what is spelled most alike, as far as anything is. */
  function nearestTo(text: string, query: Query, entries: readonly Entry[]): Scored[] {
    const order = orderOf(query);
    const scored = entries.map((entry) => scoreOf(index, entry, query));
    const some = scored.filter(({ parts }) => parts > 0);
    if (some.length > 0) return some.sort((a, b) => b.parts - a.parts || order(a, b)).slice(0, NEAREST);
    const alike = scored.map((one) => ({ one, like: likeness(fold(text), fold(one.item.title)) }));
    return alike
      .filter(({ like }) => like >= ALIKE)
      .toSorted((a, b) => b.like - a.like || a.one.entry.position - b.one.entry.position)
      .map(({ one }) => one)
      .slice(0, NEAREST);
  }

  return {
    search(text) {
      if (text.trim().length < MIN_QUERY_LENGTH) return nothing;
      const query = readQuery(text, index);
      const reachable = index.entries.filter(({ own, alone }) => own || alone);
      const asksForOther = query.language !== undefined && query.language !== language;
      for (const pool of asksForOther ? [index.entries] : [reachable, index.entries]) {
        const whole = pool.map((entry) => scoreOf(index, entry, query)).filter(isWhole(query));
        const fitting = whole.filter(({ fits }) => fits);
        // A city or a level is a filter, unless it leaves next to nothing.
        const hits = fitting.length < BEST ? whole : fitting;
        if (hits.length > 0)
          return { hits: levelsInOrder(hits.sort(orderOf(query))), nearest: false, query, cityNames };
      }
      return { hits: nearestTo(text, query, reachable), nearest: true, query, cityNames };
    },
  };
}

export interface FoundGroup {
  /** A group of the site's search, or what stands before all of them. */
  category: SearchCategory | 'best';
  hits: Hit[];
}

const LEVEL = /\b(level|niveau)\b/i;

/** The best ones, then the others in the order of the groups; of the courses, those first whose title names a level. */
export function grouped(hits: readonly Hit[]): FoundGroup[] {
  const best = hits.length > BEST ? hits.slice(0, BEST) : [];
  const rest = hits.slice(best.length);
  const hasLevel = ({ item }: Hit) => LEVEL.test(item.title);
  const groups = searchCategories.map((category): FoundGroup => {
    const of = rest.filter(({ item }) => item.category === category);
    if (category !== 'Courses') return { category, hits: of };
    return { category, hits: [...of.filter(hasLevel), ...of.filter((hit) => !hasLevel(hit))] };
  });
  return [{ category: 'best' as const, hits: best }, ...groups].filter((group) => group.hits.length > 0);
}
