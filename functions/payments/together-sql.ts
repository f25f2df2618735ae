import { DUE_ON, IS_TAKEN_BACK, unpaidOfInvoice, OPEN_CENTS, WRITTEN_OFF_CENTS } from '../platform/balance.ts';

/** The statements of payments for several invoices. Parameters are numbered and named beside each. */

/** booking */
export const PAYER = `SELECT contact, contact_key FROM bookings WHERE id = ?1 AND contact <> '{}'`;

/**
 * All invoices of the bookings of a payer of which something is open, the oldest of each first, each with its day and what is open of the booking. key of the
 * client's e-mail, ids of others (JSON)
 */
export const OPEN_OF_PAYER = `SELECT bookings.id AS booking_id, bookings.number AS booking, bookings.contact, ${OPEN_CENTS} AS open_cents,
  ${WRITTEN_OFF_CENTS} AS written_off_cents, MAX(invoices.due_on, ${DUE_ON}) AS due_on, invoices.number, ${unpaidOfInvoice('invoices')} AS left_cents
FROM unsettled_bookings
CROSS JOIN bookings ON bookings.id = unsettled_bookings.booking_id
CROSS JOIN booking_balances ON booking_balances.booking_id = bookings.id
CROSS JOIN invoices ON invoices.booking_id = bookings.id
WHERE (bookings.contact_key = ?1 OR bookings.id IN (SELECT value FROM json_each(?2))) AND ${OPEN_CENTS} > 0
ORDER BY bookings.id, invoices.created_at, invoices.sequence`;

/** id, booking, now */
export const BEGIN_TOGETHER = `INSERT INTO payments_together (id, booking_id, created_at) VALUES (?1, ?2, ?3)`;

/**
 * Refuses the batch where another sum is open than was read: an amount may not be NULL. id, booking, invoice, method, amount, now,
 * when it came in, note, what is open before it, of what it is a part
 */
export const INSERT_PART = `INSERT INTO payments
  (id, booking_id, invoice_number, method, state, amount_cents, created_at, paid_at, note, together)
VALUES (?1, ?2, ?3, ?4, 'paid',
  CASE (SELECT ${OPEN_CENTS} FROM booking_balances WHERE booking_id = ?2) WHEN ?9 THEN ?5 END, ?6, ?7, ?8, ?10)`;

/** The parts of a payment that count, in their order; none where it was undone. id */
export const PARTS = `SELECT payments.booking_id, payments.invoice_number AS invoice, payments.method, payments.amount_cents AS cents,
  payments.paid_at AS at, payments.note, bookings.number AS booking
FROM payments
JOIN bookings ON bookings.id = payments.booking_id
WHERE payments.together = ?1 AND payments.state = 'paid' AND NOT ${IS_TAKEN_BACK}
ORDER BY payments.rowid`;

/** Something of a part's booking has gone back since, is asked for or promised: what it comes to may be open as before. */
const SENT_BACK = `(
  EXISTS (
    SELECT 1 FROM refunds
    WHERE refunds.booking_id = payments.booking_id AND refunds.state <> 'failed' AND refunds.created_at >= payments.created_at
  ) OR EXISTS (
    SELECT 1 FROM credit_notes
    WHERE credit_notes.booking_id = payments.booking_id AND credit_notes.created_at >= payments.created_at
  )
)`;

/** What is open now of the bookings of a payment, and whether any of its parts went back. id */
export const PARTS_NOW = `SELECT payments.booking_id, ${OPEN_CENTS} AS open_cents, ${SENT_BACK} AS sent_back
FROM payments
JOIN booking_balances ON booking_balances.booking_id = payments.booking_id
WHERE payments.together = ?1`;

/** Refuses the batch where anything has happened to its booking since: a state may not be NULL. id, what is open after it */
export const END_PART = `UPDATE payments SET paid_at = NULL, state = CASE WHEN ?2 = (
  SELECT ${OPEN_CENTS} FROM booking_balances WHERE booking_balances.booking_id = payments.booking_id
) AND NOT ${SENT_BACK} THEN 'ended' END WHERE id = ?1`;

/**
 * What a payment has settled of a write-off is written off again, once it is none any more, and from the instant on at which it counted as
 * settled: the books are as they were. id, booking, when the payment came in, how much
 */
export const WRITE_OFF_AGAIN = `INSERT INTO write_offs (id, booking_id, amount_cents, written_at)
SELECT ?1, ?2, ?4, MAX(?3, MAX(written_at)) FROM write_offs WHERE booking_id = ?2`;

/** Nobody is told of it. id */
export const FORGET_RECEIPT = `DELETE FROM outbox WHERE kind = 'payments_receipt' AND about = ?1`;

/** id, recipient, booking, when it leaves, now */
export const QUEUE_RECEIPT = `INSERT INTO outbox (id, kind, about, recipient, booking_id, next_attempt_at, created_at)
VALUES (lower(hex(randomblob(16))), 'payments_receipt', ?1, ?2, ?3, ?4, ?5)
ON CONFLICT DO NOTHING`;

/** Who paid, and in whose language. id */
export const TOGETHER_BY_ID = `SELECT bookings.id, bookings.reference, bookings.language, bookings.contact, bookings.billing
FROM payments_together
JOIN bookings ON bookings.id = payments_together.booking_id
WHERE payments_together.id = ?1`;
