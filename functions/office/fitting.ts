import { termsOf } from './terms.ts';

/** How many rows are looked through for words at once, and how often: what is beyond comes with the next page. */
const AT_ONCE = 500;
const ROUNDS = 10;

/** Whether each word (of `wordsOf`) begins one of what is told. */
export function isFoundBy(texts: readonly string[], words: readonly string[]): boolean {
  const terms = termsOf(texts);
  return words.every((word) => terms.some((term) => term.startsWith(word)));
}

interface Asked<Row> {
  /** How many rows are skipped, and how many of those that fit are a page. */
  skip: number;
  most: number;
  /** `null` where all do. */
  fits: ((row: Row) => boolean) | null;
  read: (limit: number, offset: number) => Promise<readonly Row[]>;
}

/** A page of the rows that fit; `next` is how many the next one skips, `null` where there are none. */
export async function fittingPage<Row>({ skip, most, fits, read }: Asked<Row>) {
  const limit = fits ? AT_ONCE : most + 1;
  const found: { row: Row; after: number }[] = [];
  let offset: number | null = skip;
  for (let round = 0; round < ROUNDS && offset !== null && found.length <= most; round += 1) {
    const from: number = offset;
    const rows = await read(limit, from);
    found.push(...rows.flatMap((row, index) => (fits === null || fits(row) ? [{ row, after: from + index + 1 }] : [])));
    offset = rows.length === limit ? from + limit : null;
  }
  const shown = found.slice(0, most);
  const next = found.length > most ? (shown.at(-1)?.after ?? null) : offset;
  return { rows: shown.map(({ row }) => row), next: next === null ? null : String(next) };
}
