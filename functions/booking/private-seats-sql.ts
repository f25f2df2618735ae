import { FOR_GOOD } from '../platform/claims.ts';

/** The statements by which a client has the seats of a private class. Parameters are numbered and named beside each. */

/** The order that a booking has its seats by, as one of those that name who comes to a private class; NULL of any other booking. */
export const ORDER_OF_SEATS = `(
    SELECT classes.private_order_id FROM booking_lines
    JOIN classes ON classes.id = booking_lines.class_id
    WHERE booking_lines.booking_id = bookings.id AND classes.private_order_id IS NOT NULL
    LIMIT 1
  )`;

/**
 * Seats without money, booked and proved by the office for the client of an order: refused below where that has ended, or nobody is known
 * of it any more. id, reference, order, now, cancellation policy, number
 */
export const INSERT_PRIVATE_BOOKING = `INSERT INTO bookings
  (id, reference, language, state, created_at, hold_expires_at, confirmed_at, proved_at, proved_by, contact, billing, payment_method,
   purchase_order, budget_code, taxes, subtotal_cents, total_cents, cancellation, number, terms)
SELECT ?1, ?2, language, 'confirmed', ?4, ?4, ?4, ?4, 'staff', contact, billing, 'invoice', purchase_order, budget_code, '[]', 0, 0, ?5, ?6, terms
FROM bookings
WHERE id = ?3 AND state = 'confirmed' AND contact ->> '$.email' IS NOT NULL`;

/** Whoever has read it, before what is written beside it, has read another one. booking */
export const TOUCH_BOOKING = `UPDATE bookings SET revision = revision + 1 WHERE id = ?1`;

const taken = (but: string) => `(
    SELECT COALESCE(SUM(seat_claims.quantity), 0) FROM seat_claims
    WHERE seat_claims.class_id = classes.id AND seat_claims.until_at = ${FOR_GOOD}${but}
  )`;

/** Too few give a negative rest, a public class no line for its participants. booking, class, seats */
export const INSERT_PRIVATE_LINE = `INSERT INTO booking_lines
  (booking_id, class_id, position, quantity, unit_cents, seen_sequence, tax_province, seats_left_after)
SELECT ?1, classes.id, 0, ?3, 0, classes.sequence, '', classes.capacity - ?3 - ${taken('')}
FROM classes
WHERE classes.id = ?2 AND classes.private_order_id IS NOT NULL`;

/** Too few give a negative rest. booking, class, more seats */
export const MORE_PRIVATE_SEATS = `UPDATE booking_lines SET
  quantity = quantity + ?3,
  seats_left_after = (
    SELECT classes.capacity - booking_lines.quantity - ?3 - ${taken(' AND seat_claims.booking_id <> ?1')}
    FROM classes WHERE classes.id = ?2
  )
WHERE booking_id = ?1 AND class_id = ?2`;

/** Who has seats of a private class, the first to be booked first, with how many lack a name, and those that have none at all. class */
export const PRIVATE_GROUPS = `SELECT bookings.id, bookings.reference, bookings.revision, booking_lines.quantity, (
    SELECT COUNT(*) FROM participants
    WHERE participants.booking_id = bookings.id AND participants.class_id = booking_lines.class_id AND participants.active = 1
      AND (participants.first_name = '' OR participants.email = '')
  ) AS missing, (
    SELECT json_group_array(id) FROM (
      SELECT participants.id FROM participants
      WHERE participants.booking_id = bookings.id AND participants.class_id = booking_lines.class_id AND participants.active = 1
        AND participants.first_name = '' AND participants.email = ''
      ORDER BY participants.seat DESC
    )
  ) AS unnamed
FROM booking_lines
JOIN bookings ON bookings.id = booking_lines.booking_id AND bookings.state = 'confirmed'
WHERE booking_lines.class_id = ?1 AND booking_lines.claimed_until_at = ${FOR_GOOD}
ORDER BY bookings.created_at, bookings.rowid`;
