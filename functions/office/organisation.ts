import type { Dependencies } from '../platform/dependencies.ts';
import { BOOKINGS_WITH_TERM } from './bookings-sql.ts';
import { readAllBookings } from './reading.ts';
import { nameOf, termsOf } from './terms.ts';

interface OrganisationBooking {
  id: string;
  organisation: string;
  /** Who booked. */
  name: string;
}

/** The bookings whose buyers have proved them and named the same organisation, whatever its capitals and accents; none where it has no name. */
export async function bookingsOfOrganisation(
  needs: Pick<Dependencies, 'db'>,
  organisation: string,
): Promise<OrganisationBooking[]> {
  // The longest word is the rarest, as a rule.
  const [word] = termsOf([organisation]).sort((a, b) => b.length - a.length);
  if (word === undefined) return [];
  await readAllBookings(needs);
  const { results } = await needs.db.prepare(BOOKINGS_WITH_TERM).bind(word).all<OrganisationBooking>();
  return results.filter((one) => nameOf(one.organisation) === nameOf(organisation));
}
