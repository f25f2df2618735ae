import { limits } from '../../src/domain/api/limits.ts';
import {
  asSeen,
  disownBooking,
  endCalledOff,
  eventOf,
  isOpenTo,
  isSecondForOneself,
  mailAgain,
  proveBooking,
  redraft,
  refusedOwed,
  stillGiven,
  tellingProved,
  withinOwed,
  type Asking,
} from '../booking/index.ts';
import { usedBefore } from '../promo-codes/index.ts';
import { problem, type Refusal } from '../platform/answers.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { allowedBy, strangersMail } from '../platform/limits/limiter.ts';
import { isCancelled, mayBeProved, readManaged, waitsForProof, type ManagedRecord, type Needs } from './record.ts';

/** How often each is sent again; whoever is asked for the proof may not have booked. */
const MOST = { booking_confirmation: 11, proof_request: 2 } as const;

/** Of those, what whoever has the reference alone may have sent: the others are the contact's, whose address somebody else may have typed. */
const MOST_OF_STRANGERS = 4;

/**
 * Who has the link of a mail has shown to read the contact's mail, as has the account of that e-mail (booking rule 41), and
 * says whose the booking is: what waited for that goes on in the same transaction, or it ends, since somebody else may have
 * typed the address. The reference proves nothing, since the browser that booked has it. Done again, nothing happens.
 */
export async function proveBuyer(
  needs: Needs & Pick<Dependencies, 'limiter' | 'capRoom' | 'cards'>,
  asking: Asking,
  mine: boolean,
): Promise<Refusal<
  | 'not_found'
  | 'unauthorized'
  | 'link_needed'
  | 'closed'
  | 'too_many_held'
  | 'promo_used'
  | 'class_cancelled'
  | 'class_changed'
  | 'invoice_not_offered'
  | 'duplicate_participant'
> | null> {
  const record = await readManaged(needs, asking);
  if ('problem' in record) return record;
  const { booking, byMail, byContact, at } = record;
  if (!byContact) return problem('link_needed', 'The reference proves nothing.');
  if (!mayBeProved(record)) return mine ? null : problem('closed', 'It stands already, or has ended.');
  const bookingId = booking.id;
  const by = byMail ? 'link' : 'session';
  const { browser } = asking;
  if (!mine) {
    await needs.db.batch(disownBooking(needs, { bookingId, at }));
    return null;
  }
  const isOff = record.lines.some((line) => line.quantity > 0 && isCancelled(eventOf(record.events, line)));
  if (isOff && (await endCalledOff(needs, { bookingId, at }))) return calledOff();
  if (hasChanged(record)) return redraft(needs, bookingId, at);
  const refused =
    (await refusedCode(needs, bookingId)) ??
    (await refusedSecond(needs, bookingId)) ??
    (await refusedOwed(needs, bookingId, at));
  if (refused) return refused;
  const proof = proveBooking(needs, { bookingId, by, browser, at });
  const telling = await tellingProved(needs, bookingId);
  const bounded = [
    stillGiven(needs.db, bookingId),
    asSeen(needs.db, bookingId),
    ...telling,
    ...proof,
    withinOwed(needs, bookingId, at),
  ];
  const written = await writeTogether(needs.db, bounded);
  if (written) return null;
  if (await endCalledOff(needs, { bookingId, at })) return calledOff();
  const now = await readManaged(needs, asking);
  if (!('problem' in now) && mayBeProved(now) && hasChanged(now)) return redraft(needs, bookingId, at);
  return (
    (await refusedCode(needs, bookingId)) ??
    (await refusedSecond(needs, bookingId)) ??
    problem('too_many_held', 'Another one was proved at this very moment.')
  );
}

/** Whether a class is not as it was booked, and as the invoice says that waits. */
const hasChanged = ({ lines, events }: ManagedRecord) =>
  lines.some((line) => line.quantity > 0 && eventOf(events, line).sequence > line.booked_sequence);

const calledOff = () => problem('class_cancelled', 'We have called a class of it off.');

/** Only who reads the contact's mail is told that a code is used up, which may be by that contact. */
async function refusedCode({ db }: Pick<Needs, 'db'>, bookingId: string): Promise<Refusal<'promo_used'> | null> {
  return (await usedBefore(db, bookingId))
    ? problem('promo_used', 'This code has been used as often as it may be.')
    : null;
}

/** Who buys for herself buys one seat of a class; only who reads the contact's mail is told that she has it. */
async function refusedSecond(
  { db }: Pick<Needs, 'db'>,
  bookingId: string,
): Promise<Refusal<'duplicate_participant'> | null> {
  return (await isSecondForOneself(db, bookingId))
    ? problem('duplicate_participant', 'This person has bought a seat of the class for herself.')
    : null;
}

const notAgain = () => problem('closed', 'This confirmation is not sent again.');

/**
 * Sends the contact again what it was sent, to no other address: the confirmation, or what asks for the proof. Whoever has the
 * reference alone, once the contact has proved it, has a few sent, and uses up nothing of hers.
 */
export async function resendBooking(
  needs: Needs & Pick<Dependencies, 'limiter'>,
  asking: Asking,
  network: string,
): Promise<Refusal<'not_found' | 'unauthorized' | 'closed'> | null> {
  const record = await readManaged(needs, asking);
  if ('problem' in record) return record;
  const { booking, at } = record;
  const kind = waitsForProof(record) ? 'proof_request' : 'booking_confirmation';
  const again: Parameters<typeof mailAgain>[2] = { bookingId: booking.id, at, most: MOST[kind] };
  // Nobody has said to have asked for it: it counts as what asked first.
  if (kind === 'proof_request' && !record.byContact) {
    const claims = { own: [], ...strangersMail(network, 'bookings') };
    if (!(await allowedBy(needs.limiter, claims))) return notAgain();
  }
  const isHers = record.byContact || (booking.proved_in !== null && booking.proved_in === asking.browser);
  if (!isHers && kind === 'booking_confirmation') again.most = MOST_OF_STRANGERS;
  if (!isOpenTo(booking, { ...asking, ...record })) {
    const claims = [{ rule: limits.resendByReference, who: `booking ${booking.id} from ${network}` }];
    if (!(await allowedBy(needs.limiter, claims))) return notAgain();
  }
  return (await mailAgain(needs.db, kind, again)) ? null : notAgain();
}
