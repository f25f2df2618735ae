import type { SessionView } from '../../src/domain/accounts/contract.ts';
import { isOfSession, mailAgain, proveBooking } from '../booking/index.ts';
import { problem, type Refusal } from '../platform/answers.ts';
import { openManaged, waitsForProof, type Needs } from './record.ts';

/** More than so many of one booking are never sent; whoever is asked for the proof may not have booked. */
const MOST = { booking_confirmation: 12, proof_request: 3 } as const;

/**
 * Whoever opens the link of a mail has shown to read the contact's mail, as has the account of that e-mail (booking rule 41):
 * what waited for that goes on, in the same transaction. The reference proves nothing, since the browser that booked has it.
 * Done again, nothing happens.
 */
export async function proveBuyer(
  needs: Needs,
  secret: string,
  session: SessionView | undefined,
): Promise<Refusal<'not_found'> | null> {
  const record = await openManaged(needs, secret);
  if (!record) return problem('not_found', 'There is no such booking.');
  const { booking, byMail, at, contact } = record;
  if (booking.proved_at !== null || booking.state !== 'confirmed') return null;
  const by = byMail ? 'link' : (await isOfSession(needs, session, contact.email)) ? 'session' : null;
  if (by !== null) await needs.db.batch(proveBooking(needs, { bookingId: booking.id, by, at }));
  return null;
}

/** Sends the contact again what it was sent, to no other address: the confirmation, or what asks for the proof. */
export async function resendBooking(needs: Needs, secret: string): Promise<Refusal<'not_found' | 'closed'> | null> {
  const record = await openManaged(needs, secret);
  if (!record) return problem('not_found', 'There is no such booking.');
  const { booking, at } = record;
  const kind = waitsForProof(record) ? 'proof_request' : 'booking_confirmation';
  const sent = await mailAgain(needs.db, kind, { bookingId: booking.id, at, most: MOST[kind] });
  return sent ? null : problem('closed', 'This confirmation is not sent again.');
}
