import { FOR_GOOD } from '../platform/claims.ts';

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
  MAX(?3, COALESCE(bookings.invoice_draft ->> '$.dueOn', MIN(?4, bookings.invoice_draft ->> '$.latestDueOn'))),
  bookings.total_cents,
  bookings.invoice_draft -> '$.document', ?5
FROM bookings, (SELECT COALESCE(MAX(sequence), 0) AS sequence FROM invoices WHERE year = ?2) AS latest
WHERE bookings.id = ?1 AND bookings.state = 'confirmed' AND bookings.proved_at IS NULL
  AND bookings.invoice_draft IS NOT NULL`;

/** Refuses the batch where a class is not as it was drafted: a revision is never NULL. booking id */
export const AS_SEEN = `UPDATE bookings SET revision = CASE WHEN NOT EXISTS (
  SELECT 1 FROM booking_lines JOIN classes ON classes.id = booking_lines.class_id
  WHERE booking_lines.booking_id = ?1 AND booking_lines.quantity > 0 AND classes.sequence > booking_lines.booked_sequence
) THEN revision END
WHERE id = ?1 AND proved_at IS NULL`;

/** Another invoice that waits; refused where the booking is not as it was read, or proved. booking id, revision as read, draft (JSON) */
export const REDRAFT_INVOICE = `UPDATE bookings SET
  invoice_draft = ?3,
  revision = CASE WHEN revision = ?2 AND state = 'confirmed' AND proved_at IS NULL THEN revision + 1 END
WHERE id = ?1`;

/** The buyer is told how the classes were when they were read. booking id, sequences (JSON object by class id) */
export const SEE_CLASSES_AS = `UPDATE booking_lines SET (seen_sequence, booked_sequence, told_sequence) = (
  SELECT value, value, value FROM json_each(?2) WHERE key = booking_lines.class_id
)
WHERE booking_id = ?1 AND class_id IN (SELECT key FROM json_each(?2))`;

/** Nobody proves it any more once a class has begun, which may have been moved. now */
export const PULL_PROOFS = `UPDATE bookings SET proof_due_at = ?1
WHERE proof_due_at > ?1 AND state = 'confirmed' AND proved_at IS NULL AND EXISTS (
  SELECT 1 FROM booking_lines JOIN classes ON classes.id = booking_lines.class_id
  WHERE booking_lines.booking_id = bookings.id AND booking_lines.quantity > 0 AND classes.starts_at <= ?1
)`;

/** booking id, now, by, digest of the browser's cart or NULL */
export const PROVE_BOOKING = `UPDATE bookings SET
  proved_at = ?2,
  proved_by = ?3,
  proved_in = ?4,
  proof_due_at = NULL,
  invoice_draft = NULL,
  from_address = NULL,
  from_network = NULL,
  revision = revision + 1
WHERE id = ?1 AND state = 'confirmed' AND proved_at IS NULL`;

/** Of the bookings of a statement, those that have a seat in a class which we have called off; one that left the schedule may come back. */
const CALLED_OFF = `EXISTS (
  SELECT 1 FROM booking_lines JOIN classes ON classes.id = booking_lines.class_id
  WHERE booking_lines.booking_id = bookings.id AND booking_lines.quantity > 0
    AND classes.state = 'cancelled'
)`;

/** Refuses the batch where a class of the booking was called off meanwhile: a revision is never NULL. booking id */
export const STILL_GIVEN = `UPDATE bookings SET revision = CASE WHEN NOT ${CALLED_OFF} THEN revision END WHERE id = ?1`;

/** Whether a class of a booking was called off, and stands so: what the office can still undo has not happened. booking id, now */
export const CALLED_OFF_OF = `SELECT MAX(classes.told_from_at) <= ?2 AS stands
FROM booking_lines JOIN classes ON classes.id = booking_lines.class_id
WHERE booking_lines.booking_id = ?1 AND booking_lines.quantity > 0 AND classes.state = 'cancelled'
HAVING COUNT(*) > 0`;

/** booking id */
export const PROOF_SOURCE = `SELECT id, reference, number, language, state, confirmed_at,
  proved_at, proof_due_at
