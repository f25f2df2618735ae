/** The statements about who has decided what, once a class has lost a day. Parameters are numbered and named beside each. */

/** An event of a booking since the change of its class. */
const since = (kind: string, of: string) => `EXISTS (
    SELECT 1 FROM booking_events
    WHERE booking_events.booking_id = bookings.id AND booking_events.at >= changed.at AND booking_events.kind = '${kind}' AND ${of}
  )`;

/**
 * Bookings that had seats of some classes when those left a day, or were cancelled, each with what became of them since. Of what was
 * cancelled without an act of the office, that is since its people are told. classes (JSON), day
 */
export const SINCE_CHANGE = `WITH changed AS (
  SELECT classes.id, classes.state IN ('cancelled', 'withdrawn') AS ended, CASE
    WHEN classes.state IN ('cancelled', 'withdrawn') THEN COALESCE(
      (SELECT at FROM class_changes WHERE class_id = classes.id AND field = 'cancelled'), classes.told_from_at
    )
    ELSE (SELECT at FROM class_days_left WHERE class_id = classes.id AND day = ?2)
  END AS at
  FROM classes WHERE id IN (SELECT value FROM json_each(?1))
)
SELECT changed.id AS class_id, changed.ended, bookings.id AS booking_id, bookings.number, bookings.contact,
  (
    SELECT COUNT(*) FROM participants
    WHERE participants.booking_id = bookings.id AND participants.class_id = changed.id AND participants.active = 1
  ) AS seats,
  ${since('moved', `booking_events.detail ->> 'eventId' = changed.id`)} AS moved,
  ${since('seats_cancelled', `booking_events.detail ->> 'eventId' = changed.id`)} AS cancelled,
  ${since('credited', `booking_events.detail ->> 'eventId' = changed.id`)} AS credited,
  class_stays.at >= changed.at AS stays, accounts.first_name AS who
FROM changed
CROSS JOIN booking_lines ON booking_lines.class_id = changed.id
CROSS JOIN bookings ON bookings.id = booking_lines.booking_id AND bookings.state IN ('confirmed', 'cancelled')
  AND bookings.contact <> '{}' AND bookings.created_at <= changed.at
LEFT JOIN class_stays ON class_stays.class_id = changed.id AND class_stays.booking_id = bookings.id
LEFT JOIN accounts ON accounts.id = class_stays.account_id
WHERE changed.at IS NOT NULL AND NOT ${since('moved', `booking_events.detail ->> 'toEventId' = changed.id`)}
ORDER BY bookings.created_at, bookings.id, changed.id`;

/** Whether a booking has seats of a class. class, booking */
export const HAS_SEATS = `SELECT 1 AS seats FROM participants WHERE class_id = ?1 AND booking_id = ?2 AND active = 1`;

/** class, booking, account, now */
export const PUT_STAY = `INSERT INTO class_stays (class_id, booking_id, account_id, at) VALUES (?1, ?2, ?3, ?4)
ON CONFLICT (class_id, booking_id) DO UPDATE SET account_id = excluded.account_id, at = excluded.at`;

/** class, booking */
export const FORGET_STAY = `DELETE FROM class_stays WHERE class_id = ?1 AND booking_id = ?2`;
