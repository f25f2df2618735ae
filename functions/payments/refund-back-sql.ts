import { DUE_CENTS, OPEN_CENTS } from '../platform/balance.ts';

/** The statements of refunds by hand that are stopped, or taken back. Parameters are numbered and named beside each. */

/**
 * Refuses the batch where anything has happened to its booking since: a state may not be NULL. id, state as read, state, when it was sent or
 * NULL, note, what was due after it
 */
export const REFUND_STANDS = `UPDATE refunds SET
  state = CASE WHEN state = ?2 AND ?6 = (
    SELECT ${DUE_CENTS} FROM booking_balances WHERE booking_balances.booking_id = refunds.booking_id
  ) THEN ?3 END,
  done_at = ?4, failed_at = NULL, note = ?5
WHERE id = ?1`;

/**
 * Says it once it stands to who was told that it comes, by its own mail or by that of the change that it is of. kind, refund, when it leaves,
 * now
 */
export const QUEUE_REFUND_BACK = `INSERT INTO outbox (id, kind, about, recipient, booking_id, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), ?1, refunds.id, bookings.contact ->> '$.email', bookings.id, ?3, ?4
FROM refunds
JOIN bookings ON bookings.id = refunds.booking_id
WHERE refunds.id = ?2 AND bookings.contact ->> '$.email' IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM outbox AS told WHERE told.kind = 'money_back' AND told.about = refunds.id AND told.state <> 'sent'
)`;

/** Nobody is told of it. refund */
export const FORGET_REFUND_BACK = `DELETE FROM outbox WHERE kind IN ('refund_stopped', 'refund_returned') AND about = ?1`;

/** With what we owe, and what is left of the credit that it is of. Nothing where it stands. refund */
export const REFUND_BACK = `SELECT refunds.amount_cents AS cents, -(${OPEN_CENTS}) AS owed_cents,
  bookings.number, bookings.language, bookings.contact, (
    SELECT SUM(delta_cents) FROM credits WHERE credits.client_key = taken.client_key
  ) AS left_cents
FROM refunds
JOIN bookings ON bookings.id = refunds.booking_id
JOIN booking_balances ON booking_balances.booking_id = refunds.booking_id
LEFT JOIN credits AS taken ON taken.refund_id = refunds.id
WHERE refunds.id = ?1 AND refunds.state = 'failed' AND bookings.contact <> '{}'
LIMIT 1`;
