import { TO_CREDITS_CENTS } from '../credits/index.ts';
import { mayBeTaken, RETURNED_CENTS } from '../payments/index.ts';
import { OPEN_CENTS } from '../platform/balance.ts';

/** The statements of changes. Parameters are numbered and named beside each. */

/** What a credit note gives: in money, as a credit of the client's own, and to credits that had paid. */
export const NOTE_COLUMNS = `number, invoice_number, issued_on, total_cents, refund_cents,
  credit_cents - ${TO_CREDITS_CENTS} AS credit_cents, ${TO_CREDITS_CENTS} AS to_credits_cents, document`;

/** booking id */
export const CREDIT_NOTES_OF_BOOKING = `SELECT ${NOTE_COLUMNS}, created_at
FROM credit_notes
WHERE booking_id = ?1
ORDER BY created_at, number`;

/**
 * How a booking stands, at which revision: what a credit note promised to give back counts as given, whether or not it has left.
 * booking id
 */
export const STANDING_OF_BOOKING = `SELECT invoiced_cents, credited_cents, paid_cents, (${RETURNED_CENTS}) AS returned_cents,
  (SELECT revision FROM bookings WHERE id = ?1) AS revision
FROM booking_balances
WHERE booking_id = ?1`;

/** booking id */
export const EXEMPTION_OF_BOOKING = `SELECT kind, number FROM tax_exemptions WHERE booking_id = ?1`;

/** booking id, kind, number of the document, now */
export const EXEMPT_BOOKING = `INSERT INTO tax_exemptions (booking_id, kind, number, granted_at)
VALUES (?1, ?2, ?3, ?4)`;

/** What is open of a booking, and what its client has with us. booking */
export const CREDIT_OF_BOOKING = `SELECT bookings.contact_key AS client_key, ${OPEN_CENTS} AS open_cents,
  (SELECT COALESCE(SUM(delta_cents), 0) FROM credits WHERE credits.client_key = bookings.contact_key) AS credit_cents
FROM bookings
JOIN booking_balances ON booking_balances.booking_id = bookings.id
WHERE bookings.id = ?1 AND bookings.contact <> '{}'`;

/**
 * The next number of the year, without gaps. What goes back was worked out from what had been paid: if that is another sum
 * now, or a bank has just asked about it where a new credit is given, the booking is NULL, and the batch refused.
 * booking id, year, invoice, issued on, total, refund, credit, document (JSON), now, paid as read, whether a new credit is given
 */
export const ISSUE_CREDIT_NOTE = `INSERT INTO credit_notes
  (number, year, sequence, booking_id, invoice_number, issued_on, total_cents, refund_cents, credit_cents, document,
   created_at)
SELECT printf('C%04d-%06d', ?2, latest.sequence + 1), ?2, latest.sequence + 1,
  (SELECT booking_id FROM booking_balances WHERE booking_id = ?1 AND paid_cents = ?10 AND (?11 = 0 OR NOT ${mayBeTaken('?1')})), ?3, ?4, ?5, ?6, ?7, ?8, ?9
FROM (SELECT COALESCE(MAX(sequence), 0) AS sequence FROM credit_notes WHERE year = ?2) AS latest`;

/** A mail about a change. kind, about, version, recipient, booking id, now */
export const QUEUE_CHANGE_MAIL = `INSERT INTO outbox
  (id, kind, about, version, recipient, booking_id, next_attempt_at, created_at)
VALUES (lower(hex(randomblob(16))), ?1, ?2, ?3, ?4, ?5, ?6, ?6)
ON CONFLICT DO NOTHING`;
