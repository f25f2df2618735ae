import MiniSearch from 'minisearch';

const SLIP = 0.6;
const TWO_SLIPS = 0.5;
const BEGUN_WITH_A_SLIP = 0.5;

/** Shorter words have to be right; longer ones may have two slips. Letters. */
const ONE_SLIP_FROM = 4;
const TWO_SLIPS_FROM = 8;

/** Words with spaces between them, compared as they stand. */
export const asSpelled = {
  tokenize: (text: string) => text.split(' '),
  processTerm: (term: string) => term,
};

/** Every beginning of a word that is not too short to have a slip. */
const beginningsOf = (word: string) =>
  Array.from(word, (_, at) => word.slice(0, at + 1))
    .slice(ONE_SLIP_FROM - 2)
    .join(' ');

const lettersOf = (word: string) => [...word].toSorted().join('');

/**
 * Which words of a vocabulary a slip of the fingers may have made another one of, each with its nearness from 0 to 1.
 * `joined` are two words that are found as one.
 */
export function slipsIn(
  vocabulary: Iterable<string>,
  joined: (word: string) => boolean,
): (word: string) => ReadonlyMap<string, number> {
  const index = new MiniSearch({ fields: ['spelled'], ...asSpelled });
  for (const id of vocabulary) {
    // Who is still typing a word may have slipped already; what is joined is found when it is whole.
    if (id.length >= ONE_SLIP_FROM) index.add({ id, spelled: joined(id) ? id : beginningsOf(id) });
  }
  return (word) => {
    const slips = new Map<string, number>();
    if (word.length < ONE_SLIP_FROM) return slips;
    const letters = lettersOf(word);
    const nearness = (id: string, term: string, differences: number) => {
      // Two letters exchanged are two differences to the library, and one slip of the fingers.
      const once = differences === 1 || lettersOf(term) === letters;
      if (term === id) return once ? SLIP : word.length >= TWO_SLIPS_FROM ? TWO_SLIPS : 0;
      return once && id.length > word.length ? BEGUN_WITH_A_SLIP : 0;
    };
    for (const fuzzy of [1, 2]) {
      for (const { id, match } of index.search(word, { fuzzy })) {
        const each = Object.keys(match).map((term) => nearness(id as string, term, fuzzy));
        const best = Math.max(slips.get(id as string) ?? 0, ...each);
        if (best > 0) slips.set(id as string, best);
      }
    }
    return slips;
  };
}
