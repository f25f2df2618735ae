import { IS_CHARGEBACK, IS_TAKEN_BACK, OPEN_CENTS, unpaidOfInvoice } from '../platform/balance.ts';
import { IS_ALL_CALLED_OFF } from '../platform/called-off.ts';
import { OLDEST_OPEN_INVOICE } from './recorded-sql.ts';

/** The statements of payments. Parameters are numbered and named beside each. */

/** Refused while another one of the booking is open. id, booking id, invoice number or NULL, amount, now */
export const INSERT_PAYMENT = `INSERT INTO payments
  (id, booking_id, invoice_number, method, state, amount_cents, created_at)
VALUES (?1, ?2, ?3, 'card', 'asked', ?4, ?5)`;

/** id */
export const PAYMENT_BY_ID = `SELECT * FROM payments WHERE id = ?1`;

/** The one that is open, by the index. booking id */
export const OPEN_PAYMENT = `SELECT * FROM payments
WHERE booking_id = ?1 AND method = 'card' AND state IN ('asked', 'open', 'unknown')`;

/**
 * What the clock asks about, in no order, since pages that stay open unpaid must keep none waiting behind them; what nobody can say is
 * asked last. created before, how many
 */
export const UNSETTLED_PAYMENTS = `SELECT * FROM payments
WHERE state IN ('asked', 'open', 'unknown') AND created_at <= ?1
ORDER BY state = 'unknown', random()
LIMIT ?2`;

/** id, the card company's session, its page */
export const PAGE_OPENED = `UPDATE payments SET
  state = CASE state WHEN 'asked' THEN 'open' ELSE state END,
  provider_session = ?2,
  url = ?3
WHERE id = ?1 AND state IN ('asked', 'open', 'unknown')`;

/** Nothing can be paid by it any more. id, why */
export const PAYMENT_ENDED = `UPDATE payments SET state = 'ended', url = NULL, note = ?2
WHERE id = ?1 AND state IN ('asked', 'open', 'unknown')`;

/** id, why */
export const PAYMENT_UNKNOWN = `UPDATE payments SET state = 'unknown', note = ?2
WHERE id = ?1 AND state IN ('asked', 'open')`;

/**
 * Refused where it was written before. id, intent, now, whether it has just made an invoice
 */
export const PAYMENT_PAID = `UPDATE payments SET
  state = CASE WHEN state <> 'paid' THEN 'paid' END,
  provider_intent = ?2,
  paid_at = ?3,
  url = NULL,
  invoice_number = CASE WHEN ?4 = 1
    THEN (SELECT number FROM invoices WHERE invoices.booking_id = payments.booking_id ORDER BY created_at DESC LIMIT 1)
    ELSE invoice_number
  END
WHERE id = ?1`;

/** What is not on its way yet of the money that a credit note promises. */
export const UNSENT_CENTS = `(credit_notes.refund_cents - COALESCE((
  SELECT SUM(amount_cents) FROM refunds WHERE refunds.credit_note = credit_notes.number
), 0))`;

/**
 * What went back of a booking, or is promised by its credit notes, whether or not it has left: of an expression of the
 * booking's id. What staff give back first makes up for what failed of the promise, or is sent no more since it had gone
 * back before, whether in the dashboard or here.
 */
export const returnedCents = (booking: string): string => `(
  SELECT COALESCE(SUM(refund_cents + credit_cents), 0) FROM credit_notes WHERE credit_notes.booking_id = ${booking}
) + (
  SELECT COALESCE(SUM(delta_cents), 0) FROM credits
  LEFT JOIN refunds AS paid_out ON paid_out.id = credits.refund_id AND paid_out.taken_back IS NULL
  WHERE credits.booking_id = ${booking} AND COALESCE(paid_out.state, 'failed') = 'failed'
) + (
  SELECT COALESCE(SUM(amount_cents), 0) FROM refunds
  WHERE refunds.booking_id = ${booking} AND credit_note IS NULL AND made_by = 'site' AND by_office = 0 AND state <> 'failed'
) + (
  SELECT MAX(0, COALESCE(SUM(CASE
    WHEN (made_by = 'dashboard' OR by_office = 1) AND state <> 'failed'
      AND (taken_back IS NOT NULL OR NOT EXISTS (SELECT 1 FROM credits WHERE credits.refund_id = refunds.id)) THEN amount_cents
    WHEN credit_note IS NOT NULL AND state = 'failed' THEN -amount_cents
  END), 0) - (
    SELECT COALESCE(SUM(${UNSENT_CENTS}), 0) FROM credit_notes
    WHERE credit_notes.booking_id = ${booking} AND credit_notes.number NOT IN (SELECT number FROM notes_to_refund)
  ))
  FROM refunds WHERE refunds.booking_id = ${booking}
)`;

