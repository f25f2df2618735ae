import { MAX_KNOWN_PEOPLE, type KnownBuyer } from '../../src/domain/training/known-buyer.ts';
import { rowsOf } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { KNOWN_PEOPLE, NEWEST_BUYER } from './sql.ts';

interface BuyerRow {
  first_name: string;
  email: string;
  /** JSON of a booking; `null` where there is none. */
  contact: string | null;
  billing: string | null;
}

interface PersonRow {
  first_name: string;
  last_name: string;
  email: string | null;
}

type Texts = KnownBuyer['contact'];

/** What the account has said of itself and of its people when it booked. */
export async function knownBuyer({ db }: Pick<Dependencies, 'db'>, accountId: number): Promise<KnownBuyer> {
  const [buyers, people] = await db.batch([
    db.prepare(NEWEST_BUYER).bind(accountId),
    db.prepare(KNOWN_PEOPLE).bind(accountId, MAX_KNOWN_PEOPLE),
  ]);
  const [buyer] = rowsOf<BuyerRow>(buyers);
  const { first_name: firstName = '', email = '', contact = null, billing = null } = buyer ?? {};
  return {
    contact: contact === null ? { firstName, email } : (JSON.parse(contact) as Texts),
    billing: billing === null ? null : (JSON.parse(billing) as Texts),
    people: rowsOf<PersonRow>(people).map((person) => ({
      firstName: person.first_name,
      lastName: person.last_name,
      email: person.email ?? '',
    })),
  };
}
