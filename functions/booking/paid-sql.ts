import { claimedBeside } from './sql.ts';

/** The statements of bookings that are paid by card; parameters are numbered and named beside each. */

/**
 * The next number of the year, without gaps; a booking that has changed since it was read gives a NULL booking, and the
 * batch is refused. booking id, year, issued on, due on, total, document (JSON), now, state and revision as read
 */
export const ISSUE_INVOICE = `INSERT INTO invoices
  (number, year, sequence, booking_id, issued_on, due_on, total_cents, document, created_at)
SELECT printf('%04d-%06d', ?2, latest.sequence + 1), ?2, latest.sequence + 1,
  (SELECT id FROM bookings WHERE id = ?1 AND state = ?8 AND revision = ?9), ?3, ?4, ?5, ?6, ?7
FROM (SELECT COALESCE(MAX(sequence), 0) AS sequence FROM invoices WHERE year = ?2) AS latest`;

/**
 * Confirms what was paid for. Refused where the booking has changed since it was read.
 * booking id, now, state and revision as read
 */
export const CONFIRM_PAID = `UPDATE bookings SET
  state = 'confirmed',
  confirmed_at = ?2,
  revision = CASE WHEN state = ?3 AND revision = ?4 THEN revision + 1 END
WHERE id = ?1`;

/**
 * Takes the seats of a hold that has ended again, at the prices that were paid; refused as TAKE_SEATS, and where a class
 * has begun. booking id, now
 */
export const RETAKE_SEATS = `UPDATE booking_lines SET
  unit_cents = (
    SELECT booking_lines.unit_cents FROM classes
    WHERE classes.id = booking_lines.class_id AND classes.state IN ('tentative', 'confirmed') AND classes.starts_at > ?2
  ),
  seats_left_after = (SELECT classes.capacity FROM classes WHERE classes.id = booking_lines.class_id) - quantity - ${claimedBeside('?1', '?2')}
WHERE booking_id = ?1`;

/** Only one that waits for its payment, as it was read. booking id, revision */
export const RELEASE_UNPAID = `UPDATE bookings SET
  state = 'expired',
  revision = CASE WHEN state = 'awaiting_payment' AND revision = ?2 THEN revision + 1 END
WHERE id = ?1`;

/** Only one that waits for its payment, as it was read. booking id, revision */
export const BACK_TO_HOLD = `UPDATE bookings SET
  state = 'held',
  revision = CASE WHEN state = 'awaiting_payment' AND revision = ?2 THEN revision + 1 END
WHERE id = ?1`;

/** Not longer with each card that fails. booking id, until, longest since it has kept seats */
export const KEEP_SEATS = `UPDATE bookings SET
  hold_expires_at = MAX(hold_expires_at, MIN(?2, COALESCE(held_since, created_at) + ?3))
WHERE id = ?1 AND state = 'awaiting_payment'`;

/** Bookings that may not be paid any more. now, how many */
export const UNPAID_BOOKINGS = `SELECT id FROM bookings
WHERE state IN ('held', 'awaiting_payment') AND state = 'awaiting_payment' AND hold_expires_at <= ?1
ORDER BY hold_expires_at
LIMIT ?2`;
