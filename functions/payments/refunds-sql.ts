import { moneyLeft } from '../credits/index.ts';
import { isByHand } from '../platform/balance.ts';
import { heldByBank } from './disputes-sql.ts';
import { UNSENT_CENTS } from './sql.ts';

/** The statements by which refunds are made and followed. Parameters are numbered and named beside each. */

const unsettledRefunds = (state: string, order: string) => `SELECT * FROM (
  SELECT refunds.*, payments.provider_intent FROM refunds
  JOIN payments ON payments.id = refunds.payment_id
  WHERE refunds.state = '${state}' AND NOT ${isByHand('payments')}
  ORDER BY ${order}
  LIMIT ?1
)`;

/**
 * Those that go back to a card: what has to be sent first, then what is on its way, in no order, since that may take days and must keep
 * none waiting behind it. how many of each
 */
export const UNSETTLED_REFUNDS = `${unsettledRefunds('asked', 'refunds.attempts, refunds.created_at')}
UNION ALL
${unsettledRefunds('pending', 'random()')}`;

/** Tells who has paid what of it goes back, where that is so. payment, recipient or NULL, booking, now, refund */
export const QUEUE_OVERPAID = `INSERT INTO outbox (id, kind, about, recipient, booking_id, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'paid_over', ?1, ?2, ?3, ?4, ?4
WHERE ?2 IS NOT NULL AND EXISTS (SELECT 1 FROM refunds WHERE id = ?5)
ON CONFLICT DO NOTHING`;

/**
 * A part of what a credit note gives back: a NULL, and refused, where it would be more than that, or than what has not gone back
 * of the money that came in, since another run of the clock, or the card company, was faster. As INSERT_REFUND.
 */
export const REFUND_OF_NOTE = `INSERT INTO refunds
  (id, booking_id, payment_id, credit_note, amount_cents, state, created_at, note)
SELECT ?1, ?2, ?3, number, CASE WHEN ?5 + COALESCE((
    SELECT SUM(amount_cents) FROM refunds WHERE refunds.credit_note = ?4
  ), 0) <= refund_cents AND ?5 <= ${moneyLeft('?2')} THEN ?5 END, 'asked', ?6, ?7
FROM credit_notes
WHERE number = ?4`;

/**
 * Credit notes whose money is not on its way yet, each with what there is to send of the money that came in; none while a bank holds that. how many, booking or NULL for all
 */
export const NOTES_TO_REFUND = `SELECT credit_notes.number, credit_notes.booking_id, ${UNSENT_CENTS} AS cents,
  MAX(0, ${moneyLeft('credit_notes.booking_id')}) AS left_cents
FROM notes_to_refund
CROSS JOIN credit_notes ON credit_notes.number = notes_to_refund.number
WHERE (?2 IS NULL OR credit_notes.booking_id = ?2) AND ${UNSENT_CENTS} > 0 AND NOT ${heldByBank('credit_notes.booking_id')}
ORDER BY credit_notes.created_at
LIMIT ?1`;

/** Nothing is sent for a credit note any more: the rest of it had gone back before. number */
export const NOTE_SENT = `DELETE FROM notes_to_refund WHERE number = ?1`;

/** What is left of each card payment of a booking, the newest first. booking id */
export const CARD_PAYMENTS_LEFT = `SELECT payments.id, payments.amount_cents - COALESCE((
    SELECT SUM(amount_cents) FROM refunds
    WHERE refunds.payment_id = payments.id AND refunds.state <> 'failed'
  ), 0) AS left_cents
FROM payments
WHERE payments.booking_id = ?1 AND payments.method = 'card' AND payments.state = 'paid'
ORDER BY payments.paid_at DESC, payments.id`;
