import type { ConfirmRequest } from '../../src/domain/booking/contract.ts';
import type { InvoiceTerms } from '../../src/domain/booking/invoice-terms.ts';
import type { Refusal } from '../platform/answers.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import {
  refusedHold,
  refusedIdle,
  refusedProofMail,
  refusedUnproved,
  shortProof,
  withinBookingCaps,
  withinHoldCaps,
} from './capped.ts';
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
}

export interface Unproved {
  /** Until when proof is awaited; `null` where it is paid by card. */
  proofDueAt: number | null;
  /** For the batch, after the booking: refuses it where others of the same visitor were faster. */
  within: D1PreparedStatement[];
}

/**
 * Why a booking that nobody has proved is not made, if it is more than a stranger may have. What waits for its card was counted when it
 * was held, and ends by itself; seats that are taken anew for it, since their hold has lapsed, count as a hold does.
 */
export async function unproved(
  needs: Needs,
  { booking, lines, events }: BookingRecord,
  { request, terms, at, network }: Asked,
): Promise<Unproved | Refusal<'too_many_held' | 'held_long_enough'>> {
  const asking = {
    visitor: { address: booking.from_address, network },
    bookingId: booking.id,
    email: request.contact.email,
    lines: lines.map((line) => ({ classId: line.class_id, quantity: line.quantity })),
    at,
  };
  if (!terms) {
    const isLive = booking.state === 'held' && booking.hold_expires_at > at;
    if (isLive) return { proofDueAt: null, within: [] };
    // Of no cart: what this one has held itself for nothing counts, too.
    const visitor = { ...asking.visitor, cart: '' };
    const refused = (await refusedHold(needs, asking)) ?? (await refusedIdle(needs, { ...asking, visitor }));
    return refused ?? { proofDueAt: null, within: [withinHoldCaps(needs, booking.id, visitor, at)] };
  }
  const tooMany = (await refusedUnproved(needs, asking)) ?? (await refusedProofMail(needs, asking));
  if (tooMany) return tooMany;
  const short = await shortProof(needs, asking);
  if (typeof short === 'object') return short;
  const proofDueAt = awaitingProof(needs.siteData, events, terms, at, short);
  return { proofDueAt, within: [withinBookingCaps(needs, asking)] };
}
