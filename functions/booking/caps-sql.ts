/** The statements of what strangers may have at once (src/domain/booking/caps.ts). Parameters are numbered and named beside each. */

/**
 * What one network has without proof, seat by class and booking; that of one address and of one contact is among it or
 * beside it. network, contact's key or NULL, now
 */
export const UNPROVED_OF_VISITOR = `SELECT class_id, booking_id, quantity, state, from_address, from_network, contact_key
FROM unproved_seats WHERE from_network = ?1 AND until_at > ?3
UNION ALL
SELECT class_id, booking_id, quantity, state, from_address, from_network, contact_key
FROM unproved_seats WHERE contact_key = ?2 AND (?1 IS NULL OR from_network IS NOT ?1) AND until_at > ?3`;

/**
 * Refuses the batch where it leaves a network or an address with more than it may have, or a class with more of one
 * network. booking id, address, network, now, most seats, most seats of a class
 */
export const WITHIN_SEAT_CAPS = `UPDATE bookings SET revision = CASE WHEN
  (SELECT COALESCE(SUM(quantity), 0) FROM unproved_seats WHERE from_address = ?2 AND until_at > ?4) <= ?5
  AND (SELECT COALESCE(SUM(quantity), 0) FROM unproved_seats WHERE from_network = ?3 AND until_at > ?4) <= ?5
  AND NOT EXISTS (
    SELECT 1 FROM unproved_seats WHERE from_network = ?3 AND until_at > ?4
    GROUP BY class_id HAVING SUM(quantity) > ?6
  )
  THEN revision END
WHERE id = ?1`;

/**
 * The same of a contact and of the bookings that wait for proof. booking id, contact's key, network, most seats, most seats
 * of a class, most bookings of a contact, of a network, of a class, of a contact since an instant, and that
 */
export const WITHIN_BOOKING_CAPS = `UPDATE bookings SET revision = CASE WHEN
  (SELECT COALESCE(SUM(quantity), 0) FROM unproved_seats WHERE contact_key = ?2) <= ?4
  AND NOT EXISTS (
    SELECT 1 FROM unproved_seats WHERE contact_key = ?2 GROUP BY class_id HAVING SUM(quantity) > ?5
  )
  AND (SELECT COUNT(DISTINCT booking_id) FROM unproved_seats WHERE contact_key = ?2) <= ?6
  AND (
    SELECT COUNT(*) FROM bookings
    WHERE contact_key = ?2 AND proved_at IS NULL AND payment_method = 'invoice' AND confirmed_at > ?10
  ) <= ?9
  AND (
    SELECT COUNT(DISTINCT booking_id) FROM unproved_seats
    WHERE from_network = ?3 AND state = 'confirmed'
  ) <= ?7
  AND NOT EXISTS (
    SELECT 1 FROM booking_lines AS own
    WHERE own.booking_id = ?1 AND (
      SELECT COUNT(*) FROM booked_seats WHERE booked_seats.class_id = own.class_id AND NOT booked_seats.proved
    ) > ?8
  )
  THEN revision END
WHERE id = ?1`;

/** Bookings on invoice that asked a contact for proof and were given none. contact's key, since */
export const ASKED_OF_CONTACT = `SELECT COUNT(*) AS bookings FROM bookings
WHERE contact_key = ?1 AND proved_at IS NULL AND payment_method = 'invoice' AND confirmed_at > ?2`;

/** Bookings that wait for proof in the classes of a booking. booking id */
export const UNPROVED_IN_CLASSES = `SELECT own.class_id, COUNT(*) AS bookings
FROM booking_lines AS own
JOIN booked_seats ON booked_seats.class_id = own.class_id AND NOT booked_seats.proved
WHERE own.booking_id = ?1
GROUP BY own.class_id`;
