import { isOfOneOwner } from '../../src/domain/mail-providers.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { BOOKINGS_WITH_TERM, CREDITS_OF_BOOKERS, OPEN_FOR_ORGANISATION, RAREST_TERM } from './bookings-sql.ts';
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

/** The same, by whether they are of the client's own mail domain: the others are told to somebody of it only once the office has looked at them. */
export async function bookingsByDomain(
  needs: Pick<Dependencies, 'db'>,
  { organisation, email }: { organisation: string; email: string },
): Promise<Record<'known' | 'byNameAlone', OrganisationBooking[]>> {
  const all = await bookingsOfOrganisation(needs, organisation);
  const isKnown = (one: OrganisationBooking) => isOfOneOwner(email, one.email);
  return { known: all.filter(isKnown), byNameAlone: all.filter((one) => !isKnown(one)) };
}

interface OthersCredit {
  /** The key of an e-mail. */
  email: string;
  name: string;
  cents: number;
}

/** What other contacts of the organisation that a booking is for have with us, who has most first; none where nothing of it is open. */
export async function creditsOfOrganisation(needs: Pick<Dependencies, 'db'>, id: string): Promise<OthersCredit[]> {
  const organisation = await needs.db.prepare(OPEN_FOR_ORGANISATION).bind(id).first<string>('organisation');
  if (organisation === null) return [];
  const theirs = await bookingsOfOrganisation(needs, organisation);
  if (theirs.length === 0) return [];
  const ids = JSON.stringify(theirs.map((one) => one.id));
  return (await needs.db.prepare(CREDITS_OF_BOOKERS).bind(id, ids).all<OthersCredit>()).results;
}
