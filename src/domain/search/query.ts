import type { Language } from '../catalogue/classes.ts';
import { helpful, languageWords, levelNames, levelWords, silent, synonyms } from './vocabulary.ts';
import { stemOf, wordsOf } from './words.ts';

/** What one part of a query may be called: words that belong together, and how near they are to what was typed. */
export interface Alternative {
  words: readonly string[];
  nearness: number;
}

/** What a query asks for. */
export interface Query {
  /** The words that were typed, without those that say nothing. */
  words: string[];
  /** Each has to be found, by one of its alternatives. */
  needs: Alternative[][];
  /** What helps to choose among the found. */
  helps: string[];
  /** The words that said the city, the level or the language. */
  asks: string[];
  level?: number;
  language?: Language;
  /** The id of a place. */
  place?: string;
}

/** What an index knows that reading a query takes. */
export interface Known {
  has: (word: string) => boolean;
  /** The words of each city's names, with the id of its place. */
  cities: readonly (readonly [words: readonly string[], place: string])[];
}

const JOINED = 0.97;
const SYNONYM = 0.85;

/** The words that say something; behind "level", `i` is a number. */
const sayingWordsOf = (text: string) =>
  wordsOf(text).filter((word, at, all) => !silent.has(word) || levelNames.has(all[at - 1] ?? ''));

const spoken = synonyms.map((group) => group.map(sayingWordsOf));

const sameWord = (one: string | undefined, other: string) => one === other || (one && stemOf(one) === stemOf(other));

const standsAt = (words: readonly string[], at: number, phrase: readonly string[]) =>
  phrase.every((word, index) => sameWord(words[at + index], word));

const numbers = ['1', '2', '3'];
const romans = ['i', 'ii', 'iii'];

/** The level that a word stands for, alone or behind "level". */
function levelAt(words: readonly string[], at: number): { level: number; length: number } | undefined {
  const word = words[at] ?? '';
  const named = levelWords.findIndex((list) => list.includes(word));
  if (named >= 0) return { level: named + 1, length: 1 };
  if (!levelNames.has(word)) return undefined;
  const next = words[at + 1] ?? '';
  const number = Math.max(numbers.indexOf(next), romans.indexOf(next));
  return number < 0 ? undefined : { level: number + 1, length: 2 };
}

const languageOf = (word: string): Language | undefined =>
  (['en', 'fr'] as const).find((one) => languageWords[one].includes(word));

/** Everything that the words from one place on may be called: themselves, joined, or by another name. */
function alternativesAt(words: readonly string[], at: number, { has }: Known): { length: number; of: Alternative[] } {
  const length = Math.max(
    1,
    ...spoken.flatMap((group) => group.filter((phrase) => standsAt(words, at, phrase)).map((phrase) => phrase.length)),
  );
  const [one = '', two] = words.slice(at);
  // "power point", "pivot tables": two words here are one there.
  const joined = two !== undefined && has(one + two) ? [{ words: [one + two], nearness: JOINED }] : [];
  const taken = joined.length > 0 ? Math.max(length, 2) : length;
  const typed = words.slice(at, at + taken);
  const others = spoken
    .filter((group) => group.some((phrase) => phrase.length === taken && standsAt(words, at, phrase)))
    .flat()
    .filter((phrase) => phrase.length !== taken || !standsAt(words, at, phrase));
  const of = [
    { words: typed, nearness: 1 },
    ...joined,
    ...others.map((phrase) => ({ words: phrase, nearness: SYNONYM })),
  ];
  return { length: taken, of };
}

function needsOf(words: readonly string[], known: Known): Alternative[][] {
  const needs = [];
  for (let at = 0; at < words.length;) {
    const { length, of } = alternativesAt(words, at, known);
    needs.push(of);
    at += length;
  }
  return needs;
}

/** Whether a word is of a phrase that has a name of its own, so that it is not read as anything else. */
const isOfPhrase = (words: readonly string[], at: number) =>
  spoken
    .flat()
    .some(
      (phrase) => phrase.length > 1 && phrase.some((_, index) => at >= index && standsAt(words, at - index, phrase)),
    );

/**
 * Reads a query: which words have to be found, and which of them say a city, a level or a language. Words that only help
 * or say nothing are what is looked for where there are no others.
 */
export function readQuery(text: string, known: Known): Query {
  const words = sayingWordsOf(text);
  const query: Query = { words, needs: [], helps: [], asks: [] };
  const needed: string[] = [];
  for (let at = 0; at < words.length;) {
    const [word = ''] = words.slice(at, at + 1);
    const level = levelAt(words, at);
    const language = languageOf(word);
    const city = known.cities.find(([names]) => standsAt(words, at, names));
    const taken = words.slice(at, at + (level?.length ?? city?.[0].length ?? 1));
    if (isOfPhrase(words, at)) needed.push(...taken);
    else if (level ?? language ?? city) {
      if (level) query.level = level.level;
      if (language) query.language = language;
      if (city) query.place = city[1];
      query.asks.push(...taken);
    } else (helpful.has(word) ? query.helps : needed).push(word);
    at += taken.length;
  }
  if (needed.length > 0 || query.asks.length > 0) return { ...query, needs: needsOf(needed, known) };
  // Nothing else was said: what only helps, or says nothing, is what is looked for.
  const rest = words.length > 0 ? words : wordsOf(text);
  return { words: rest, needs: needsOf(rest, known), helps: [], asks: [] };
}
