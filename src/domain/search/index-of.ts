import type { Language } from '../catalogue/classes.ts';
import { readClasses, type FoundClass, type SearchCategory, type SiteMapItem } from './items.ts';
import type { Alternative, Known } from './query.ts';
import { helpful, levelNames, silent } from './vocabulary.ts';
import { noMatch, wordIndex, type Match } from './word-index.ts';
import { stemOf, wordsOf } from './words.ts';

/** An entry of the site as it is looked through. */
export interface Entry {
  item: SiteMapItem;
  /** In the list: what is alike in everything keeps its order. */
  position: number;
  /** It is in the language of the page. */
  own: boolean;
  /** It is in the other one, and its own has nothing like it. */
  alone: boolean;
  /** The words of its title that matter: no maker's name, no level. */
  core: string[];
  /** Its tags by the stems of their words, each as one text. */
  tags: ReadonlySet<string>;
  /** Of a course, its next classes. */
  classes: readonly FoundClass[];
}

export interface Index extends Known {
  entries: readonly Entry[];
  /** What the places are called, by their ids. */
  cityNames: ReadonlyMap<string, string>;
  /** How well an entry has one part of a query: by the best of its alternatives, of which every word has to be there. */
  find(entry: Entry, need: readonly Alternative[]): Match;
}

const coreOf = (title: string) =>
  wordsOf(title).filter(
    (word, at, all) =>
      word.length > 1 &&
      !helpful.has(word) &&
      !silent.has(word) &&
      !levelNames.has(word) &&
      !levelNames.has(all[at - 1] ?? ''),
  );

/** What the search looks through, for a page of one language. */
export function indexOf(
  items: readonly SiteMapItem[],
  language: Language,
  groupNames: Readonly<Record<SearchCategory, string>>,
): Index {
  const entries = items.map((item, position): Entry => ({
    item,
    position,
    own: item.language === language,
    alone: item.alone === true,
    core: coreOf(item.title),
    tags: new Set(item.tags.map((tag) => wordsOf(tag).map(stemOf).join(' '))),
    classes: item.category === 'Courses' ? readClasses(item.classes) : [],
  }));
  const cities = items.flatMap(({ kind, place, tags: [name] }) =>
    kind === 'city' && place !== undefined && name !== undefined ? [{ place, name }] : [],
  );
  const words = wordIndex(
    items.map(({ title, tags, category }) => ({ title, tags: tags.join('\n'), group: groupNames[category] })),
  );

  return {
    entries,
    has: words.has,
    cities: cities.map(({ place, name }) => [wordsOf(name), place] as const),
    cityNames: new Map(cities.map(({ place, name }) => [place, name])),
    find(entry, need) {
      let match = noMatch;
      for (const { words: called, nearness } of need) {
        const found = called.map((word) => words.look(word, nearness === 1).get(entry.position) ?? noMatch);
        if (found.some(({ weight }) => weight === 0)) continue;
        const weight = (found.reduce((sum, one) => sum + one.weight, 0) / found.length) * nearness;
        if (weight > match.weight) match = { weight, words: found.flatMap((one) => one.words) };
      }
      return match;
    },
  };
}
