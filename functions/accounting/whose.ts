import type { StatementOwner } from '../../src/domain/accounting/statement.ts';
import type { Contact } from '../../src/domain/booking/billing.ts';
import { bookingsByDomain } from '../office/index.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import * as sql from './statement-sql.ts';

/** What is read of a client, or of an organisation: each is bound to what tells whose it is. */
export const STATEMENTS = {
  client: {
    ...{ papers: sql.PAPERS_OF_CLIENT, movements: sql.MOVEMENTS_OF_CLIENT, open: sql.OPEN_OF_CLIENT },
    ...{ owed: sql.OWED_OF_CLIENT, contacts: sql.CONTACTS_OF_CLIENT },
  },
  organisation: {
    ...{ papers: sql.PAPERS_OF_BOOKINGS, movements: sql.MOVEMENTS_OF_BOOKINGS, open: sql.OPEN_OF_BOOKINGS },
    ...{ owed: sql.OWED_OF_BOOKINGS, contacts: sql.CONTACTS_OF_BOOKINGS },
  },
} as const satisfies Record<StatementOwner, object>;

interface Whose {
  /** Of the client whose booking was named, with the organisation that it names, or ''. */
  name: string;
  organisation: string;
  email: string;
  /** What the statements are bound to: the key of the client's e-mail, or the ids of bookings (JSON). */
  value: string;
  /** Bookings that name the organisation from another mail domain than the client's. */
  byNameAlone: number;
}

/**
 * Whose statement it is, of an organisation with what names it from another mail domain where the `whole` of it is meant; `null` where there
 * is no such booking, or it names no organisation.
 */
export async function whoseOf(
  needs: Pick<Dependencies, 'db'>,
  id: string,
  { of, whole }: { of: StatementOwner; whole: boolean },
): Promise<Whose | null> {
  const own = await needs.db.prepare(sql.CLIENT_OF_BOOKING).bind(id).first<{ contact: string; contact_key: string }>();
  if (!own) return null;
  const { firstName = '', lastName = '', email = '', organisation = '' } = JSON.parse(own.contact) as Partial<Contact>;
  const named = { name: `${firstName} ${lastName}`.trim(), organisation, email };
  if (of === 'client') return { ...named, value: own.contact_key, byNameAlone: 0 };
  if (organisation === '') return null;
  const { known, byNameAlone } = await bookingsByDomain(needs, { organisation, email });
  const bookings = (whole ? [...known, ...byNameAlone] : known).map((one) => one.id);
  return { ...named, value: JSON.stringify(bookings), byNameAlone: byNameAlone.length };
}
