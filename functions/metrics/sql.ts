import { OPEN_CENTS } from '../platform/balance.ts';

/** The statements of the site's numbers; they only read. Parameters are numbered and named beside each. */

/**
 * The order of a package is a booking without classes, and no booking to who asks how many there are; nor are those by which an order
 * names who comes to its private class.
 */
export const COUNT_BOOKINGS = `SELECT state, paid_by, SUM(count) AS count FROM (
  SELECT state, COALESCE(payment_method, 'none') AS paid_by, COUNT(*) AS count FROM bookings
  GROUP BY payment_method, state
  UNION ALL
  SELECT bookings.state, COALESCE(bookings.payment_method, 'none'), -1 FROM package_purchases
  CROSS JOIN bookings ON bookings.id = package_purchases.booking_id
  UNION ALL
  SELECT bookings.state, COALESCE(bookings.payment_method, 'none'), -1 FROM private_classes
  CROSS JOIN booking_lines ON booking_lines.class_id = private_classes.class_id
  CROSS JOIN bookings ON bookings.id = booking_lines.booking_id
)
GROUP BY 1, 2
HAVING SUM(count) > 0
ORDER BY 1, 2`;

/** now */
export const COUNT_HOLDS = `SELECT COUNT(*) AS count FROM bookings
WHERE state IN ('held', 'awaiting_payment') AND state = 'held' AND hold_expires_at > ?1`;

export const COUNT_OPEN_INVOICES = `SELECT COUNT(*) AS count, COALESCE(SUM(open_cents), 0) AS cents
FROM (
  SELECT ${OPEN_CENTS} AS open_cents
  FROM unsettled_bookings
  CROSS JOIN booking_balances ON booking_balances.booking_id = unsettled_bookings.booking_id
  WHERE invoiced_cents > 0
)
WHERE open_cents > 0`;

/** Who has proved an address. */
export const COUNT_WAITING = `SELECT state, COUNT(*) AS count FROM waitlist
WHERE state IN ('waiting', 'offered') AND proved_at IS NOT NULL
GROUP BY state`;

export const COUNT_MAILS = `SELECT 'pending' AS state, COUNT(*) AS count FROM outbox WHERE state = 'pending'
UNION ALL
SELECT 'failed', COUNT(*) FROM outbox WHERE state = 'failed'`;

/** Since when the oldest mail is due that waits; one that failed is due since it was queued. now */
export const OLDEST_MAIL = `SELECT MIN(CASE WHEN attempts = 0 THEN next_attempt_at ELSE created_at END) AS due_at
FROM outbox
WHERE state = 'pending' AND (attempts > 0 OR next_attempt_at <= ?1)`;

/** oldest hour */
export const COUNT_ERRORS = `SELECT COUNT(DISTINCT fingerprint) AS count FROM error_reports WHERE hour_at > ?1`;
