/** What the clock does to holds. Parameters are numbered and named beside each. */

/** Both states are named, as the index of those that have an end names them. now */
export const EXPIRE_HOLDS = `UPDATE bookings SET state = 'expired'
WHERE state IN ('held', 'awaiting_payment') AND state = 'held' AND hold_expires_at <= ?1`;
