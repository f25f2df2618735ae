/** The statements of measuring bookings. */

/** Bookings that are to be told, who was proved first first. proved at the earliest, most */
export const TO_MEASURE = `SELECT id, number, proved_at, visit ->> '$.clientId' AS client_id,
  promo_code, total_cents - subtotal_cents AS tax_cents
FROM bookings
WHERE visit ->> '$.clientId' IS NOT NULL AND proved_at > ?1 AND state IN ('confirmed', 'cancelled')
ORDER BY proved_at
LIMIT ?2`;

/** booking id */
export const MEASURED_LINES = `SELECT booking_lines.class_id, booking_lines.quantity, booking_lines.unit_cents, booking_lines.discount_cents,
  class_details.*
FROM booking_lines
JOIN class_details ON class_details.id = booking_lines.class_id
WHERE booking_lines.booking_id = ?1 AND booking_lines.quantity > 0
ORDER BY class_details.starts_at`;

/** booking id */
export const FORGET_CLIENT = `UPDATE bookings SET visit = json_remove(visit, '$.clientId') WHERE id = ?1`;

/** Too late to be told. proved at the latest */
export const FORGET_OLD_CLIENTS = `UPDATE bookings SET visit = json_remove(visit, '$.clientId')
WHERE visit ->> '$.clientId' IS NOT NULL AND COALESCE(proved_at, confirmed_at, created_at) <= ?1`;
