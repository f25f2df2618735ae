/** The statements of credits as the office sees them. Parameters are numbered and named beside each. */

/** Clients who have something with us, who got it last first. how many, after how many, before when or `null` */
export const CLIENTS_WITH_CREDIT = `SELECT client_key, SUM(delta_cents) AS cents FROM credits
WHERE ?3 IS NULL OR created_at < ?3
GROUP BY client_key
HAVING SUM(delta_cents) > 0
ORDER BY MAX(created_at) DESC, client_key
LIMIT ?1 OFFSET ?2`;

/** All of it. before when, or `null` */
export const CREDIT_IN_ALL = `SELECT COALESCE(SUM(delta_cents), 0) AS cents FROM credits
WHERE ?1 IS NULL OR created_at < ?1`;

/** Where it came from, what it paid and for what it was taken out, with the booking and its contact. clients (JSON), before when or `null` */
export const ENTRIES_OF_CLIENTS = `SELECT credits.id, credits.client_key, credits.delta_cents, credits.created_at, credits.credit_note,
  CASE
    WHEN credits.back_of IS NOT NULL THEN 'back'
    WHEN credits.credit_note IS NOT NULL THEN 'given'
    WHEN credits.payment_id IS NOT NULL THEN 'used'
    WHEN credits.refund_id IS NOT NULL AND credits.delta_cents < 0 AND NOT EXISTS (
      SELECT 1 FROM refunds WHERE refunds.id = credits.refund_id AND refunds.taken_back IS NOT NULL
    ) THEN 'paid_out'
    WHEN credits.refund_id IS NOT NULL AND credits.delta_cents < 0 THEN 'taken_back'
    WHEN credits.delta_cents < 0 THEN 'locked'
    ELSE 'unlocked'
  END AS kind,
  bookings.id AS booking_id, bookings.number, bookings.contact
FROM credits
LEFT JOIN credit_notes ON credit_notes.number = credits.credit_note
LEFT JOIN payments ON payments.id = credits.payment_id
JOIN bookings ON bookings.id = COALESCE(credit_notes.booking_id, payments.booking_id, credits.booking_id)
WHERE credits.client_key IN (SELECT value FROM json_each(?1)) AND (?2 IS NULL OR credits.created_at < ?2)
ORDER BY credits.created_at, credits.id`;
