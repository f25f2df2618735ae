import { recordEvent } from '../booking/index.ts';
import type { Asked, CardRefund, Cards } from '../platform/cards.ts';
import { writeTogether } from '../platform/database.ts';
import { patience } from '../platform/patience.ts';
import { noteForOffice } from './notes.ts';
import { cardsOf } from './page.ts';
import type { Needs, RefundRow } from './rows.ts';
import { CARD_PAYMENTS_LEFT, NOTE_SENT, NOTES_TO_REFUND, REFUND_OF_NOTE, UNSETTLED_REFUNDS } from './refunds-sql.ts';
import { REFUND_BY_ID, REFUND_TOLD, REFUND_TRIED } from './sql.ts';

/** A run of the clock takes so many; what is left waits for the next. */
const AT_ONCE = 20;

/** Sends what is asked for, and asks what became of what is on its way. */
export async function followRefunds(needs: Needs): Promise<void> {
  if (!needs.cards) return;
  const { results } = await needs.db.prepare(UNSETTLED_REFUNDS).bind(AT_ONCE).all<RefundRow>();
  const goesOn = patience();
  for (const refund of results) if (goesOn()) await follow(needs, refund);
}

/** One of them, as the card company has told of it; whether that could be asked. `also` is written with what comes of it. */
export async function followRefund(needs: Needs, id: string, also: D1PreparedStatement[]): Promise<boolean> {
  const refund = await needs.db.prepare(REFUND_BY_ID).bind(id).first<RefundRow>();
  return refund?.provider_intent ? follow(needs, refund, also) : (await needs.db.batch(also), true);
}

async function follow(needs: Needs, refund: RefundRow, also: D1PreparedStatement[] = []): Promise<boolean> {
  const { db } = needs;
  const told = await ask(needs, refund);
  if (told.outcome === 'unknown') return false;
  if (told.outcome === 'stuck') {
    // Nothing was sent back by this key, and nothing ever will be: the next try has another.
    await db.prepare(REFUND_TRIED).bind(refund.id).run();
    return false;
  }
  const at = needs.now().getTime();
  const { id, state } = told.outcome === 'done' ? told.value : { id: null, state: 'failed' as const };
  const reason = told.outcome === 'done' ? '' : told.reason;
  const isNew = state !== refund.state;
  const written = await writeTogether(db, [
    db.prepare(REFUND_TOLD).bind(refund.id, state, id, at, reason, refund.state),
    ...(isNew && state === 'done'
      ? [
          recordEvent(db, {
            ...{ bookingId: refund.booking_id, kind: 'refunded', at, who: 'card' },
            detail: { refund: refund.id, cents: refund.amount_cents },
          }),
        ]
      : []),
    ...(state === 'failed' ? [noteForOffice(needs, 'refund_failed', refund.id, refund.booking_id)] : []),
    ...also,
  ]);
  if (written) return true;
  // The card company or another run of the clock was faster: from how it stands by now.
  const now = await db.prepare(REFUND_BY_ID).bind(refund.id).first<RefundRow>();
  return now !== null && now.state !== refund.state && follow(needs, now, also);
}

/** So long the card company keeps a key for certain, under which it would do nothing twice. Milliseconds. */
const KEY_KEPT_MS = 23 * 3_600_000;

/**
 * Sends a refund, or asks how it stands. After a failure of the card company that it keeps under the key, and once it may have forgotten
 * the key, what it did before is looked for: money goes back once.
 */
async function ask(needs: Needs, refund: RefundRow): Promise<Asked<CardRefund>> {
  const cards = cardsOf(needs);
  if (refund.provider_refund !== null) return cards.refund(refund.provider_refund);
  const { id, attempts, amount_cents: cents, created_at: askedAt } = refund;
  const intent = refund.provider_intent ?? '';
  if (needs.now().getTime() - askedAt > KEY_KEPT_MS) {
    const before = await sentBefore(cards, intent, id);
    if (before) return before;
  }
  const sent = await cards.giveBack({ refund: id, key: attempts === 0 ? id : `${id}:${attempts}`, intent, cents });
  if (sent.outcome === 'done' || sent.outcome === 'unknown') return sent;
  return (await sentBefore(cards, intent, id)) ?? sent;
}

/** What became of an earlier try that nobody has heard of; `null` where nothing was sent. */
async function sentBefore(cards: Cards, intent: string, refund: string): Promise<Asked<CardRefund> | null> {
  const found = await cards.findRefund(intent, refund);
  if (found.outcome !== 'done') return { outcome: 'unknown', reason: found.reason };
  return found.value && { outcome: 'done', value: found.value };
}

/**
 * Sends the money of credit notes back the way it came: to the card payments of the booking, the newest first. What came
 * in another way, staff send; what credits paid went back to them with the note. What has gone back by other ways meanwhile, as in the card company's dashboard, is sent by
 * none. Of all bookings, or of one.
 */
export async function refundCreditNotes(needs: Needs, booking: string | null = null): Promise<void> {
  const { db, newId } = needs;
  const at = needs.now().getTime();
  const { results } = await db
    .prepare(NOTES_TO_REFUND)
    .bind(AT_ONCE, booking)
    .all<{ number: string; booking_id: string; cents: number; left_cents: number }>();
  for (const { number, booking_id: bookingId, cents, left_cents: leftCents } of results) {
    const { results: payments } = await db
      .prepare(CARD_PAYMENTS_LEFT)
      .bind(bookingId)
      .all<{ id: string; left_cents: number }>();
    let rest = Math.min(cents, leftCents);
    const statements = rest < cents ? [db.prepare(NOTE_SENT).bind(number)] : [];
    for (const payment of payments) {
      const part = Math.min(rest, payment.left_cents);
      if (part <= 0) continue;
      rest -= part;
      statements.push(db.prepare(REFUND_OF_NOTE).bind(newId(), bookingId, payment.id, number, part, at, 'credit note'));
    }
    if (rest > 0) {
      const id = newId();
      statements.push(
        db.prepare(REFUND_OF_NOTE).bind(id, bookingId, null, number, rest, at, 'by hand'),
        noteForOffice(needs, 'refund_by_hand', id, bookingId),
      );
    }
    // Refused where another run of the clock was faster.
    await writeTogether(db, statements);
  }
}
