/** The statements of the outbox and of the local mailbox. Parameters are numbered and named beside each. */

/** The buyer's confirmation. booking id, recipient, now */
export const QUEUE_CONFIRMATION = `INSERT INTO outbox
  (id, kind, about, recipient, booking_id, next_attempt_at, created_at)
VALUES (lower(hex(randomblob(16))), 'booking_confirmation', ?1, ?2, ?1, ?3, ?3)
ON CONFLICT DO NOTHING`;

/**
 * Joining instructions for everyone with a seat and an e-mail in a class that is confirmed and has not begun, once
 * each. now, class ids (JSON) or NULL for all
 */
export const QUEUE_JOINING_INSTRUCTIONS = `INSERT INTO outbox
  (id, kind, about, recipient, booking_id, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'joining_instructions', participants.id, participants.email,
  participants.booking_id, ?1, ?1
FROM participants
JOIN classes ON classes.id = participants.class_id
JOIN bookings ON bookings.id = participants.booking_id
WHERE classes.state = 'confirmed' AND classes.starts_at > ?1 AND bookings.state = 'confirmed'
  AND participants.active = 1 AND participants.email <> ''
  AND (?2 IS NULL OR classes.id IN (SELECT value FROM json_each(?2)))
ON CONFLICT DO NOTHING`;

/** Takes due mails for one delivery: nobody else gets them before the lease ends. lease, now, end of lease, limit */
export const CLAIM_DUE = `UPDATE outbox SET lease = ?1, leased_until_at = ?3, attempts = attempts + 1
WHERE id IN (
  SELECT id FROM outbox
  WHERE state = 'pending' AND next_attempt_at <= ?2 AND leased_until_at <= ?2
  ORDER BY next_attempt_at, id
  LIMIT ?4
)
RETURNING id, kind, about, recipient, booking_id, attempts, message`;

/** id, lease, message (JSON) */
export const FIX_MESSAGE = `UPDATE outbox SET message = ?3 WHERE id = ?1 AND lease = ?2`;

/** What was sent is not kept: its data stands in the booking. id, lease, now */
export const MARK_SENT = `UPDATE outbox SET state = 'sent', sent_at = ?3, message = NULL, last_error = NULL, lease = NULL
WHERE id = ?1 AND lease = ?2`;

/** id, lease, next attempt, error */
export const MARK_RETRY = `UPDATE outbox SET next_attempt_at = ?3, last_error = ?4, lease = NULL, leased_until_at = 0
WHERE id = ?1 AND lease = ?2`;

/** id, lease, error */
export const MARK_FAILED = `UPDATE outbox SET state = 'failed', last_error = ?3, lease = NULL
WHERE id = ?1 AND lease = ?2`;

/** booking id */
export const CONFIRMATION_SOURCE = `SELECT bookings.id, bookings.reference, bookings.language, bookings.confirmed_at,
  invoices.number, invoices.issued_on, invoices.due_on, invoices.document
FROM bookings
JOIN invoices ON invoices.booking_id = bookings.id
WHERE bookings.id = ?1`;

/** booking id */
export const BOOKED_EVENTS = `SELECT class_details.*, 0 AS seats_taken
FROM booking_lines
JOIN class_details ON class_details.id = booking_lines.class_id
WHERE booking_lines.booking_id = ?1
ORDER BY booking_lines.position`;

/** participant id */
export const JOINING_SOURCE = `SELECT participants.first_name, participants.class_id, participants.booking_id,
  participants.active, bookings.language, bookings.confirmed_at
FROM participants
JOIN bookings ON bookings.id = participants.booking_id
WHERE participants.id = ?1`;

/** id, now, message (JSON); the same id twice is the same mail */
export const STORE_LOCAL_MAIL = `INSERT INTO local_mail (id, received_at, message) VALUES (?1, ?2, ?3)
ON CONFLICT (id) DO NOTHING`;

/** limit */
export const LIST_LOCAL_MAIL = `SELECT id, received_at, message FROM local_mail ORDER BY received_at DESC, rowid DESC
LIMIT ?1`;

/** id */
export const READ_LOCAL_MAIL = `SELECT id, received_at, message FROM local_mail WHERE id = ?1`;