/** The same of the booking ?1. */
export const RETURNED_CENTS = returnedCents('?1');

/**
 * What came in beyond what was open goes back, after PAYMENT_PAID: it was paid in another way, or given up, meanwhile.
 * booking id, id, payment id, amount, now, why
 */
export const REFUND_EXCESS = `INSERT INTO refunds (id, booking_id, payment_id, amount_cents, state, created_at, note)
SELECT ?2, ?1, ?3, MIN(?4, excess_cents), 'asked', ?5, ?6
FROM (
  SELECT paid_cents + credited_cents - invoiced_cents - (${RETURNED_CENTS}) AS excess_cents
  FROM booking_balances WHERE booking_id = ?1
)
WHERE excess_cents > 0`;

/** id, booking id, payment id or NULL, credit note or NULL, amount, now, why */
export const INSERT_REFUND = `INSERT INTO refunds
  (id, booking_id, payment_id, credit_note, amount_cents, state, created_at, note)
VALUES (?1, ?2, ?3, ?4, ?5, 'asked', ?6, ?7)`;

/** the card company's charge */
export const PAYMENT_OF_INTENT = `SELECT * FROM payments WHERE provider_intent = ?1`;

/** the card company's ids, and ours (JSON) */
export const KNOWN_REFUNDS = `SELECT id, provider_refund, state FROM refunds
WHERE provider_refund IN (SELECT value FROM json_each(?1)) OR id IN (SELECT value FROM json_each(?2))`;

/** Of ids of payments, those of no row. ids (JSON) */
export const LOST_PAYMENTS = `SELECT value AS id FROM json_each(?1) WHERE value NOT IN (SELECT id FROM payments)`;

/**
 * A payment that was made before the database was brought back, as it had been asked for; none where its booking is gone. Refused while
 * another one of the booking is open. id, booking, amount, now, the card company's session
 */
export const RESTORE_PAYMENT = `INSERT INTO payments
  (id, booking_id, invoice_number, method, state, amount_cents, created_at, provider_session)
SELECT ?1, id, (${OLDEST_OPEN_INVOICE.replaceAll('?1', 'bookings.id')}), 'card', 'open', ?3, ?4, ?5
FROM bookings WHERE id = ?2 AND contact IS NOT NULL
RETURNING id`;

/** Charges of ours among some; the same account may sell something else. the card company's charges (JSON) */
export const OWN_INTENTS = `SELECT provider_intent FROM payments
WHERE provider_intent IN (SELECT value FROM json_each(?1))`;

/** payment id */
export const REFUNDS_OF_PAYMENT = `SELECT id, provider_refund, state FROM refunds WHERE payment_id = ?1`;

/** Made in the card company's dashboard. id, booking id, payment id, amount, state, the card company's id, now, why */
export const INSERT_REFUND_ELSEWHERE = `INSERT INTO refunds
  (id, booking_id, payment_id, amount_cents, state, provider_refund, created_at, done_at, note, made_by)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, CASE WHEN ?5 = 'done' THEN ?7 END, ?8, 'dashboard')`;

/** id */
export const REFUND_BY_ID = `SELECT refunds.*, payments.provider_intent FROM refunds
LEFT JOIN payments ON payments.id = refunds.payment_id
WHERE refunds.id = ?1`;

/**
 * A state that is final stays, but for a refund that its bank sends back. Refused where somebody else has told of it since it was read, a
 * state is never NULL: each change is written, and told, once. id, state, the card company's id, now, why, state as read
 */
export const REFUND_TOLD = `UPDATE refunds SET
  state = CASE WHEN state = ?6 THEN ?2 END,
  provider_refund = COALESCE(?3, provider_refund),
  done_at = CASE WHEN ?2 = 'done' THEN COALESCE(done_at, ?4) END,
  failed_at = CASE WHEN ?2 = 'failed' AND state <> 'asked' THEN ?4 END,
  note = ?5
WHERE id = ?1 AND (state <> ?6 OR (state <> 'failed' AND (state <> 'done' OR ?2 = 'failed')))`;

/** The next try has a key of its own. id */
export const REFUND_TRIED = `UPDATE refunds SET attempts = attempts + 1 WHERE id = ?1 AND state = 'asked'`;

