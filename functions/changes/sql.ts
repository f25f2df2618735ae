import { RETURNED_CENTS } from '../payments/index.ts';

/** The statements of changes. Parameters are numbered and named beside each. */

/** booking id */
export const CREDIT_NOTES_OF_BOOKING = `SELECT number, invoice_number, issued_on, total_cents, refund_cents, credit_cents,
  document, created_at
FROM credit_notes
WHERE booking_id = ?1
ORDER BY created_at, number`;

/**
 * How a booking stands: what a credit note promised to give back counts as given, whether or not it has left. booking id
 */
export const STANDING_OF_BOOKING = `SELECT invoiced_cents, credited_cents, paid_cents, (${RETURNED_CENTS}) AS returned_cents
FROM booking_balances
WHERE booking_id = ?1`;

/** booking id */
export const EXEMPTION_OF_BOOKING = `SELECT kind, number FROM tax_exemptions WHERE booking_id = ?1`;

/** booking id, kind, number of the document, now */
export const EXEMPT_BOOKING = `INSERT INTO tax_exemptions (booking_id, kind, number, granted_at)
VALUES (?1, ?2, ?3, ?4)`;

/** client's key */
export const CREDIT_OF_CLIENT = `SELECT COALESCE(SUM(delta_cents), 0) AS cents FROM credits WHERE client_key = ?1`;

/**
 * The next number of the year, without gaps. What goes back was worked out from what had been paid: if that is another sum
 * now, the booking is NULL, and the batch refused.
 * booking id, year, invoice, issued on, total, refund, credit, document (JSON), now, paid as read
 */
export const ISSUE_CREDIT_NOTE = `INSERT INTO credit_notes
  (number, year, sequence, booking_id, invoice_number, issued_on, total_cents, refund_cents, credit_cents, document,
   created_at)
SELECT printf('C%04d-%06d', ?2, latest.sequence + 1), ?2, latest.sequence + 1,
  (SELECT booking_id FROM booking_balances WHERE booking_id = ?1 AND paid_cents = ?10), ?3, ?4, ?5, ?6, ?7, ?8, ?9
FROM (SELECT COALESCE(MAX(sequence), 0) AS sequence FROM credit_notes WHERE year = ?2) AS latest`;

/** The credit of the note that was just issued, on top of what the client had. id, client's key, cents, year, now */
export const ADD_CREDIT = `INSERT INTO credits (id, client_key, delta_cents, balance_cents, credit_note, created_at)
SELECT ?1, ?2, ?3, ?3 + (SELECT COALESCE(SUM(delta_cents), 0) FROM credits WHERE client_key = ?2),
  (SELECT number FROM credit_notes WHERE year = ?4 ORDER BY sequence DESC LIMIT 1), ?5`;

/** A mail about a change. kind, about, version, recipient, booking id, now */
export const QUEUE_CHANGE_MAIL = `INSERT INTO outbox
  (id, kind, about, version, recipient, booking_id, next_attempt_at, created_at)
VALUES (lower(hex(randomblob(16))), ?1, ?2, ?3, ?4, ?5, ?6, ?6)
ON CONFLICT DO NOTHING`;
