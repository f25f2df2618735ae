import { PAGE_ROWS } from '../../src/domain/office/audit.ts';
import type { FoundPeople, FoundPerson, PeopleQuery } from '../../src/domain/people/people.ts';
import { emailKey } from '../../src/domain/fields.ts';
import { isFoundBy, listBookings, wordsOf } from '../office/index.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { ACCOUNTS_BEGINNING, KNOWN_OF_PEOPLE, PEOPLE_OF_BOOKINGS, PEOPLE_OF_OFFICE } from './sql.ts';

/** How many pages of bookings are looked through for people at once. */
const ROUNDS = 4;

/** No office is larger. */
const MOST_COLLEAGUES = 200;

interface Row {
  id: string;
  key: string;
  email: string;
  organisation: string;
  name: string;
  /** Of a booking that they have proved: what others book in a name is not known to be true. */
  own: 0 | 1;
}

interface Known {
  key: string;
  bookings: number;
  account_id: number | null;
  role: FoundPerson['role'];
}

const fits = ({ name, email, organisation }: Row, words: readonly string[]) =>
  isFoundBy([name, email, organisation], words);

type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData'>;

/**
 * People by the beginnings of what is typed: those of the newest bookings that fit, each once, and accounts whose e-mail begins so.
 * Bookings are found by their words (`office`), so nothing more is stored.
 */
export async function listPeople(needs: Needs, { q, of, next: begins }: PeopleQuery): Promise<FoundPeople> {
  const { db } = needs;
  const words = wordsOf(q);
  if (of === 'office') {
    const { results } = await db.prepare(PEOPLE_OF_OFFICE).bind(MOST_COLLEAGUES).all<Row>();
    return {
      people: await withKnown(
        db,
        results.filter((row) => fits(row, words)),
      ),
      next: null,
    };
  }
  const people = new Map<string, Row>();
  if (q !== '' && begins === '') {
    const { results } = await db.prepare(ACCOUNTS_BEGINNING).bind(emailKey(q), PAGE_ROWS).all<Row>();
    for (const row of results) people.set(row.key, row);
  }
  let next: string | null = begins;
  for (let round = 0; round < ROUNDS && next !== null && people.size < PAGE_ROWS; round += 1) {
    const page = await listBookings(needs, { q, state: '', open: '', booked: '', next });
    const ids = JSON.stringify(page.bookings.map(({ id }) => id));
    const { results } = await db.prepare(PEOPLE_OF_BOOKINGS).bind(ids).all<Row>();
    for (const row of results) {
      if (!fits(row, words)) continue;
      const earlier = people.get(row.key);
      // An account says a first name alone.
      if (!earlier || earlier.id.startsWith('a-') || row.own > earlier.own) people.set(row.key, row);
    }
    next = page.next;
  }
  return { people: await withKnown(db, [...people.values()]), next };
}

async function withKnown(db: D1Database, rows: readonly Row[]): Promise<FoundPerson[]> {
  const { results } = await db
    .prepare(KNOWN_OF_PEOPLE)
    .bind(JSON.stringify(rows.map(({ key }) => key)))
    .all<Known>();
  const known = new Map(results.map((one) => [one.key, one]));
  return rows.map(({ id, key, email, organisation, name }) => {
    const { bookings = 0, account_id: account = null, role = null } = known.get(key) ?? {};
    // An account stays what it is, whatever is booked.
    const own = account === null ? id : `a-${account}`;
    return { id: own, name: name.trim(), email, organisation, bookings, account: account !== null, role };
  });
}
