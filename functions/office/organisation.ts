import { emailKey } from '../../src/domain/fields.ts';
import { groupOf } from '../../src/domain/mail-providers.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { BOOKINGS_WITH_TERM, RAREST_TERM } from './bookings-sql.ts';
import { readAllBookings } from './reading.ts';
import { nameOf, termsOf } from './terms.ts';

const MOST_COUNTED = 10_000;

interface OrganisationBooking {
  id: string;
  organisation: string;
  /** Who booked. */
  name: string;
  email: string;
}

/** Whether an address is somebody's own, or of a domain that says whose it is: anybody can type the name of an organisation. */
export function isColleague(somebody: string, email: string): boolean {
  const [own, other] = [emailKey(somebody) ?? '', emailKey(email) ?? ''];
  return own === other || (groupOf(own) !== null && groupOf(own) === groupOf(other));
}

/** The bookings whose buyers have proved them and named the same organisation, whatever its capitals and accents; none where it has no name. */
export async function bookingsOfOrganisation(
  needs: Pick<Dependencies, 'db'>,
  organisation: string,
): Promise<OrganisationBooking[]> {
  const words = termsOf([organisation]);
  if (words.length === 0) return [];
  await readAllBookings(needs);
  // Half of all clients may be a company, a university or a city.
  const word = await needs.db.prepare(RAREST_TERM).bind(JSON.stringify(words), MOST_COUNTED).first<string>('term');
  const { results } = await needs.db.prepare(BOOKINGS_WITH_TERM).bind(word).all<OrganisationBooking>();
  return results.filter((one) => nameOf(one.organisation) === nameOf(organisation));
}

/**
 * Those of them that are told to somebody of it: of the same domain; with all others that name it, where the office has looked at those
 * (`whole`).
 */
export async function bookingsOfColleagues(
  needs: Pick<Dependencies, 'db'>,
  { organisation, email }: { organisation: string; email: string },
  whole: boolean,
): Promise<OrganisationBooking[]> {
  const all = await bookingsOfOrganisation(needs, organisation);
  return whole ? all : all.filter((one) => isColleague(email, one.email));
}

/** How many name it from elsewhere. */
export async function byNameAlone(
  needs: Pick<Dependencies, 'db'>,
  { organisation, email }: { organisation: string; email: string },
): Promise<number> {
  const all = await bookingsOfOrganisation(needs, organisation);
  return all.filter((one) => !isColleague(email, one.email)).length;
}
