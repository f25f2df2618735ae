import type { Billing, Contact } from '../../src/domain/booking/billing.ts';
import type { OfficeBuyer } from '../../src/domain/telephone/contract.ts';
import { listBookings, termsOf, wordsOf } from '../office/index.ts';
import { rowsOf } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { BUYERS_OF_BOOKINGS, PEOPLE_OF_BOOKINGS } from './sql.ts';

/** More are not looked through: another word is typed. */
const SHOWN = 8;

interface PersonRow {
  booking_id: string;
  name: string;
  email: string;
}

/** The words that none of the texts begins a word with. */
function missingIn(words: readonly string[], texts: readonly string[]): string[] {
  const terms = termsOf(texts);
  return words.filter((word) => !terms.some((term) => term.startsWith(word)));
}

/** Who has the words that a buyer has not; `null` where none are missing, or nobody has them. */
function throughOf(words: readonly string[], contact: Contact, people: readonly PersonRow[]): string | null {
  const missing = missingIn(words, Object.values(contact));
  if (missing.length === 0) return null;
  const found = people.find(({ name, email }) => missingIn(missing, [name, email]).length === 0);
  return found ? found.name || found.email : null;
}

/** Who booked before by these words, with what was said of them last. */
export async function knownBuyers(
  needs: Pick<Dependencies, 'db' | 'now' | 'siteData'>,
  q: string,
): Promise<OfficeBuyer[]> {
  if (q === '') return [];
  const { bookings } = await listBookings(needs, { q, state: '', open: '', booked: '', next: '' });
  const ids = JSON.stringify(bookings.map(({ id }) => id));
  const { results } = await needs.db
    .prepare(BUYERS_OF_BOOKINGS)
    .bind(ids)
    .all<{ id: string; contact: string; billing: string }>();
  const shown = results.slice(0, SHOWN);
  const people = Map.groupBy(
    rowsOf<PersonRow>(
      await needs.db
        .prepare(PEOPLE_OF_BOOKINGS)
        .bind(JSON.stringify(shown.map(({ id }) => id)))
        .all(),
    ),
    (row) => row.booking_id,
  );
  const words = wordsOf(q);
  return shown.map((row) => {
    const { line1, line2, city, country, province, postalCode } = JSON.parse(row.billing) as Billing;
    const contact = JSON.parse(row.contact) as Contact;
    return {
      ...{ id: row.id, contact, through: throughOf(words, contact, people.get(row.id) ?? []) },
      billing: { line1, line2, city, country, province, postalCode },
    };
  });
}
