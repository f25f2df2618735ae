import { moneyLeft } from '../credits/index.ts';
import { heldByBank } from './disputes-sql.ts';
import { DUE_CENTS, IS_REFUSED, isByHand, OPEN_CENTS, WRITTEN_OFF_CENTS } from '../platform/balance.ts';

/** The statements of what the office gives back, or gives up. Parameters are numbered and named beside each. */

/**
 * What is left of a payment that came in, and of the money of its booking; what a credit paid goes back to that credit alone, by a credit note.
 * booking, payment
 */
export const PAYMENT_LEFT = `SELECT payments.provider_intent, MIN(${moneyLeft('?1')}, payments.amount_cents - COALESCE((
    SELECT SUM(amount_cents) FROM refunds WHERE refunds.payment_id = payments.id AND refunds.state <> 'failed'
  ), 0)) AS left_cents, ${IS_REFUSED} AS is_refused
FROM payments
WHERE payments.booking_id = ?1 AND payments.id = ?2 AND payments.state = 'paid' AND payments.method <> 'credit'`;

/**
 * Refuses the batch where another sum is open than was read, a credit note has still to send its part of it, or a bank holds what was paid: an
 * amount may not be NULL. id, booking, payment, amount, now, whether staff send it, what was open
 */
export const INSERT_OFFICE_REFUND = `INSERT INTO refunds
  (id, booking_id, payment_id, amount_cents, state, created_at, note, by_office, by_hand)
VALUES (?1, ?2, ?3,
  CASE WHEN (SELECT ${OPEN_CENTS} FROM booking_balances WHERE booking_id = ?2) = ?7
    AND NOT ${heldByBank('?2')}
    AND NOT EXISTS (
      SELECT 1 FROM credit_notes JOIN notes_to_refund ON notes_to_refund.number = credit_notes.number WHERE booking_id = ?2
    )
  THEN ?4 END, 'asked', ?5, CASE ?6 WHEN 1 THEN 'by hand' ELSE 'office' END, 1, ?6)`;

/** A refund that goes to no card, sent or not, with whose credit it is of, as long as the law keeps that. booking, refund */
export const REFUND_BY_HAND = `SELECT refunds.amount_cents AS cents, refunds.state, refunds.done_at, refunds.note,
  (SELECT NULLIF(client_key, '') FROM credits WHERE credits.refund_id = refunds.id LIMIT 1) AS client_key
FROM refunds
LEFT JOIN payments ON payments.id = refunds.payment_id
WHERE refunds.booking_id = ?1 AND refunds.id = ?2 AND refunds.state IN ('asked', 'done') AND refunds.taken_back IS NULL
  AND ${isByHand('payments')}`;

export interface ByHand {
  cents: number;
  state: 'asked' | 'done';
  done_at: number | null;
  note: string;
  client_key: string | null;
}

/** Refused where somebody was faster: a state may not be NULL. id, now, note */
export const SENT_BY_HAND = `UPDATE refunds SET
  state = CASE WHEN state IN ('asked', 'pending') THEN 'done' END, done_at = ?2, note = ?3
WHERE id = ?1`;

/**
 * It is sent no more, has come back, or is to be sent again. Refused where somebody was faster: a state may not be NULL. id, state as read,
 * state, now
 */
export const TURN_REFUND = `UPDATE refunds SET
  state = CASE WHEN state = ?2 THEN ?3 END, done_at = NULL, failed_at = CASE ?3 WHEN 'failed' THEN ?4 END,
  note = CASE ?3 WHEN 'asked' THEN 'by hand' ELSE note END
WHERE id = ?1`;

/** booking */
export const STILL_DUE = `SELECT ${DUE_CENTS} AS due_cents, ${WRITTEN_OFF_CENTS} AS written_off_cents
FROM booking_balances WHERE booking_id = ?1`;

export interface StillDue {
  due_cents: number;
  written_off_cents: number;
}

/** Refuses the batch where another sum is due than was read, as where somebody else writes it off. id, booking, what is due, now */
export const INSERT_WRITE_OFF = `INSERT INTO write_offs (id, booking_id, amount_cents, written_at)
VALUES (?1, ?2, CASE (SELECT ${DUE_CENTS} FROM booking_balances WHERE booking_id = ?2) WHEN ?3 THEN ?3 END, ?4)`;

/** Refuses the batch where another sum stands written off than was read, as where somebody else takes it back. id, booking, sum, now */
export const TAKE_WRITE_OFF_BACK = `INSERT INTO write_offs_taken_back (id, booking_id, amount_cents, kind, taken_at)
VALUES (?1, ?2, CASE (SELECT ${WRITTEN_OFF_CENTS} FROM booking_balances WHERE booking_id = ?2) WHEN ?3 THEN ?3 END, 'taken_back', ?4)`;
