import type { DatedClass } from './classes.ts';

type Held = Pick<DatedClass, 'language' | 'place'>;

/** Where a class is held, as one chooses it: the city in English, `''` online. */
export const cityOf = ({ place }: Pick<DatedClass, 'place'>): string => place?.city.en ?? '';

interface Kind {
  language?: string | undefined;
  place?: string | undefined;
}

/** What is most like the one given first: its language, then its place, then online, where everybody can go; each in the order given. */
export function byLikeness<One extends Kind>(all: readonly One[], { language, place }: Kind): One[] {
  const rank = (one: One) => (one.language === language ? 0 : 3) + (one.place === place ? 0 : one.place ? 2 : 1);
  return all.toSorted((a, b) => rank(a) - rank(b));
}

const kindOf = (event: Held): Kind => ({ language: event.language, place: cityOf(event) });

/** The same of classes, whose place is a city. */
export const likeFirst = <Date extends { event: Held }>(dates: readonly Date[], held: Held): Date[] =>
  byLikeness(
    dates.map((date) => ({ date, ...kindOf(date.event) })),
    kindOf(held),
  ).map(({ date }) => date);
