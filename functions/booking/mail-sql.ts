/** The statements of bookings' mails. Parameters are numbered and named beside each. */

/** Asks the buyer to prove the address, at once. booking id, now */
export const QUEUE_PROOF_REQUEST = `INSERT INTO outbox
  (id, kind, about, recipient, booking_id, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'proof_request', id, contact ->> '$.email', id, ?2, ?2
FROM bookings
WHERE id = ?1
ON CONFLICT DO NOTHING`;

/** The buyer's confirmation, once the buyer is proved. booking id, now */
export const QUEUE_CONFIRMATION = `INSERT INTO outbox
  (id, kind, about, recipient, booking_id, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'booking_confirmation', id, contact ->> '$.email', id, ?2, ?2
FROM bookings
WHERE id = ?1 AND state = 'confirmed' AND proved_at IS NOT NULL
ON CONFLICT DO NOTHING`;

/**
 * Joining instructions for everyone with a seat and an e-mail in classes that are confirmed and have not begun, once each;
 * they did not ask, so the buyer's proof comes first (booking rule 41).
 *
 * @param among a condition on the class
 */
const joiningInstructions = (among: string) => `INSERT INTO outbox
  (id, kind, about, recipient, booking_id, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'joining_instructions', participants.id, participants.email,
  participants.booking_id, ?1, ?1
FROM classes
JOIN participants ON participants.class_id = classes.id
JOIN bookings ON bookings.id = participants.booking_id
WHERE classes.state = 'confirmed' AND classes.starts_at > ?1 AND ${among}
  AND bookings.state = 'confirmed' AND bookings.proved_at IS NOT NULL
  AND participants.active = 1 AND participants.email <> '' AND instr(participants.email_key, ' ') = 0
ON CONFLICT DO NOTHING`;

/** In all classes. now */
export const QUEUE_JOINING_INSTRUCTIONS = joiningInstructions('TRUE');

/** In the classes of one booking, by whichever booking they sit there. now, booking id */
export const QUEUE_JOINING_OF_BOOKING = joiningInstructions(
  'classes.id IN (SELECT class_id FROM booking_lines WHERE booking_id = ?2)',
);

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
