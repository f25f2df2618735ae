import { DUE_CENTS, DUE_ON, IS_TAKEN_BACK, isByHand, OPEN_CENTS, WRITTEN_OFF_CENTS } from '../platform/balance.ts';
import { keptAsCredit, paidByCredits, undecidedCredit } from '../credits/index.ts';
import { returnedCents } from './sql.ts';

/** The statements of payments that are taken back. Parameters are numbered and named beside each. */

/**
 * What of the money of a booking has not gone back, nor become a credit, nor is promised to, nor may be taken by a bank that locks what had:
 * what credits paid is none of it.
 */
const LEFT_CENTS = `(booking_balances.paid_cents - (${returnedCents('payments.booking_id')})
  - ${paidByCredits('payments.booking_id')} - ${undecidedCredit('payments.booking_id')})`;

/** Why a row of `payments` cannot be taken back, beside its `booking_balances`; NULL where it can. */
const HINDRANCE = `CASE WHEN ${WRITTEN_OFF_CENTS} > 0 THEN 'written_off' END`;

/** What staff wrote down of a booking, and what belongs to the same cheque; the first ones first. booking */
export const RECORDED_OF_BOOKING = `SELECT payments.id, payments.booking_id, bookings.number AS booking, payments.invoice_number AS invoice,
  payments.method, payments.amount_cents AS cents, payments.paid_at AS at, payments.note, payments.together,
  ${HINDRANCE} AS hindrance, ${LEFT_CENTS} AS left_cents, ${keptAsCredit('payments.booking_id')} AS kept_cents, ${OPEN_CENTS} AS open_cents
FROM (
  SELECT id FROM payments WHERE booking_id = ?1
  UNION
  SELECT others.id FROM payments AS own JOIN payments AS others ON others.together = own.together WHERE own.booking_id = ?1
) AS asked
CROSS JOIN payments ON payments.id = asked.id
JOIN bookings ON bookings.id = payments.booking_id
JOIN booking_balances ON booking_balances.booking_id = payments.booking_id
WHERE payments.method IN ('cheque', 'transfer') AND payments.state = 'paid' AND NOT ${IS_TAKEN_BACK}
ORDER BY payments.paid_at, payments.rowid`;

/**
 * Refuses the batch where another sum is open than was read, or it cannot be taken back any more: an amount may not be NULL. id, payment,
 * now, note, why, what was open before it
 */
export const INSERT_TAKEN_BACK = `INSERT INTO refunds
  (id, booking_id, payment_id, amount_cents, state, created_at, done_at, note, made_by, taken_back)
SELECT ?1, payments.booking_id, payments.id,
  CASE WHEN ${OPEN_CENTS} = ?6 AND ${HINDRANCE} IS NULL AND NOT ${IS_TAKEN_BACK} THEN payments.amount_cents END,
  'done', ?3, ?3, ?4, 'dashboard', ?5
FROM payments
JOIN booking_balances ON booking_balances.booking_id = payments.booking_id
WHERE payments.id = ?2`;

/** What is to be sent back by hand of a booking, and was not yet; the newest first. booking */
export const UNSENT_BY_HAND = `SELECT refunds.id AS refund, refunds.amount_cents AS cents FROM refunds
LEFT JOIN payments ON payments.id = refunds.payment_id
WHERE refunds.booking_id = ?1 AND refunds.state = 'asked' AND ${isByHand('payments')}
ORDER BY refunds.created_at DESC, refunds.rowid DESC`;

/** What was stopped at an instant, and was not asked for again. bookings (JSON), then */
export const STOPPED_THEN = `SELECT COALESCE(SUM(amount_cents), 0) AS cents FROM refunds
WHERE state = 'failed' AND id IN (
  SELECT detail ->> '$.refund' FROM booking_events
  WHERE booking_id IN (SELECT value FROM json_each(?1)) AND kind = 'refund_stopped' AND at = ?2
)`;

/** Refuses the batch where anything has happened to its booking since: a state may not be NULL. id, what was due after it */
export const COUNTS_AGAIN = `UPDATE refunds SET done_at = NULL, state = CASE WHEN state = 'done' AND ?2 = (
  SELECT ${DUE_CENTS} FROM booking_balances WHERE booking_balances.booking_id = refunds.booking_id
) THEN 'failed' END WHERE id = ?1`;

