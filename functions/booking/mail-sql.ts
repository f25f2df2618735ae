/** The statements of bookings' mails. Parameters are numbered and named beside each. */

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

/** booking id */
export const CONFIRMATION_SOURCE = `SELECT bookings.id, bookings.reference, bookings.language, bookings.confirmed_at,
  bookings.number AS booking_number, bookings.cancellation, invoices.number, invoices.issued_on, invoices.due_on, invoices.document
FROM bookings
JOIN invoices ON invoices.booking_id = bookings.id
WHERE bookings.id = ?1
ORDER BY invoices.created_at, invoices.number
LIMIT 1`;

/** booking id */
export const BOOKED_EVENTS = `SELECT class_details.*, 0 AS seats_taken
FROM booking_lines
JOIN class_details ON class_details.id = booking_lines.class_id
WHERE booking_lines.booking_id = ?1 AND booking_lines.quantity > 0
ORDER BY booking_lines.position`;

/** participant id */
export const JOINING_SOURCE = `SELECT participants.first_name, participants.email, participants.class_id, participants.booking_id,
  participants.active, bookings.language, bookings.confirmed_at
FROM participants
JOIN bookings ON bookings.id = participants.booking_id
WHERE participants.id = ?1`;
