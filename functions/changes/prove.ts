import type { SessionView } from '../../src/domain/accounts/contract.ts';
import { emailKey } from '../../src/domain/fields.ts';
import { changing, QUEUE_JOINING_INSTRUCTIONS } from '../booking/index.ts';
import { PROMOTE_CLASSES } from '../catalogue/index.ts';
import { problem, type Refusal } from '../platform/answers.ts';
import { openManaged, type Needs } from './record.ts';
import { ACCOUNT_OF_EMAIL } from './sql.ts';

/** More than so many confirmations of one booking are never sent. */
const MOST_CONFIRMATIONS = 12;

/**
 * Whoever opens the link of a mail has shown to read the contact's mail, as has the account of that e-mail (booking rule 41): what waited for that goes on, in
 * the same transaction. The reference proves nothing, since the browser that booked has it. Done again, nothing happens.
 */
export async function proveBooking(
  needs: Needs,
  secret: string,
  session: Pick<SessionView, 'accountId'> | undefined,
): Promise<Refusal<'not_found'> | null> {
  const { db } = needs;
  const record = await openManaged(needs, secret);
  if (!record) return problem('not_found', 'There is no such booking.');
  const { booking, byMail, at, lines, contact } = record;
  if (booking.proved_at !== null || booking.state !== 'confirmed') return null;
  const own = session && db.prepare(ACCOUNT_OF_EMAIL).bind(session.accountId, emailKey(contact.email)).first();
  const by = byMail ? 'link' : (await own) ? 'session' : null;
  if (by === null) return null;
  const classes = JSON.stringify(lines.filter(({ quantity }) => quantity > 0).map((line) => line.class_id));
  await db.batch([
    db.prepare(changing.PROVE_BUYER).bind(booking.id, at, by),
    db.prepare(changing.RECORD_PROOF).bind(booking.id, at),
    db.prepare(PROMOTE_CLASSES).bind(classes),
    db.prepare(QUEUE_JOINING_INSTRUCTIONS).bind(at, classes),
  ]);
  return null;
}

/** Sends the confirmation to the contact again, to no other address. */
export async function resendBooking(needs: Needs, secret: string): Promise<Refusal<'not_found' | 'closed'> | null> {
  const record = await openManaged(needs, secret);
  if (!record) return problem('not_found', 'There is no such booking.');
  const { db } = needs;
  const queued = await db
    .prepare(changing.QUEUE_CONFIRMATION_AGAIN)
    .bind(record.booking.id, record.at, MOST_CONFIRMATIONS)
    .run();
  return queued.meta.changes > 0 ? null : problem('closed', 'This confirmation is not sent again.');
}
