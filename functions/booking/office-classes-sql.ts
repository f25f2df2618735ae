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

/** Classes to come that left the schedule while people were booked in them, once each. office's address, now */
export const TELL_OFFICE_OF_WITHDRAWN = `INSERT INTO outbox
  (id, kind, about, version, recipient, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'class_withdrawn', classes.id, classes.sequence + 1, ?1, ?2, ?2
FROM classes
WHERE classes.starts_at > ?2 AND classes.state = 'withdrawn'
  AND EXISTS (
    SELECT 1 FROM booking_lines
    JOIN bookings ON bookings.id = booking_lines.booking_id
    WHERE booking_lines.class_id = classes.id AND booking_lines.quantity > 0
      AND bookings.state IN ('confirmed', 'awaiting_payment')
  )
ON CONFLICT DO NOTHING`;

/** class id */
export const CLASS_BY_ID = `SELECT class_details.*, 0 AS seats_taken FROM class_details WHERE id = ?1`;

/** Who has booked seats in a class, or is paying for them. class id */
export const BOOKINGS_OF_CLASS = `SELECT bookings.number, bookings.state, bookings.contact, bookings.proved_at IS NOT NULL AS proved,
  booking_lines.quantity
FROM booking_lines
JOIN bookings ON bookings.id = booking_lines.booking_id
WHERE booking_lines.class_id = ?1 AND booking_lines.quantity > 0 AND bookings.state IN ('confirmed', 'awaiting_payment')
ORDER BY bookings.created_at, bookings.id`;
