/** The statements of proof (booking rule 41). Parameters are numbered and named beside each. */

/**
 * The three that follow do nothing where the booking is proved already or is none: each looks for what only the last of
 * them ends. booking id, now, who, by
 */
export const RECORD_PROOF = `INSERT INTO booking_events (booking_id, kind, at, who, detail)
SELECT id, 'proved', ?2, ?3, json_object('by', ?4) FROM bookings
WHERE id = ?1 AND state = 'confirmed' AND proved_at IS NULL`;

/** The next number of the year for the invoice that waited. booking id, year, issued on, due on, now */
export const ISSUE_DRAFTED_INVOICE = `INSERT INTO invoices
  (number, year, sequence, booking_id, issued_on, due_on, total_cents, document, created_at)
SELECT printf('%04d-%06d', ?2, latest.sequence + 1), ?2, latest.sequence + 1, bookings.id, ?3,
  MAX(?3, MIN(?4, bookings.invoice_draft ->> '$.latestDueOn')), bookings.total_cents,
  bookings.invoice_draft -> '$.document', ?5
FROM bookings, (SELECT COALESCE(MAX(sequence), 0) AS sequence FROM invoices WHERE year = ?2) AS latest
WHERE bookings.id = ?1 AND bookings.state = 'confirmed' AND bookings.proved_at IS NULL
  AND bookings.invoice_draft IS NOT NULL`;

/** booking id, now, by */
export const PROVE_BOOKING = `UPDATE bookings SET
  proved_at = ?2,
  proved_by = ?3,
  proof_due_at = NULL,
  invoice_draft = NULL,
  from_address = NULL,
  from_network = NULL,
  revision = revision + 1
WHERE id = ?1 AND state = 'confirmed' AND proved_at IS NULL`;

/** booking id */
export const REFERENCE_OF_BOOKED = `SELECT reference FROM bookings WHERE id = ?1 AND number IS NOT NULL`;

/** booking id */
export const PROOF_SOURCE = `SELECT id, number, language, state, contact ->> '$.firstName' AS first_name, confirmed_at,
  proved_at, proof_due_at
FROM bookings
WHERE id = ?1`;

/** The classes of a booking, each with its seats. booking id */
export const BOOKED_SEATS = `SELECT class_details.*, 0 AS seats_taken, booking_lines.quantity
FROM booking_lines
JOIN class_details ON class_details.id = booking_lines.class_id
WHERE booking_lines.booking_id = ?1
ORDER BY booking_lines.position`;
