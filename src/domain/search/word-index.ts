import MiniSearch, { type SearchResult } from 'minisearch';
import { fold } from './fold.ts';
import { asSpelled, slipsIn } from './slips.ts';
import { stemOf, wordsOf } from './words.ts';

/** What a word weighs where it stands. */
const WEIGHTS = { title: 10, tags: 6, group: 2.5 };

/** What is looked through of one entry: texts of which each line is one by itself. */
type Texts = Record<keyof typeof WEIGHTS, string>;

const weightIn = (fields: readonly string[]) =>
  Math.max(...Object.entries(WEIGHTS).map(([field, weight]) => (fields.includes(field) ? weight : 0)));

/** How near a word of an entry is to one that was looked for. */
const ENDING = 0.96;
const BEGINNING = { least: 0.55, most: 0.9, besides: 0.4 };
/** Another name of a thing that is no longer than this is the beginning of nothing: AI is in no "aide". Letters. */
const ABBREVIATION = 3;

export interface Match {
  /** 0 where something is missing. */
  weight: number;
  /** The words of the entry that were found. */
  words: readonly string[];
}

export const noMatch: Match = { weight: 0, words: [] };

export interface WordIndex {
  has: (word: string) => boolean;
  /** Of each entry, by its position, the best word for one that was looked for: as it was `typed`, or by another name. */
  look: (word: string, typed: boolean) => ReadonlyMap<number, Match>;
}

/** The code of a course, `AI-101F`: its letters alone are no word of it, or who types AI would get Illustrator. */
const CODE = /^[A-Z]{1,4}-(?=\d{3}[A-Z]?$)/;

/** The words of a text, and those that stand side by side, since they are found as one, too: `powerbi`. */
const tokensOf = (text: string) =>
  text.split('\n').flatMap((line) => {
    if (CODE.test(line)) return [line.replace(CODE, ''), line.replace('-', '')].map(fold);
    const words = wordsOf(line);
    return [...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)];
  });

/** The texts by their words, and what each word stands for: itself, or the two that it joins. */
function indexWords(texts: readonly Texts[]) {
  const parts = new Map<string, Set<string>>();
  const index = new MiniSearch({
    fields: Object.keys(WEIGHTS),
    tokenize: tokensOf,
    processTerm(token) {
      const words = token.split(' ');
      const term = words.join('');
      const known = parts.get(term) ?? new Set();
      for (const word of words) known.add(word);
      parts.set(term, known);
      return term;
    },
  });
  index.addAll(texts.map((text, id) => ({ id, ...text })));
  return { index, parts };
}

/**
 * The words of all entries, and which of them one may stand for: those that are the same but for their ending, or begin
 * with it. For a word that was typed and has none, a slip is looked for: most words are typed right, and other names of a
 * thing are not typed at all.
 */
export function wordIndex(texts: readonly Texts[]): WordIndex {
  const { index, parts } = indexWords(texts);
  const forms = Map.groupBy(parts.keys(), stemOf);

  function matches(results: readonly SearchResult[], nearness: (term: string) => number): Map<number, Match> {
    const bestOf = ({ match }: SearchResult) =>
      Object.entries(match).reduce((best, [term, fields]) => {
        const weight = weightIn(fields) * nearness(term);
        return weight > best.weight ? { weight, words: [...(parts.get(term) ?? [])] } : best;
      }, noMatch);
    return new Map(results.map((result) => [result.id as number, bestOf(result)]));
  }

  function likes(word: string, begins: boolean): Map<number, Match> {
    const alike = forms.get(stemOf(word)) ?? [];
    // What is a word of its own may still be the beginning of another, but was hardly meant so.
    const { least, most, besides } = BEGINNING;
    const part = alike.length > 0 ? besides : 1;
    const prefix = (term: string) => begins && term === word && word.length > 1;
    return matches(index.search([word, ...alike].join(' '), { ...asSpelled, prefix }), (term) => {
      if (term === word) return 1;
      return alike.includes(term) ? ENDING : part * (least + (most - least) * (word.length / term.length));
    });
  }

  let slips: ReturnType<typeof slipsIn> | undefined;
  function misspelled(word: string): Map<number, Match> {
    // Made when somebody slips, which most do not.
    slips ??= slipsIn(parts.keys(), (one) => !parts.get(one)?.has(one));
    const meant = slips(word);
    return matches(index.search([...meant.keys()].join(' '), asSpelled), (term) => meant.get(term) ?? 0);
  }

  const kept = (make: (word: string) => ReadonlyMap<number, Match>) => {
    const known = new Map<string, ReadonlyMap<number, Match>>();
    return (word: string) => {
      const found = known.get(word) ?? make(word);
      known.set(word, found);
      return found;
    };
  };
  const liked = kept((word) => likes(word, true));
  const named = kept((word) => likes(word, word.length > ABBREVIATION));
  const slipped = kept(misspelled);
  return {
    has: (word) => parts.has(word),
    look: (word, typed) => (typed ? (liked(word).size === 0 ? slipped(word) : liked(word)) : named(word)),
  };
}
