import type { FoundEntry, Inbox, InboxQuery } from '../../src/domain/inbox/inbox.ts';
import { PAGE_ROWS } from '../../src/domain/office/audit.ts';
import { officeColleagues } from '../accounts/index.ts';
import { isFoundBy, wordsOf } from '../office/index.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { factsOf, typedIn, type EntryRow } from './entry.ts';
import { LIST_ENTRIES } from './sql.ts';

/** How many entries are looked through for words at once, and how often: what is older comes with the next page. */
const AT_ONCE = 500;
const ROUNDS = 10;

/** Characters of what was written that a list shows. */
const GIST = 140;

/** By what an entry is found: names, address, telephone and reference. */
function fits(row: EntryRow, words: readonly string[]): boolean {
  const { name, organisation, phone } = typedIn(row);
  const typed = [name, organisation, phone].map((value) => String(value ?? ''));
  return isFoundBy([row.reference, row.email, ...typed], words);
}

const placeOf = ({ created_at, id }: EntryRow) => `${created_at} ${id}`;

/** A page of what people sent; a word is looked for by its beginning, without accents and capitals. */
export async function listEntries(
  { db }: Pick<Dependencies, 'db'>,
  { q, kind, state, who, next: begins }: InboxQuery,
): Promise<Inbox> {
  const words = wordsOf(q);
  const staff = await officeColleagues(db);
  if (words.length === 0 && q !== '') return { entries: [], next: null, staff };
  const limit = words.length > 0 ? AT_ONCE : PAGE_ROWS + 1;
  const found: EntryRow[] = [];
  let next: string | null = begins;
  for (let round = 0; round < ROUNDS && next !== null && found.length <= PAGE_ROWS; round += 1) {
    const [at, id]: (string | undefined)[] = next === '' ? [] : next.split(' ');
    const { results }: D1Result<EntryRow> = await db
      .prepare(LIST_ENTRIES)
      .bind(kind, state, who, at === undefined ? null : Number(at), id ?? '', limit)
      .all<EntryRow>();
    found.push(...results.filter((row) => fits(row, words)));
    const last = results.at(-1);
    next = results.length === limit && last ? placeOf(last) : null;
  }
  const shown = found.slice(0, PAGE_ROWS);
  const last = shown.at(-1);
  if (found.length > PAGE_ROWS && last) next = placeOf(last);
  return { entries: shown.map(foundEntry), next, staff };
}

function foundEntry(row: EntryRow): FoundEntry {
  const typed = typedIn(row);
  const words = [typed.message, typed.topics, typed.question, typed.needs].find(
    (value) => value !== undefined && value !== '',
  );
  return { ...factsOf(row), gist: String(words ?? typed.course ?? typed.class ?? '').slice(0, GIST) };
}
