import { emailKey } from '../../src/domain/fields.ts';
import type * as calls from '../../src/domain/waitlist/calls.ts';
import type { WaitRequest, WaitState, WaitView } from '../../src/domain/waitlist/contract.ts';
import { datedClass, eventRows, isOnSale, type EventRow } from '../catalogue/index.ts';
import { isoInstant, ok, problem, type AnswerTo } from '../platform/answers.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { digestOf, linkToken, secretOf } from '../platform/secrets.ts';
import { JOIN, LEAVE, PARTIES, PARTY_BY_TOKEN, PROVE, QUEUE_JOINED, RELEASE_OFFER } from './sql.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'newId' | 'secret'>;

interface PartyRow {
  class_id: string;
  language: 'en' | 'fr';
  quantity: number;
  state: WaitState;
  offer_ends_at: number | null;
  offer_reference: string | null;
  position: number;
}

/** Puts a party at the end of the line of a class that has too few seats for it. */
export async function joinWaitlist(
  needs: Needs,
  { eventId, quantity, language, email }: WaitRequest,
): Promise<AnswerTo<typeof calls.joinWaitlist>> {
  const { db, now, newId } = needs;
  const at = now().getTime();
  const [row] = await eventRows(db, [eventId], at);
  if (!row) return problem('not_found', 'There is no such class.');
  if (!isOnSale(row, at)) return problem('closed', 'This class sells no seats any more.');
  const { seatsLeft } = datedClass(row, at);
  if (seatsLeft >= quantity) return problem('seats_free', 'There are seats enough: they can be booked.');
  if (quantity > row.capacity)
    return problem('validation', 'The class is smaller.', { fields: { quantity: 'too_many' } });
  const id = newId();
  const token = await digestOf(await linkToken(secretOf(needs), 'waitlist link', id));
  const [, , counted] = await db.batch<{ parties: number }>([
    db.prepare(JOIN).bind(id, token, eventId, language, email, emailKey(email), quantity, at),
    db.prepare(QUEUE_JOINED).bind(id, at),
    db.prepare(PARTIES).bind(eventId),
  ]);
  return ok({ position: (counted?.results[0]?.parties ?? 0) + 1 });
}

/** Where the party of a mail's link stands, or `null`. */
export async function waitOf({ db, now }: Needs, token: string): Promise<WaitView | null> {
  const at = now().getTime();
  const party = await db
    .prepare(PARTY_BY_TOKEN)
    .bind(await digestOf(token))
    .first<PartyRow>();
  if (!party) return null;
  const [row] = (await eventRows(db, [party.class_id], at)) as [EventRow];
  const live = party.state === 'offered' && party.offer_ends_at !== null && party.offer_ends_at > at;
  return {
    // The clock has the word, before the row says so.
    state: party.state === 'offered' && !live ? 'lapsed' : party.state,
    language: party.language,
    quantity: party.quantity,
    event: datedClass(row, at),
    position: party.state === 'waiting' ? party.position : null,
    offerEndsAt: live ? isoInstant(party.offer_ends_at ?? at) : null,
    serverTime: isoInstant(at),
    reference: live ? party.offer_reference : null,
  };
}

/** The address is the party's own: seats may be kept for it now. Doing it again changes nothing. */
export async function confirmWait(needs: Needs, token: string): Promise<AnswerTo<typeof calls.confirmWait>> {
  await needs.db
    .prepare(PROVE)
    .bind(await digestOf(token), needs.now().getTime())
    .run();
  const view = await waitOf(needs, token);
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
