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
 * Found where another than this has had a mail of a hold, whose links prove it and show all that becomes of it (booking rule 41).
 * reference, e-mail's key
 */
export const IS_LINKED_ELSEWHERE = `SELECT 1 FROM bookings
JOIN outbox ON outbox.booking_id = bookings.id AND lower(trim(outbox.recipient)) = bookings.contact_key
WHERE bookings.reference = ?1 AND bookings.contact_key <> ?2
LIMIT 1`;

/** booking id */
export const CONFIRMATION_SOURCE = `SELECT bookings.id, bookings.reference, bookings.language, bookings.confirmed_at,
  bookings.number AS booking_number, bookings.cancellation, bookings.purchase_order, invoices.number, invoices.issued_on, invoices.due_on, invoices.document
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