/**
 * Who has the receipt of a payment: the contact of its booking, or of that from whose statement it was recorded for several invoices.
 * payment
 */
export const WHO_PAID = `SELECT bookings.id, bookings.contact ->> '$.email' AS email
FROM payments
LEFT JOIN payments_together ON payments_together.id = payments.together
JOIN bookings ON bookings.id = COALESCE(payments_together.booking_id, payments.booking_id)
WHERE payments.id = ?1`;

/**
 * Says it to who paid once it stands. What was recorded by mistake is told of where its receipt has left. kind, refund, recipient, booking,
 * when it leaves, now, payment
 */
export const QUEUE_TAKEN_BACK = `INSERT INTO outbox (id, kind, about, recipient, booking_id, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), ?1, ?2, ?3, ?4, ?5, ?6
FROM payments
WHERE payments.id = ?7 AND ?3 IS NOT NULL AND (?1 = 'payment_bounced' OR NOT EXISTS (
  SELECT 1 FROM outbox AS receipt
  WHERE receipt.kind = CASE WHEN payments.together IS NULL THEN 'payment_receipt' ELSE 'payments_receipt' END
    AND receipt.about = COALESCE(payments.together, payments.id) AND receipt.state <> 'sent'
))`;

/** Likewise to whose credit went with it. refund, client's key, booking, when it leaves, now */
export const QUEUE_CREDIT_TAKEN = `INSERT INTO outbox (id, kind, about, recipient, booking_id, next_attempt_at, created_at)
VALUES (lower(hex(randomblob(16))), 'credit_taken', ?1, ?2, ?3, ?4, ?5)`;

/** What was taken of a client's credit with a payment, what that left, and of which of the client's bookings it was. refund */
export const CREDIT_TAKEN = `SELECT -taken.delta_cents AS cents, taken.balance_cents AS left_cents, COALESCE(bookings.number, '') AS number,
  bookings.language, bookings.contact, refunds.taken_back AS why, payments.method
FROM credits AS taken
JOIN refunds ON refunds.id = taken.refund_id AND refunds.state = 'done'
JOIN payments ON payments.id = refunds.payment_id
JOIN bookings ON bookings.id = taken.booking_id
WHERE taken.refund_id = ?1 AND taken.delta_cents < 0
ORDER BY taken.rowid
LIMIT 1`;

/** Nobody is told of it. refunds (JSON) */
export const FORGET_TAKEN_BACK = `DELETE FROM outbox
WHERE kind IN ('payment_bounced', 'payment_corrected', 'credit_taken') AND about IN (SELECT value FROM json_each(?1))`;

/** What was taken back at once with a refund, each part with its booking. refund */
export const TAKEN_TOGETHER = `SELECT taking.id AS refund, taking.created_at AS taken_at, payments.booking_id, payments.method, payments.paid_at AS at, payments.note, taking.amount_cents AS cents,
  payments.invoice_number AS invoice
FROM refunds AS first
JOIN payments AS its ON its.id = first.payment_id
JOIN payments ON payments.id = its.id OR payments.together = its.together
JOIN refunds AS taking ON taking.payment_id = payments.id
  AND taking.taken_back IS NOT NULL AND taking.created_at = first.created_at AND taking.state = 'done'
WHERE first.id = ?1
ORDER BY payments.rowid`;

/** id of a refund */
export const WHO_IS_TOLD = `SELECT bookings.id, bookings.reference, bookings.language, bookings.contact
FROM refunds
JOIN payments ON payments.id = refunds.payment_id
LEFT JOIN payments_together ON payments_together.id = payments.together
JOIN bookings ON bookings.id = COALESCE(payments_together.booking_id, payments.booking_id)
WHERE refunds.id = ?1`;

/** What was taken of credits with these, and not given back. refunds (JSON) */
export const TAKEN_OF_CREDITS = `SELECT COALESCE(-SUM(delta_cents), 0) AS cents FROM credits WHERE refund_id IN (SELECT value FROM json_each(?1))`;

/** What is due of a booking, and by when. booking */
export const DUE_OF_BOOKING = `SELECT ${DUE_CENTS} AS due_cents, ${DUE_ON} AS due_on
FROM bookings
JOIN booking_balances ON booking_balances.booking_id = bookings.id
WHERE bookings.id = ?1`;
