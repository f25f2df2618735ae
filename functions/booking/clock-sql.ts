/** What the clock does to holds. Parameters are numbered and named beside each. */

/** now */
export const EXPIRE_HOLDS = `UPDATE bookings SET state = 'expired' WHERE state = 'held' AND hold_expires_at <= ?1`;

/**
 * From where seats were held, of what came to nothing and is kept: a payment was begun for it, or it was cancelled. oldest
 * end to keep
 */
export const FORGET_VISITORS = `UPDATE bookings SET from_address = NULL, from_network = NULL
WHERE from_network IS NOT NULL AND state IN ('expired', 'released', 'cancelled') AND hold_expires_at < ?1`;

/** Holds that came to nothing, with their lines: so many at a time. oldest end to keep, most */
export const DELETE_DEAD_HOLDS = `DELETE FROM bookings WHERE id IN (
  SELECT id FROM bookings
  WHERE state IN ('expired', 'released') AND contact IS NULL AND hold_expires_at < ?1
    AND NOT EXISTS (SELECT 1 FROM booking_events WHERE booking_events.booking_id = bookings.id)
    AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.booking_id = bookings.id)
  LIMIT ?2
)`;
