import { emailKey } from '../../src/domain/fields.ts';
import type * as calls from '../../src/domain/waitlist/calls.ts';
import { groupOf } from '../../src/domain/mail-providers.ts';
import { waitCapsWithRoom } from '../../src/domain/waitlist/caps.ts';
import type { WaitRequest, WaitState, WaitView } from '../../src/domain/waitlist/contract.ts';
import { datedClass, eventRows, isOnSale, type EventRow } from '../catalogue/index.ts';
import { isoInstant, ok, problem, type AnswerTo } from '../platform/answers.ts';
import { rowsOf, writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { digestOf, linkToken, secretOf } from '../platform/secrets.ts';
import {
  JOIN,
  JOIN_AGAIN,
  KEY_BY_TOKEN,
  LEAVE,
  PARTIES,
  PARTY_BY_TOKEN,
  PROVE,
  QUEUE_JOINED,
  RELEASE_OFFER,
  RENEW,
  WITHIN_WAIT_CAPS,
} from './sql.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'newId' | 'secret' | 'capRoom'>;

interface PartyRow {
  class_id: string;
  language: 'en' | 'fr';
  quantity: number;
  state: WaitState;
  proved_at: number | null;
  offer_reference: string | null;
  /** Until when its seats are kept. */
  hold_expires_at: number | null;
  /** What became of the offer, if there was one. */
  offer: 'offered' | 'booked' | 'left' | 'lapsed';
  position: number;
}

/** Why nobody waits for so many seats of a class; `null` where they can. */
export function refusedWait(row: EventRow | undefined, quantity: number, at: number) {
  if (!row) return problem('not_found', 'There is no such class.');
  if (!isOnSale(row, at)) return problem('closed', 'This class sells no seats any more.');
  const { seatsLeft } = datedClass(row, at);
  if (seatsLeft >= quantity) return problem('seats_free', 'There are seats enough: they can be booked.');
  if (quantity <= row.capacity) return null;
  return problem('validation', 'The class is smaller.', { fields: { quantity: 'too_many' } });
}

/** Puts a party at the end of the line of a class that has too few seats for it. */
export async function joinWaitlist(
  needs: Needs,
  { eventId, quantity, language, email }: WaitRequest,
  network: string,
): Promise<AnswerTo<typeof calls.joinWaitlist>> {
  const { db, now, newId, capRoom } = needs;
  const at = now().getTime();
  const [row] = await eventRows(db, [eventId], at);
  const refused = refusedWait(row, quantity, at);
  if (refused) return refused;
  const id = newId();
  const most = waitCapsWithRoom(capRoom);
  const key = emailKey(email);
  const token = await digestOf(await linkToken(secretOf(needs), 'waitlist link', id));
  const written = await writeTogether(db, [
    db.prepare(JOIN).bind(id, token, eventId, language, email, key, quantity, at, network),
    db.prepare(JOIN_AGAIN).bind(id, token, eventId, language, quantity, at, network, key),
    db.prepare(RENEW).bind(eventId, key, language, quantity, at, network),
    db.prepare(WITHIN_WAIT_CAPS).bind(id, eventId, network, most.parties, most.seats),
    db.prepare(QUEUE_JOINED).bind(eventId, key, at),
    db.prepare(PARTIES).bind(eventId),
  ]);
  if (!written) return problem('too_many_requests', 'Too many parties wait from here.', { retryAfterSeconds: 3_600 });
  return ok({ position: (rowsOf<{ parties: number }>(written.at(-1))[0]?.parties ?? 0) + 1 });
}

/** Where the party of a mail's link stands, or `null`. */
export async function waitOf({ db, now }: Needs, token: string): Promise<WaitView | null> {
  const at = now().getTime();
  const party = await db
    .prepare(PARTY_BY_TOKEN)
    .bind(await digestOf(token), at)
    .first<PartyRow>();
  if (!party) return null;
  const [row] = (await eventRows(db, [party.class_id], at)) as [EventRow];
  const state = stateOf(party);
  const live = state === 'offered';
  return {
    state,
    language: party.language,
    quantity: party.quantity,
    proved: party.proved_at !== null,
    event: datedClass(row, at),
    position: party.state === 'waiting' ? party.position : null,
    offerEndsAt: live ? isoInstant(party.hold_expires_at ?? at) : null,
    serverTime: isoInstant(at),
    reference: live ? party.offer_reference : null,
  };
}

/** Its seats have the word, before the row says so, and after it: what lapsed may be booked while the seats are still there. */
const stateOf = ({ state, offer }: PartyRow): WaitState =>
  state === 'offered' || (state === 'lapsed' && offer === 'booked') ? offer : state;

/** The address is the party's own: seats may be kept for it now. Doing it again changes nothing. */
export async function confirmWait(
  needs: Needs,
  token: string,
  network: string,
): Promise<AnswerTo<typeof calls.confirmWait>> {
  const { db, now, capRoom } = needs;
  const digest = await digestOf(token);
  const key = (await db.prepare(KEY_BY_TOKEN).bind(digest).first<string>('email_key')) ?? '';
  const domain = key.slice(key.lastIndexOf('@'));
  // Whoever has an address of a mail provider is of no group.
  const caps = waitCapsWithRoom(capRoom);
  const most = groupOf(key) === null ? Number.MAX_SAFE_INTEGER : caps.parties;
  const limits = [most, caps.parties, caps.seats, caps.ofClass];
  await db
    .prepare(PROVE)
    .bind(digest, now().getTime(), network, domain, ...limits)
    .run();
  const view = await waitOf(needs, token);
  if (view?.state === 'waiting' && !view.proved) {
    return problem('too_many_requests', 'Too many parties wait for this class.', { retryAfterSeconds: 3_600 });
  }
  return view ? ok(view) : problem('not_found', 'Nobody waits by this link.');
}

/** Waits no longer; seats that were offered are free again. */
export async function leaveWaitlist(needs: Needs, token: string): Promise<AnswerTo<typeof calls.leaveWaitlist>> {
  const { db, now } = needs;
  const digest = await digestOf(token);
  await db.batch([db.prepare(RELEASE_OFFER).bind(digest), db.prepare(LEAVE).bind(digest, now().getTime())]);
  const view = await waitOf(needs, token);
  return view ? ok(view) : problem('not_found', 'Nobody waits by this link.');
}
