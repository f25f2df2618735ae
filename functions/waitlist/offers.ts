import { offerEndsAt } from '../../src/domain/booking/waitlist.ts';
import { holidaysOf } from '../../src/domain/time/calendar.ts';
import { offerSeats } from '../booking/index.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { standsFrom } from '../platform/undo.ts';
import {
  MARK_BOOKED,
  MARK_BOOKED_LATE,
  MARK_CLOSED,
  MARK_LAPSED,
  MARK_LEFT,
  NEXT_PARTIES,
  OFFER,
  QUEUE_CLOSED,
  QUEUE_LAPSED,
  QUEUE_OFFER,
  QUEUE_WITHDRAWN,
  RELEASE_GONE,
  RELEASE_WITHDRAWN,
  WAIT_ON,
  WITHDRAW_OFFERS,
} from './sql.ts';

export interface NextParty {
  id: string;
  class_id: string;
  quantity: number;
  language: 'en' | 'fr';
  starts_at: number;
  sales_end_at: number;
}

type Needs = Pick<Dependencies, 'db' | 'now' | 'newId' | 'newReference' | 'siteData'>;

/** Within this time what was booked of an offer that lapsed is proved, or has ended. */
const LATE_MS = 10 * 24 * 60 * 60_000;

/** How often a run of the clock looks for the next party; the next run goes on. */
const ROUNDS = 20;

/**
 * Offers free seats to whoever has waited longest and fits (booking rule 29), after putting down what became of earlier
 * offers. Seats are taken by the same constraint as anybody's: of two runs at once, one offers.
 */
export async function offerFreeSeats(needs: Needs): Promise<void> {
  await settleOffers(needs);
  for (let round = 0; round < ROUNDS; round += 1) {
    const offered = await Promise.all((await nextParties(needs)).map((party) => offer(needs, party)));
    if (!offered.includes(true)) return;
  }
}

/** Of each class, the party whose turn it is; of one that staff have just changed, only where `byHand`. */
export async function nextParties(
  { db, now }: Pick<Needs, 'db' | 'now'>,
  { byHand = false } = {},
): Promise<NextParty[]> {
  const at = now().getTime();
  return (
    await db
      .prepare(NEXT_PARTIES)
      .bind(at, byHand ? standsFrom(at) : at)
      .all<NextParty>()
  ).results;
}

/** The statements that offer a party its seats, and until when; `null` where it is too late for that. */
export function offering({ db, now, newId, newReference, siteData }: Needs, party: NextParty) {
  const at = now().getTime();
  const { timeZone, province } = siteData.office;
  const endsAt = offerEndsAt({
    ...{ now: at, startsAt: party.starts_at, salesEndAt: party.sales_end_at, timeZone },
    holidays: holidaysOf(siteData.holidays, province),
  });
  if (endsAt === null) return null;
  const { id, language, class_id: eventId, quantity } = party;
  const hold = { id: newId(), reference: newReference(), language, eventId, quantity, at, endsAt };
  const statements = [
    ...offerSeats(db, hold),
    db.prepare(OFFER).bind(id, hold.id, endsAt, at),
    db.prepare(QUEUE_OFFER).bind(id, at),
  ];
  return { endsAt, statements };
}

async function offer(needs: Needs, party: NextParty): Promise<boolean> {
  const offered = offering(needs, party);
  return offered !== null && (await writeTogether(needs.db, offered.statements)) !== null;
}

/**
 * Offers that were taken or not, and parties of classes that sell no more, offers included: each is told once, in the transaction in which it
 * is written down.
 */
async function settleOffers({ db, now }: Needs): Promise<void> {
  const at = now().getTime();
  await db.batch([
    db.prepare(MARK_BOOKED).bind(at),
    db.prepare(MARK_BOOKED_LATE).bind(at, LATE_MS),
    db.prepare(MARK_LEFT).bind(at),
    db.prepare(RELEASE_GONE).bind(at),
    db.prepare(WAIT_ON),
    ...[
      ...[QUEUE_LAPSED, MARK_LAPSED, QUEUE_CLOSED, MARK_CLOSED],
      ...[QUEUE_WITHDRAWN, WITHDRAW_OFFERS, RELEASE_WITHDRAWN],
    ].map((one) => db.prepare(one).bind(at)),
  ]);
}
