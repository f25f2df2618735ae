import type { ConfirmRequest } from '../../src/domain/booking/contract.ts';
import type { InvoiceTerms } from '../../src/domain/booking/invoice-terms.ts';
import type { Refusal } from '../platform/answers.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import {
  idleIn,
  refusedHold,
  refusedIdle,
  refusedOffer,
  refusedUnproved,
  shortProof,
  unprovedOf,
  withinBookingCaps,
  withinHoldCaps,
  withinOwed,
  type WaitingBeside,
} from './capped.ts';
import { refusedCard, refusedProofMail, withinCards, withinProofMail } from './counted.ts';
import { ask, together } from '../platform/questions.ts';
import { awaitingProof } from './confirm-terms.ts';
import type { BookingRecord } from './view.ts';

type Needs = Pick<Dependencies, 'db' | 'siteData' | 'capRoom' | 'limiter'>;

interface Asked {
  request: ConfirmRequest;
  /** `null` where it is paid by card. */
  terms: InvoiceTerms | null;
  at: number;
  /** Where it comes from. */
  network: string | null;
  beside: WaitingBeside;
  /** Its batch was refused before: the mail is counted first then, so that what refuses it has a name. */
  isAgain: boolean;
}

export interface Unproved {
  /** Until when proof is awaited; `null` where it is paid by card. */
  proofDueAt: number | null;
  /** For the batch, after the booking: refuses it where others of the same visitor were faster. */
  within: D1PreparedStatement[];
}

/**
 * Why an offer is not booked on invoice, if the mailbox that it was mailed to owes too many seats and has never paid: the offer proves
 * who reads it and no more, as the button of a mail does.
 */
export async function offered(
  needs: Needs,
  { booking, lines }: BookingRecord,
  { request, terms, at }: Pick<Asked, 'request' | 'terms' | 'at'>,
): Promise<Unproved | Refusal<'too_many_held'>> {
  if (!terms) return { proofDueAt: null, within: [] };
  const seats = lines.map((line) => ({ classId: line.class_id, quantity: line.quantity }));
  const refused = await refusedOffer(needs, { email: request.contact.email, lines: seats, at });
  return refused ?? { proofDueAt: null, within: [withinOwed(needs, booking.id, at)] };
}

/**
 * Why a booking that nobody has proved is not made, if it is more than a stranger may have. What waits for its card was counted when it
 * was held, and ends by itself; seats that are taken anew for it, since their hold has lapsed, count as a hold does.
 */
export async function unproved(
  needs: Needs,
  { booking, lines, events }: BookingRecord,
  { request, terms, at, network, beside, isAgain }: Asked,
): Promise<Unproved | Refusal<'too_many_held' | 'held_long_enough'>> {
  const asking = {
    visitor: { address: booking.from_address, network },
    bookingId: booking.id,
    email: request.contact.email,
    lines: lines.map((line) => ({ classId: line.class_id, quantity: line.quantity })),
    at,
  };
  if (!terms) {
    const tooManyCards = isAgain ? await refusedCard(needs, network) : null;
    if (tooManyCards) return tooManyCards;
    const counted = isAgain ? [] : await withinCards(needs, network);
    const isLive = booking.state === 'held' && booking.hold_expires_at > at;
    if (isLive) return { proofDueAt: null, within: counted };
    // Of no cart: what this one has held itself for nothing counts, too.
    const visitor = { ...asking.visitor, cart: '' };
    const held = { unproved: unprovedOf(needs, asking), idle: idleIn(needs, { ...asking, visitor }) };
    const { unproved, idle } = await ask(needs.db, together(held));
    const refused = refusedHold(needs, unproved, asking) ?? refusedIdle(needs, idle, at);
    return refused ?? { proofDueAt: null, within: [withinHoldCaps(needs, booking.id, visitor, at), ...counted] };
  }
  const tooMany = refusedUnproved(needs, beside, asking) ?? (isAgain ? await refusedProofMail(needs, asking) : null);
  if (tooMany) return tooMany;
  const short = await shortProof(needs, beside, asking);
  if (typeof short === 'object') return short;
  const proofDueAt = awaitingProof(needs.siteData, events, terms, at, short);
  const mail = isAgain ? [] : await withinProofMail(needs, asking);
  return { proofDueAt, within: [...withinBookingCaps(needs, asking), ...mail] };
}
