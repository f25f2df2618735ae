import { FOR_GOOD } from '../platform/claims.ts';

/** The statements of what the office hears of classes. Parameters are numbered and named beside each. */

/** Classes that begin soon and are not sure to. now, until */
export const UNSURE_CLASSES = `SELECT class_details.id, class_details.starts_at, class_details.time_zone,
  class_details.place_province,
  (
    SELECT COALESCE(SUM(booked_seats.quantity), 0) FROM booked_seats WHERE booked_seats.class_id = class_details.id
  ) AS seats
FROM class_details
WHERE class_details.starts_at > ?1 AND class_details.starts_at <= ?2 AND class_details.state = 'tentative'`;

/** Once for each class and the date it has now. office's address, now, class ids (JSON) */
export const TELL_OFFICE_OF_UNSURE = `INSERT INTO outbox
  (id, kind, about, version, recipient, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'class_below_minimum', classes.id, classes.sequence + 1, ?1, ?2, ?2
FROM json_each(?3) AS unsure
JOIN classes ON classes.id = unsure.value
WHERE TRUE
ON CONFLICT DO NOTHING`;

/** Classes to come that left the schedule while people were booked in them, once each time. office's address, now */
export const TELL_OFFICE_OF_WITHDRAWN = `INSERT INTO outbox
  (id, kind, about, version, recipient, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'class_withdrawn', classes.id, COALESCE(classes.withdrawn_at, classes.sequence + 1), ?1, ?2, ?2
FROM classes
WHERE classes.starts_at > ?2 AND classes.state = 'withdrawn'
  AND EXISTS (
    SELECT 1 FROM booking_lines
    JOIN bookings ON bookings.id = booking_lines.booking_id
    WHERE booking_lines.class_id = classes.id AND booking_lines.quantity > 0
      AND bookings.state IN ('confirmed', 'awaiting_payment')
  )
ON CONFLICT DO NOTHING`;

/** What stands of what was booked, or came to sit there, at a price since an instant. class, cents, instant */
const STANDS_AT_PRICE = `booking_lines.class_id = ?1 AND booking_lines.unit_cents = ?2 AND booking_lines.covered IS NULL
  AND booking_lines.quantity > 0 AND booking_lines.claimed_until_at = ${FOR_GOOD}
  AND (bookings.state = 'awaiting_payment' OR bookings.proved_at IS NOT NULL)
  AND EXISTS (
    SELECT 1 FROM booking_events
    WHERE booking_events.booking_id = bookings.id AND booking_events.at >= ?3
      AND booking_events.kind IN ('confirmed', 'awaiting_payment', 'moved', 'seats_added')
  )`;

/** A price that is undone, where something stands at it; the mail is about all three. class, cents, instant, office's address, now */
export const TELL_OFFICE_OF_PRICE = `INSERT INTO outbox (id, kind, about, recipient, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'class_price_undone', ?1 || ' ' || ?2 || ' ' || ?3, ?4, ?5, ?5
WHERE EXISTS (
  SELECT 1 FROM booking_lines JOIN bookings ON bookings.id = booking_lines.booking_id WHERE ${STANDS_AT_PRICE}
)
ON CONFLICT DO NOTHING`;

const BOOKED = `SELECT bookings.number, bookings.state, bookings.contact, bookings.proved_at IS NOT NULL AS proved,
  booking_lines.quantity
FROM booking_lines
JOIN bookings ON bookings.id = booking_lines.booking_id`;

/** Those bookings. class, cents, instant */
export const BOOKINGS_AT_PRICE = `${BOOKED}
WHERE ${STANDS_AT_PRICE}
ORDER BY bookings.created_at, bookings.id`;

/** class id */
export const CLASS_BY_ID = `SELECT class_details.*, 0 AS seats_taken FROM class_details WHERE id = ?1`;

/** Who has booked seats in a class, or is paying for them. class id */
export const BOOKINGS_OF_CLASS = `${BOOKED}
WHERE booking_lines.class_id = ?1 AND booking_lines.quantity > 0 AND bookings.state IN ('confirmed', 'awaiting_payment')
ORDER BY bookings.created_at, bookings.id`;
