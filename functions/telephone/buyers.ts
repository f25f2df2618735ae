import type { Billing, Contact } from '../../src/domain/booking/billing.ts';
import type { OfficeBuyer } from '../../src/domain/telephone/contract.ts';
import { listBookings } from '../office/index.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { BUYERS_OF_BOOKINGS } from './sql.ts';

/** More are not looked through: another word is typed. */
const SHOWN = 8;

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
  return results.slice(0, SHOWN).map(({ id, contact, billing }) => {
    const { line1, line2, city, country, province, postalCode } = JSON.parse(billing) as Billing;
    return {
      id,
      contact: JSON.parse(contact) as Contact,
      billing: { line1, line2, city, country, province, postalCode },
    };
  });
}
