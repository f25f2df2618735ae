import type { Language } from '../catalogue/classes.ts';
import { readClasses, type FoundClass, type SearchCategory, type SiteMapItem } from './items.ts';
import { likesIn } from './likes.ts';
import type { Alternative, Known } from './query.ts';
import { helpful, levelNames, silent } from './vocabulary.ts';
import { stemOf, wordsOf } from './words.ts';

/** What a word weighs where it stands. */
const WEIGHTS = { title: 10, tags: 6, group: 2.5 };

type Field = keyof typeof WEIGHTS;

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

interface Match {
  /** 0 where something is missing. */
  weight: number;
  /** The words of the entry that were found. */
  words: string[];
}

export interface Index extends Known {
  entries: readonly Entry[];
  /** How well an entry has one part of a query: by the best of its alternatives, of which every word has to be there. */
  find(entry: Entry, need: readonly Alternative[]): Match;
}

/** Words that stand side by side are found as one, too: `powerbi`. Each such pair with its parts. */
const pairsOf = (words: readonly string[]) =>
  words.slice(1).map((word, at) => [`${words[at]}${word}`, [words[at] ?? '', word]] as const);

const coreOf = (title: string) =>
  wordsOf(title).filter(
    (word, at, all) =>
      word.length > 1 &&
      !helpful.has(word) &&
      !silent.has(word) &&
      !levelNames.has(word) &&
      !levelNames.has(all[at - 1] ?? ''),
  );

/** Where the words of all entries stand. */
interface Noted {
  /** The fields that a word stands in: of each entry the one that weighs most. */
  fieldsOf: ReadonlyMap<string, ReadonlyMap<Entry, Field>>;
  /** What a pair of words that is found as one is made of. */
  parts: ReadonlyMap<string, readonly string[]>;
}

function noteWords(entries: readonly Entry[], groupNames: Readonly<Record<SearchCategory, string>>): Noted {
  const fieldsOf = new Map<string, Map<Entry, Field>>();
  const parts = new Map<string, readonly string[]>();
  const note = (word: string, entry: Entry, field: Field) => {
    const fields = fieldsOf.get(word) ?? new Map<Entry, Field>();
    if (!fields.has(entry)) fields.set(entry, field);
    fieldsOf.set(word, fields);
  };
  const noteAll = (text: string, entry: Entry, field: Field) => {
    const words = wordsOf(text);
    for (const word of words) note(word, entry, field);
    for (const [whole, of] of pairsOf(words)) {
      note(whole, entry, field);
      parts.set(whole, of);
    }
  };
  // From the field that weighs most to the one that weighs least: a word keeps the first it stands in.
  for (const entry of entries) {
    noteAll(entry.item.title, entry, 'title');
    for (const tag of entry.item.tags) noteAll(tag, entry, 'tags');
    noteAll(groupNames[entry.item.category], entry, 'group');
  }
  return { fieldsOf, parts };
}

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
  const { fieldsOf, parts } = noteWords(entries, groupNames);
  const likes = likesIn(fieldsOf.keys());

  /** The best word of an entry for one that was looked for. */
  function best(entry: Entry, word: string, typed: boolean): Match {
    let match: Match = { weight: 0, words: [] };
    for (const [other, nearness] of likes(word, typed)) {
      const field = fieldsOf.get(other)?.get(entry);
      const weight = field ? WEIGHTS[field] * nearness : 0;
      if (weight > match.weight) match = { weight, words: [...(parts.get(other) ?? [other])] };
    }
    return match;
  }

  return {
    entries,
    has: (word) => fieldsOf.has(word),
    cities: items.flatMap(({ kind, place, tags }) =>
      kind === 'city' && place !== undefined && tags[0] !== undefined ? [[wordsOf(tags[0]), place] as const] : [],
    ),
    find(entry, need) {
      let match: Match = { weight: 0, words: [] };
      for (const { words, nearness } of need) {
        const found = words.map((word) => best(entry, word, nearness === 1));
        if (found.some(({ weight }) => weight === 0)) continue;
        const weight = (found.reduce((sum, one) => sum + one.weight, 0) / found.length) * nearness;
        if (weight > match.weight) match = { weight, words: found.flatMap((one) => one.words) };
      }
      return match;
    },
  };
}
