import { limits } from '../../src/domain/api/limits.ts';
import type { ConfirmRequest } from '../../src/domain/booking/contract.ts';
import type { BookingProof } from '../../src/domain/booking/proof.ts';
import { PEOPLE_PER_SEAT } from '../../src/domain/changes/telling.ts';
import { emailKey, mailboxKey } from '../../src/domain/fields.ts';
import { present } from '../../src/domain/present.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { allowedBy, eachAllowedBy, type Claim } from '../platform/limits/limiter.ts';
import {
  NAMED_UNPROVED,
  NAMES_ARE_TOLD,
  OFFICE_TELLS,
  TELL_NAMED_SEATS,
  TELL_SEATS,
  TELL_SEATS_OF_ACTS,
  TELL_SEATS_OF_CLASSES,
  TOLD_OF_BOOKING,
} from './telling-sql.ts';

/** Tells everybody who has, or has no more, a seat in a confirmed class: for a batch. */
export const tellSeats = (db: D1Database, at: number): D1PreparedStatement[] =>
  TELL_SEATS.map((statement) => db.prepare(statement).bind(at));

/** The same in the classes of a booking. */
export const tellSeatsOfClasses = (db: D1Database, bookingId: string, at: number): D1PreparedStatement[] =>
  TELL_SEATS_OF_CLASSES.map((statement) => db.prepare(statement).bind(at, bookingId));

/** The same where names were changed and have stood for a while, or the office acted on a class and cannot undo it any more. */
export async function tellSettledSeats({ db, now }: Pick<Dependencies, 'db' | 'now'>): Promise<void> {
  await db.batch(
    [...TELL_SEATS_OF_ACTS, ...TELL_NAMED_SEATS, NAMES_ARE_TOLD].map((one) => db.prepare(one).bind(now().getTime())),
  );
}

interface Naming {
  bookingId: string;
  /** Digest of where the names come from; `null` where nobody knows. */
  network: string | null;
  /** Of those who keep their seat, and of those who are named now. */
  staying: readonly string[];
  named: readonly string[];
}

/** Keys of those e-mails among `named` that the booking, or the network on one day, does not mail any more: the office does. */
export async function toldByOffice(
  needs: Pick<Dependencies, 'db' | 'limiter'>,
  { bookingId, network, staying, named }: Naming,
): Promise<ReadonlySet<string>> {
  const row = present(await needs.db.prepare(TOLD_OF_BOOKING).bind(bookingId).first<{ told: string; seats: number }>());
  const told = new Set(JSON.parse(row.told) as string[]);
  const strangers = new Set(keysOf(named).filter((key) => !told.has(key)));
  const people = new Set([...told, ...keysOf(staying), ...strangers]).size;
  return people > PEOPLE_PER_SEAT * row.seats ? strangers : notMailed(needs, network, named);
}

/**
 * Counts the mails to these e-mails, one each, since one person may be named for many seats. Keys of those that their network, or
 * whoever mails their mailbox, does not mail any more today.
 */
async function notMailed(needs: Limits, network: string | null, emails: readonly string[]) {
  return beyond(needs, network, emails, (who) => [ofMailbox(who), ofNetwork(who, network)]);
}

/**
 * The same of those who are named in a booking as it is made. What waits for its proof or its card counts for a mailbox once that is there;
 * whom staff name, the office has asked.
 */
export function toldAtBooking(
  needs: Limits,
  { participants, contact, paymentMethod }: Pick<ConfirmRequest, 'participants' | 'contact' | 'paymentMethod'>,
  { network, proof }: { network: string | null; proof: BookingProof | null },
): ReadonlySet<string> | Promise<ReadonlySet<string>> {
  if (proof === 'staff') return new Set();
  const others = participants.map(({ email }) => email).filter((email) => emailKey(email) !== emailKey(contact.email));
  if (proof && paymentMethod === 'invoice') return notMailed(needs, network, others);
  return beyond(needs, network, others, (who) => [ofNetwork(who, network)]);
}

/**
 * Counts the mails that leave because a booking is proved: for the batch that proves it, before that, the statements by which the office
 * tells those whose mailboxes have had enough today.
 */
export async function tellingProved(
  needs: Pick<Dependencies, 'db' | 'limiter'>,
  bookingId: string,
): Promise<D1PreparedStatement[]> {
  const { results } = await needs.db.prepare(NAMED_UNPROVED).bind(bookingId).all<{ id: string; email: string }>();
  const tooMany = await fullMailboxes(needs, keysOf(results.map(({ email }) => email)), (who) => [ofMailbox(who)]);
  const ids = results.filter(({ email }) => tooMany.has(emailKey(email) ?? '')).map(({ id }) => id);
  return ids.length === 0 ? [] : [needs.db.prepare(OFFICE_TELLS).bind(bookingId, JSON.stringify(ids))];
}

type Limits = Pick<Dependencies, 'limiter'>;
type ClaimsOf = (mailbox: string) => Claim[];

const keysOf = (emails: readonly string[]) => emails.flatMap((email) => emailKey(email) ?? []);
const ofMailbox = (mailbox: string) => ({ rule: limits.namedMail, who: `named ${mailbox}` });
const ofNetwork = (mailbox: string, network: string | null) => ({
  rule: limits.namedMailOfNetwork,
  who: `named ${mailbox} from ${network}`,
});

async function beyond(needs: Limits, network: string | null, emails: readonly string[], claimsOf: ClaimsOf) {
  const keys = keysOf(emails);
  return (await mayMail(needs, network, keys.length)) ? fullMailboxes(needs, keys, claimsOf) : new Set(keys);
}

/** Counts a mail to each of these keys, in one trip to the database; those that have no room. */
async function fullMailboxes({ limiter }: Limits, keys: readonly string[], claimsOf: ClaimsOf): Promise<Set<string>> {
  const mailboxes = [...Map.groupBy(keys, mailboxKey)];
  const haveRoom = await eachAllowedBy(
    limiter,
    // Who is named for more than that at once is told of all of it, or of nothing.
    mailboxes.map(([mailbox, { length }]) =>
      claimsOf(mailbox).map((claim) => ({ ...claim, count: Math.min(length, limits.namedMailOfNetwork.most) })),
    ),
  );
  return new Set(mailboxes.flatMap(([, same], index) => (haveRoom[index] ? [] : same)));
}

/** Counts mails that names from a network cause: whether it may cause so many more today. */
export async function mayMail(
  { limiter }: Pick<Dependencies, 'limiter'>,
  network: string | null,
  mails: number,
): Promise<boolean> {
  if (mails === 0) return true;
  const who = `named from ${network}`;
  return allowedBy(limiter, [{ rule: limits.peopleNamed, who, count: mails }]);
}
