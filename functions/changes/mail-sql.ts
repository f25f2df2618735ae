import { NOTE_COLUMNS } from './sql.ts';

/** The statements of the mails about changes. Parameters are numbered and named beside each. */

/** Days on which a class was held until the office changed it. class */
export const DAYS_LEFT = `SELECT day FROM class_days_left WHERE class_id = ?1 ORDER BY day`;

/**
 * What a class was before a change, as one of these bookings was told, and its place then. bookings (JSON), class, its SEQUENCE since
 */
export const CLASS_WAS = `SELECT booking_events.detail -> 'was' AS was, places.id AS place_id, places.name_en AS place_name_en,
  places.name_fr AS place_name_fr, places.city_en AS place_city_en, places.city_fr AS place_city_fr,
  places.address AS place_address, places.province AS place_province
FROM booking_events
LEFT JOIN places ON places.id = booking_events.detail ->> '$.was.placeId'
WHERE booking_events.booking_id IN (SELECT value FROM json_each(?1)) AND booking_events.kind = 'class_moved'
  AND booking_events.detail ->> 'eventId' = ?2 AND booking_events.detail ->> 'sequence' = ?3 AND was IS NOT NULL
LIMIT 1`;

/** Of classes, those in which an address has a seat, or has booked one: its calendar keeps them. key of the address, classes (JSON) */
export const STILL_IN_CLASSES = `SELECT participants.class_id FROM participants
JOIN bookings ON bookings.id = participants.booking_id
WHERE participants.email_key = ?1 AND participants.active = 1 AND bookings.state = 'confirmed' AND bookings.proved_at IS NOT NULL
  AND participants.class_id IN (SELECT value FROM json_each(?2))
UNION
SELECT booking_lines.class_id FROM bookings
JOIN booking_lines ON booking_lines.booking_id = bookings.id
WHERE bookings.contact_key = ?1 AND bookings.state = 'confirmed' AND bookings.proved_at IS NOT NULL
  AND booking_lines.quantity > 0 AND booking_lines.class_id IN (SELECT value FROM json_each(?2))`;

/** Classes that are not over of which the calendar of a booking's contact may have the sessions: its own, and those of an order. booking, now */
export const CLASSES_TO_COME = `SELECT classes.id FROM booking_lines
JOIN classes ON classes.id = booking_lines.class_id
WHERE booking_lines.booking_id = ?1 AND classes.ends_at > ?2
UNION
SELECT id FROM classes WHERE private_order_id = ?1 AND ends_at > ?2`;

/** booking id, at */
export const CREDIT_NOTES_OF_CHANGE = `SELECT ${NOTE_COLUMNS}
FROM credit_notes
WHERE booking_id = ?1 AND created_at = ?2
ORDER BY number`;

/** What a payment took off the credit of another contact, what that left, and the language of that contact's last booking. payment */
export const USED_OF_OTHERS = `SELECT -spent.delta_cents AS cents, spent.balance_cents AS left_cents, COALESCE(bookings.number, '') AS number,
  COALESCE((
    SELECT own.language FROM bookings AS own
    WHERE own.contact_key = spent.client_key AND own.proved_at IS NOT NULL ORDER BY own.created_at DESC LIMIT 1
  ), bookings.language) AS language
FROM credits AS spent
JOIN payments ON payments.id = spent.payment_id
JOIN bookings ON bookings.id = payments.booking_id
WHERE spent.payment_id = ?1 AND spent.client_key <> ''`;