FROM bookings
WHERE id = ?1`;

/** The classes of a booking, each with its seats. booking id */
export const BOOKED_SEATS = `SELECT class_details.*, 0 AS seats_taken, booking_lines.quantity
FROM booking_lines
JOIN class_details ON class_details.id = booking_lines.class_id
WHERE booking_lines.booking_id = ?1 AND booking_lines.quantity > 0
ORDER BY booking_lines.position`;

/** Halfway to its end, a booking that waits is told of once more. now */
export const QUEUE_PROOF_REMINDERS = `INSERT INTO outbox
  (id, kind, about, recipient, booking_id, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'proof_reminder', id, contact ->> '$.email', id, ?1, ?1
FROM bookings
WHERE proof_due_at > ?1 AND confirmed_at + (proof_due_at - confirmed_at) / 2 <= ?1 AND state = 'confirmed'
ON CONFLICT DO NOTHING`;

/** The four that follow are one: bookings whose proof did not come in time. Only the last ends them. now */
export const RECORD_UNPROVED_ENDS = `INSERT INTO booking_events (booking_id, kind, at, who, detail)
SELECT id, 'expired', ?1, 'clock', json_object('why', 'unproved') FROM bookings
WHERE proof_due_at <= ?1 AND state = 'confirmed' AND proved_at IS NULL`;

/** now */
export const QUEUE_UNPROVED_ENDS = `INSERT INTO outbox
  (id, kind, about, recipient, booking_id, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'booking_ended', id, contact ->> '$.email', id, ?1, ?1
FROM bookings
WHERE proof_due_at <= ?1 AND state = 'confirmed' AND proved_at IS NULL
ON CONFLICT DO NOTHING`;

/** now */
export const FREE_UNPROVED_SEATS = `UPDATE participants SET active = 0 WHERE booking_id IN (
  SELECT id FROM bookings WHERE proof_due_at <= ?1 AND state = 'confirmed' AND proved_at IS NULL
)`;

/** A booking that nobody proved is over, and nothing tells any more where it came from. */
const END_BOOKING = `UPDATE bookings SET
  state = 'cancelled',
  proof_due_at = NULL,
  invoice_draft = NULL,
  from_address = NULL,
  from_network = NULL,
  revision = revision + 1`;

/** now */
export const END_UNPROVED = `${END_BOOKING}
WHERE proof_due_at <= ?1 AND state = 'confirmed' AND proved_at IS NULL`;

/** The three that follow are one, as above, for a booking that is not its contact's. booking id, now */
export const RECORD_DISOWNED = `INSERT INTO booking_events (booking_id, kind, at, who, detail)
SELECT id, 'expired', ?2, 'buyer', json_object('why', 'disowned') FROM bookings
WHERE id = ?1 AND state = 'confirmed' AND proved_at IS NULL`;

/** booking id */
export const FREE_DISOWNED_SEATS = `UPDATE participants SET active = 0 WHERE booking_id IN (
  SELECT id FROM bookings WHERE id = ?1 AND state = 'confirmed' AND proved_at IS NULL
)`;

/** booking id */
export const END_DISOWNED = `${END_BOOKING}
WHERE id = ?1 AND state = 'confirmed' AND proved_at IS NULL`;

/** The three that follow and END_DISOWNED are one, for a booking of a class that we have called off. booking id, now */
export const RECORD_CALLED_OFF = `INSERT INTO booking_events (booking_id, kind, at, who, detail)
SELECT id, 'expired', ?2, 'clock', json_object('why', 'called_off') FROM bookings
WHERE id = ?1 AND state = 'confirmed' AND proved_at IS NULL`;

/** booking id, now */
export const QUEUE_CALLED_OFF = `INSERT INTO outbox
  (id, kind, about, recipient, booking_id, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'booking_called_off', id, contact ->> '$.email', id, ?2, ?2
FROM bookings
WHERE id = ?1 AND state = 'confirmed' AND proved_at IS NULL
ON CONFLICT DO NOTHING`;

/** Bookings that nobody has proved, made at a price since an instant. class, cents, instant */
export const MADE_AT_PRICE = `SELECT bookings.id FROM booking_lines
JOIN bookings ON bookings.id = booking_lines.booking_id
WHERE booking_lines.class_id = ?1 AND booking_lines.unit_cents = ?2 AND booking_lines.covered IS NULL
  AND booking_lines.claimed_until_at = ${FOR_GOOD}
  AND bookings.confirmed_at >= ?3 AND bookings.state = 'confirmed' AND bookings.proved_at IS NULL`;

/** The two that follow, FREE_DISOWNED_SEATS and END_DISOWNED are one, for a booking at a price that never was. booking id, now */
export const RECORD_PRICE_UNDONE = `INSERT INTO booking_events (booking_id, kind, at, who, detail)
SELECT id, 'expired', ?2, 'staff', json_object('why', 'price_undone') FROM bookings
WHERE id = ?1 AND state = 'confirmed' AND proved_at IS NULL`;

/** booking id, now */
export const QUEUE_PRICE_UNDONE = `INSERT INTO outbox
  (id, kind, about, recipient, booking_id, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'booking_price_undone', id, contact ->> '$.email', id, ?2, ?2
FROM bookings
WHERE id = ?1 AND state = 'confirmed' AND proved_at IS NULL
ON CONFLICT DO NOTHING`;
