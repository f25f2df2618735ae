import { readBookingById, releaseUnpaid, unpaidBookings } from '../booking/index.ts';
import type { Task } from '../platform/capability.ts';
import { writeTogether } from '../platform/database.ts';
import { patience } from '../platform/patience.ts';
import { DAY_MS } from '../platform/tasks.ts';
import { findMissedDisputes } from './disputes-missed.ts';
import { findMissedPayments } from './payments-missed.ts';
import { findMissedRefunds } from './refunds-missed.ts';
import { followRefunds, refundCreditNotes } from './refunds.ts';
import type { Needs, PaymentRow } from './rows.ts';
import { settlePayment } from './settle.ts';
import { OPEN_PAYMENT, PRUNE_EVENTS, UNSETTLED_PAYMENTS } from './sql.ts';

/** The card company tells by itself, as a rule; it is asked about what is older. */
const TOLD_WITHIN_MS = 60_000;

/** A run of the clock takes so many; what is left waits for the next. */
const AT_ONCE = 25;

/**
 * Seats that wait for nobody are given back sooner: so many in a run, which may ask the database a thousand times, and so many beside
 * each other, of which each has a connection.
 */
const ENDED_IN_RUN = 40;
const BESIDE = 5;

/** The card company tells of an event for three days at most. */
const EVENT_LIFE_DAYS = 30;

/** Finds what was never told, and opens what a crash has left unopened. */
async function settlePayments(needs: Needs): Promise<void> {
  if (!needs.cards) return;
  const before = needs.now().getTime() - TOLD_WITHIN_MS;
  const { results } = await needs.db.prepare(UNSETTLED_PAYMENTS).bind(before, AT_ONCE).all<PaymentRow>();
  const goesOn = patience();
  for (const { id } of results) if (goesOn()) await settlePayment(needs, id);
}

/** Before seats are given back that may have been paid for, the card company is asked (booking rule 19). */
async function endUnpaid(needs: Needs): Promise<void> {
  const waiting = (await unpaidBookings(needs.db, needs.now().getTime(), ENDED_IN_RUN)).values();
  const goesOn = patience();
  // Each takes the next that nobody has taken.
  const endNext = async () => {
    for (const id of waiting) if (goesOn()) await endOne(needs, id);
  };
  await Promise.all(Array.from({ length: BESIDE }, endNext));
}

/** Ends the page on which a card is asked for, if there is one; whether nothing of the booking can be paid there any more. */
export async function endCardPage(needs: Needs, id: string): Promise<boolean> {
  const payment = await needs.db.prepare(OPEN_PAYMENT).bind(id).first<PaymentRow>();
  if (!payment) return true;
  return needs.cards !== null && (await settlePayment(needs, payment.id, { end: true })) === 'ended';
}

async function endOne(needs: Needs, id: string): Promise<void> {
  const { db } = needs;
  if (!(await endCardPage(needs, id))) return;
  const at = needs.now().getTime();
  const record = await readBookingById(db, id, at);
  if (record?.booking.state !== 'awaiting_payment' || record.booking.hold_expires_at > at) return;
  await writeTogether(db, releaseUnpaid(db, record.booking, at));
}

export const tasks: readonly Task[] = [
  { name: 'settle_payments', run: settlePayments },
  { name: 'end_unpaid_bookings', run: endUnpaid },
  { name: 'refund_credit_notes', run: (needs) => refundCreditNotes(needs) },
  { name: 'follow_refunds', run: followRefunds },
  { name: 'find_missed_payments', run: findMissedPayments },
  { name: 'find_missed_refunds', run: findMissedRefunds },
  { name: 'find_missed_disputes', run: findMissedDisputes },
  {
    name: 'prune_card_events',
    run: ({ db, now }) =>
      db
        .prepare(PRUNE_EVENTS)
        .bind(now().getTime() - EVENT_LIFE_DAYS * DAY_MS)
        .run(),
  },
];
