import type { Entry, Index } from './index-of.ts';
import { kindOf, type SearchKind, type SiteMapItem } from './items.ts';
import type { Query } from './query.ts';
import { stemOf } from './words.ts';

/** What somebody came for stands before what may be read about it. */
const RANKS: Record<SearchKind, number> = {
  category: 1.02,
  course: 1,
  page: 0.95,
  answer: 0.85,
  city: 0.8,
  package: 0.8,
  series: 0.7,
  webinar: 0.43,
  article: 0.42,
  download: 0.4,
  episode: 0.4,
};

/** For a title of which all that matters was typed, a tag that is what was typed, and a word that only helps. */
const WHOLE_TITLE = 3;
const WHOLE_TAG = 2;
const HELP = 0.5;
/** For the page of the city that was asked for, and for each level above the first. */
const ASKED_FOR = 5;
const A_LEVEL_UP = 0.15;

export interface Hit {
  item: SiteMapItem;
  /** The words of the entry that were found though they were typed otherwise, in small letters without accents. */
  terms: string[];
  /** It is of the city, the level and the language that were asked for. */
  fits: boolean;
}

export interface Scored extends Hit {
  entry: Entry;
  score: number;
  /** How many parts of the query it has. */
  parts: number;
}

/** Whether an entry is of the city, the level and the language that a query asks for. */
function isAskedFor({ item, classes }: Entry, { level, language, place }: Query): boolean {
  return (
    (level === undefined || item.level === level) &&
    (language === undefined || item.language === language || classes.some((one) => one.language === language)) &&
    (place === undefined || item.place === place || classes.some((one) => one.place === place))
  );
}

/** What of a title matters, found by `words`, as a part of it. */
const shareOfTitle = ({ core }: Entry, words: ReadonlySet<string>) =>
  core.length === 0 ? 0 : core.filter((word) => words.has(word)).length / core.length;

/** How well an entry answers a query. */
export function scoreOf(index: Index, entry: Entry, query: Query): Scored {
  const has = (word: string) => index.find(entry, [{ words: [word], nearness: 1 }]);
  const found = query.needs.map((need) => index.find(entry, need)).filter(({ weight }) => weight > 0);
  const helps = query.helps.map((word) => has(word)).filter(({ weight }) => weight > 0);
  const asks = query.asks.map((word) => has(word)).filter(({ weight }) => weight > 0);
  const words = new Set([...found, ...asks].flatMap((one) => one.words));
  const { item } = entry;
  const relevance =
    (found.reduce((sum, { weight }) => sum + weight, 0) / (query.needs.length || 1) +
      WHOLE_TITLE * shareOfTitle(entry, words) +
      WHOLE_TAG * Number(entry.tags.has(query.words.map(stemOf).join(' ')))) *
    RANKS[kindOf(item)];
  return {
    entry,
    item,
    score:
      relevance +
      HELP * (helps.length + asks.length) +
      ASKED_FOR * Number(item.place !== undefined && item.place === query.place) -
      A_LEVEL_UP * (item.level ?? 0),
    parts: found.length,
    terms: [...new Set([...found, ...helps, ...asks].flatMap((one) => one.words))],
    fits: isAskedFor(entry, query) || asks.length === query.asks.length,
  };
}

/** The order of the results: a language that was asked for goes before the page's own, any other wish behind it. */
export function orderOf(query: Query): (one: Scored, other: Scored) => number {
  const ways = {
    fits: (one: Scored, other: Scored) => Number(other.fits) - Number(one.fits),
    own: (one: Scored, other: Scored) => Number(other.entry.own) - Number(one.entry.own),
  };
  const [first, second] = query.language ? [ways.fits, ways.own] : [ways.own, ways.fits];
  return (one: Scored, other: Scored) =>
    first(one, other) || second(one, other) || other.score - one.score || one.entry.position - other.entry.position;
}

/** The levels of one subject stand in their order, in the places that they have among the others. */
export function levelsInOrder(hits: readonly Scored[]): Scored[] {
  const subjectOf = ({ entry, item, fits }: Scored) =>
    item.level === undefined ? undefined : `${entry.core.join(' ')} ${item.language} ${fits}`;
  const ladders = Map.groupBy(hits, subjectOf);
  ladders.delete(undefined);
  for (const ladder of ladders.values()) ladder.sort((a, b) => (a.item.level ?? 0) - (b.item.level ?? 0));
  return hits.map((hit) => ladders.get(subjectOf(hit))?.shift() ?? hit);
}