/** id, type, now. Refused where it was handled before. */
export const EVENT_HANDLED = `INSERT INTO provider_events (id, type, received_at, handled_at) VALUES (?1, ?2, ?3, ?3)`;

/** id */
export const EVENT_BY_ID = `SELECT id FROM provider_events WHERE id = ?1`;

/** A list of this day was asked for before the clock stood still. id, since when it should have run */
export const FORGET_LISTED = `DELETE FROM provider_events WHERE id = ?1 AND EXISTS (SELECT 1 FROM signs WHERE name = 'clock' AND at < ?2)`;

/** oldest instant to keep */
export const PRUNE_EVENTS = `DELETE FROM provider_events WHERE received_at < ?1`;

/** What has come in counts without what was taken back of that. booking id */
export const BALANCE_OF_BOOKING = `SELECT ${OPEN_CENTS} AS open_cents, CASE WHEN EXISTS (
    SELECT 1 FROM notes_to_refund JOIN credit_notes ON credit_notes.number = notes_to_refund.number
    WHERE credit_notes.booking_id = booking_balances.booking_id
  ) THEN 0 ELSE MAX(0, -(${OPEN_CENTS})) END AS owed_cents, paid_cents - COALESCE((
    SELECT SUM(amount_cents) FROM refunds
    WHERE refunds.booking_id = booking_balances.booking_id AND taken_back IS NOT NULL AND state = 'done'
  ), 0) AS paid_cents,
  (SELECT MAX(paid_at) FROM payments WHERE payments.booking_id = booking_balances.booking_id AND NOT ${IS_TAKEN_BACK}) AS paid_at
FROM booking_balances WHERE booking_id = ?1`;

/** The invoices of a booking, the oldest first, each with what its credit notes and its own payments leave of it. booking id */
export const INVOICES_LEFT = `SELECT number, due_on, ${unpaidOfInvoice('invoices')} AS left_cents FROM invoices
WHERE booking_id = ?1
ORDER BY created_at, sequence`;

/** number */
export const BOOKING_OF_INVOICE = `SELECT booking_id, total_cents FROM invoices WHERE number = ?1`;

/** All of it is of classes that we have cancelled, and nothing was chosen yet. booking id */
export const CALLED_OFF = `SELECT 1 FROM bookings WHERE id = ?1 AND ${IS_ALL_CALLED_OFF}`;

/** What we have given back, or will. booking id */
export const REFUNDS_OF_BOOKING = `SELECT amount_cents, state FROM refunds WHERE booking_id = ?1 AND NOT ${IS_CHARGEBACK} AND taken_back IS NULL
ORDER BY created_at, id`;

/** The invoices that something came in for which counts, the oldest first. booking id */
export const INVOICES_PAID = `SELECT DISTINCT invoice_number FROM payments
WHERE booking_id = ?1 AND state = 'paid' AND invoice_number IS NOT NULL AND NOT ${IS_TAKEN_BACK}
ORDER BY invoice_number`;

/** kind, about, recipient or NULL where nobody is known any more, booking id, now */
export const QUEUE_MAIL = `INSERT INTO outbox (id, kind, about, recipient, booking_id, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), ?1, ?2, ?3, ?4, ?5, ?5 WHERE ?3 IS NOT NULL
ON CONFLICT DO NOTHING`;

/** With what of it went back by itself. id of a payment */
export const PAYMENT_MAIL_SOURCE = `SELECT payments.id, payments.booking_id, payments.amount_cents, payments.method, payments.paid_at,
  payments.invoice_number, (
    SELECT COALESCE(SUM(refunds.amount_cents), 0) FROM refunds
    WHERE refunds.payment_id = payments.id AND credit_note IS NULL AND made_by = 'site' AND by_office = 0
  ) AS back_cents,
  payments.note, bookings.number, bookings.reference, bookings.language, bookings.contact, ${IS_TAKEN_BACK} AS taken_back
FROM payments
JOIN bookings ON bookings.id = payments.booking_id
WHERE payments.id = ?1`;

/** id of a refund */
export const REFUND_MAIL_SOURCE = `SELECT refunds.id, refunds.amount_cents, refunds.credit_note, refunds.note,
  bookings.number, bookings.contact
FROM refunds
JOIN bookings ON bookings.id = refunds.booking_id
WHERE refunds.id = ?1`;

/** class ids (JSON) */
export const PAYABLE_CLASSES = `SELECT starts_at, sales_end_at, time_zone FROM classes
WHERE id IN (SELECT value FROM json_each(?1))`;
