import type { Hit } from '../../domain/search/score.ts';
import { grouped, type Found, type FoundGroup } from '../../domain/search/search.ts';

/** What the box shows of each group; the page of results has the rest. */
const OF_A_GROUP = 4;

export interface OptionGroup {
  name: FoundGroup['category'] | 'nearest';
  hits: Hit[];
  /** How many options stand before it. */
  before: number;
}

/** The options below the box, by groups, each with its place among all of them. */
export function optionsOf({ hits, nearest }: Found): { groups: OptionGroup[]; count: number } {
  const groups = nearest
    ? [{ name: 'nearest' as const, hits }]
    : grouped(hits).map(({ category, hits: of }) => ({ name: category, hits: of.slice(0, OF_A_GROUP) }));
  let count = 0;
  const placed = groups
    .filter((group) => group.hits.length > 0)
    .map((group) => {
      const before = count;
      count += group.hits.length;
      return { ...group, before };
    });
  return { groups: placed, count };
}
