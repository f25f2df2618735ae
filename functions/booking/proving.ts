import type { SessionView } from '../../src/domain/accounts/contract.ts';
import { emailKey } from '../../src/domain/fields.ts';
import { emailOfAccount } from '../accounts/index.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bookingOfToken, proveBooking } from './proof.ts';
import { REFERENCE_OF_BOOKED } from './proof-sql.ts';

/** Whether the contact is who is logged in. */
export async function isOfSession(
  { db }: Pick<Dependencies, 'db'>,
  session: SessionView | undefined,
  email: string,
): Promise<boolean> {
  return session !== undefined && (await emailOfAccount(db, session.accountId)) === emailKey(email);
}

/** Proves the booking whose buyer was sent this token; its reference, or `null` where there is none. */
export async function proveByToken(
  needs: Pick<Dependencies, 'db' | 'now' | 'siteData' | 'secret'>,
  token: string,
): Promise<string | null> {
  const bookingId = await bookingOfToken(needs, token);
  if (bookingId === null) return null;
  const at = needs.now().getTime();
  const proof = proveBooking(needs, { bookingId, by: 'link', at });
  const results = await needs.db.batch<{ reference: string }>([
    ...proof,
    needs.db.prepare(REFERENCE_OF_BOOKED).bind(bookingId),
  ]);
  return results.at(-1)?.results[0]?.reference ?? null;
}
