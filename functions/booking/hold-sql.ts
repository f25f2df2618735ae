/** What a cart has when it asks for seats. Parameters are numbered and named beside each. */

/** What a cart held last, whatever became of it unless it was booked. cart */
export const LAST_HOLD_OF_CART = `SELECT * FROM bookings
WHERE cart = ?1 AND state IN ('held', 'expired', 'released')
ORDER BY created_at DESC, rowid DESC
LIMIT 1`;

/** Bookings of these references, and what took the place of each. references (JSON) */
export const named = (references: string) => `WITH RECURSIVE named (id, replaced_by) AS (
    SELECT id, replaced_by FROM bookings WHERE reference IN (SELECT value FROM json_each(${references}))
    UNION
    SELECT bookings.id, bookings.replaced_by FROM named JOIN bookings ON bookings.id = named.replaced_by
  )
  SELECT id FROM named`;

/**
 * Which of these holds, of what took their place, and of what this cart holds, are live: a booking gives nobody seats. references (JSON),
 * now, cart
 */
export const LIVE_HOLDS = `SELECT reference, held_since, hold_expires_at FROM bookings
WHERE id IN (
  SELECT id FROM (${named('?1')})
  UNION ALL
  SELECT id FROM bookings WHERE cart = ?3 AND state = 'held'
) AND state = 'held' AND hold_expires_at > ?2`;

/** Live holds that a new one takes the place of; refused where one of them is held no more. references (JSON), id of the new one, now */
export const REPLACE_HOLDS = `UPDATE bookings SET state = CASE state WHEN 'held' THEN 'released' END, replaced_by = ?2, hold_expires_at = ?3
WHERE reference IN (SELECT value FROM json_each(?1))`;

/** cart */
export const LINES_HELD_BY_CART = `SELECT class_id, quantity, unit_cents FROM booking_lines
WHERE booking_id = (SELECT id FROM bookings WHERE cart = ?1 AND state = 'held')
ORDER BY position`;
