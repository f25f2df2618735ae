/**
 * The statements that a booking is read by with all that belongs to it: by its id, or by its reference, so that it and what belongs
 * to it are asked for at once. Parameters are numbered and named beside each.
 */
const byReference = (reference: string) => `(SELECT id FROM bookings WHERE reference = ${reference})`;

const linesOf = (
  booking: string,
) => `SELECT class_id, quantity, unit_cents, seen_sequence, covered, discount_cents FROM booking_lines
WHERE booking_id = ${booking}
ORDER BY position`;

/** booking id */
export const LINES_OF_BOOKING = linesOf('?1');

/** reference */
export const LINES_BY_REFERENCE = linesOf(byReference('?1'));

const eventsOf = (booking: string) => `SELECT class_details.*,
  (
    SELECT COALESCE(SUM(quantity), 0) FROM seat_claims
    WHERE seat_claims.class_id = class_details.id AND seat_claims.until_at > ?1
  ) AS seats_taken,
  (
    SELECT COALESCE(SUM(quantity), 0) FROM booked_seats
    WHERE booked_seats.class_id = class_details.id AND booked_seats.proved
  ) AS seats_confirmed
FROM booking_lines
JOIN class_details ON class_details.id = booking_lines.class_id
WHERE booking_lines.booking_id = ${booking}
ORDER BY booking_lines.position`;

/** now, booking id */
export const EVENTS_OF_BOOKING = eventsOf('?2');

/** now, reference */
export const EVENTS_BY_REFERENCE = eventsOf(byReference('?2'));

const participantsOf = (booking: string) => `SELECT participants.id, participants.class_id, participants.first_name,
  participants.last_name, participants.email
FROM participants
JOIN booking_lines ON booking_lines.booking_id = participants.booking_id
  AND booking_lines.class_id = participants.class_id
WHERE participants.booking_id = ${booking} AND participants.active = 1
ORDER BY booking_lines.position, participants.seat`;

/** booking id */
export const PARTICIPANTS_OF_BOOKING = participantsOf('?1');

/** reference */
export const PARTICIPANTS_BY_REFERENCE = participantsOf(byReference('?1'));

const invoiceOf = (booking: string) => `SELECT number, issued_on, due_on, document,
  (SELECT purchase_order FROM bookings WHERE bookings.id = invoices.booking_id) AS purchase_order
FROM invoices
WHERE booking_id = ${booking}
ORDER BY created_at, number
LIMIT 1`;

/** The invoice that it was booked with; a change may have added others. booking id */
export const INVOICE_OF_BOOKING = invoiceOf('?1');

/** reference */
export const INVOICE_BY_REFERENCE = invoiceOf(byReference('?1'));

const emailsTaken = (booking: string) => `SELECT participants.class_id, participants.email_key,
  COALESCE(bookings.contact_key = ?2, 0) AS same_contact
FROM booking_lines
JOIN participants ON participants.class_id = booking_lines.class_id AND participants.booking_id <> ${booking}
JOIN bookings ON bookings.id = participants.booking_id
WHERE booking_lines.booking_id = ${booking} AND participants.active = 1 AND participants.email_key IS NOT NULL`;

/**
 * E-mails that have a seat in the classes of a booking through another one, and whether the same contact has booked that.
 * booking id, contact's key
 */
export const EMAILS_TAKEN = emailsTaken('?1');

/** reference, contact's key */
export const EMAILS_TAKEN_BY_REFERENCE = emailsTaken(byReference('?1'));
