import { keepSeats, recordEvent } from '../booking/index.ts';
import { done, problem, type Refusal } from '../platform/answers.ts';
import type { CardEvent } from '../platform/cards.ts';
import { writeTogether } from '../platform/database.ts';
import { takeUpDispute } from './disputes.ts';
import { cardsOf } from './page.ts';
import { takeUpRefunds } from './refunds-elsewhere.ts';
import { followRefund } from './refunds.ts';
import type { Needs, PaymentRow } from './rows.ts';
import { settlePayment } from './settle.ts';
import { EVENT_BY_ID, EVENT_HANDLED, PAYMENT_BY_ID } from './sql.ts';

/**
 * What the card company tells, once each, in whatever order: it says what to ask about, and is believed in nothing else
 * (booking rule 18). What cannot be settled now is answered so that it is told again.
 */
export async function handleEvent(
  needs: Needs,
  body: string,
  signature: string,
): Promise<typeof done | Refusal<'bad_request' | 'unavailable'>> {
  if (!needs.cards) return problem('unavailable', 'No cards are taken.');
  const event = await cardsOf(needs).told(body, signature, needs.now().getTime());
  if (!event) return problem('bad_request', 'This is not signed by the card company, or not now.');
  if (await isHandled(needs, event)) return done;
  const handled = await handle(needs, event).catch(async (error: unknown) => {
    // Two copies at once: the other one was faster.
    if (await isHandled(needs, event)) return true;
    throw error;
  });
  return handled || (await isHandled(needs, event))
    ? done
    : problem('unavailable', 'How this stands could not be asked.');
}

const isHandled = async ({ db }: Needs, { id }: CardEvent) => (await db.prepare(EVENT_BY_ID).bind(id).first()) !== null;

async function handle(needs: Needs, event: CardEvent): Promise<boolean> {
  const { db } = needs;
  const at = needs.now().getTime();
  const once = db.prepare(EVENT_HANDLED).bind(event.id, event.type, at);
  if (event.dispute !== null) return takeUpDispute(needs, event.dispute, [once]);
  if (event.refund !== null) return followRefund(needs, event.refund, [once]);
  const payment = event.payment === null ? null : await paymentOf(db, event.payment);
  if (event.intent !== null) {
    // What came in is written down before what went back of it.
    if (payment && payment.state !== 'paid' && (await settlePayment(needs, payment.id)) === 'unknown') return false;
    return takeUpRefunds(needs, event.intent, [once]);
  }
  if (!payment || payment.state === 'paid') {
    await writeTogether(db, [once]);
    return true;
  }
  if (event.type === 'payment_intent.payment_failed') {
    await writeTogether(db, [
      keepSeats(db, payment.booking_id, at),
      recordEvent(db, {
        ...{ bookingId: payment.booking_id, kind: 'payment_failed', at, who: 'card' },
        detail: { payment: payment.id },
      }),
      once,
    ]);
    return true;
  }
  return (await settlePayment(needs, payment.id, { session: event.session, also: [once] })) !== 'unknown';
}

function paymentOf(db: D1Database, id: string): Promise<PaymentRow | null> {
  return db.prepare(PAYMENT_BY_ID).bind(id).first<PaymentRow>();
}
