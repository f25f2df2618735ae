import { OF_THEIR_OWN } from '../platform/their-own.ts';

/** The statements of what the office holds. Parameters are numbered and named beside each. */

/** booking, account, client, e-mail, reason, now */
export const INSERT_OFFICE_HOLD = `INSERT INTO office_holds (booking_id, account_id, client, email, reason, created_at)
VALUES (?1, ?2, ?3, ?4, ?5, ?6)`;

const HOLDS = `SELECT office_holds.booking_id AS id, office_holds.client, office_holds.email, office_holds.reason,
  office_holds.created_at AS at, accounts.first_name AS who
FROM office_holds
LEFT JOIN accounts ON accounts.id = office_holds.account_id`;

/** booking */
export const OFFICE_HOLD = `${HOLDS} WHERE office_holds.booking_id = ?1`;

/** Those for clients, the first to end first. now, class: '' is any; how many */
export const LIVE_BLOCKS = `${HOLDS}
CROSS JOIN bookings ON bookings.id = office_holds.booking_id AND bookings.state = 'held' AND bookings.hold_expires_at > ?1
WHERE office_holds.client <> '' AND (?2 = '' OR EXISTS (
  SELECT 1 FROM booking_lines WHERE booking_lines.booking_id = office_holds.booking_id AND booking_lines.class_id = ?2
))
ORDER BY bookings.hold_expires_at
LIMIT ?3`;

/** The mail that asks for the card, to the contact, each time that it is booked. booking, now */
export const QUEUE_PAYMENT_LINK = `INSERT INTO outbox
  (id, kind, about, version, recipient, booking_id, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'payment_link', id, (
    SELECT COALESCE(MAX(earlier.version), 0) + 1 FROM outbox AS earlier
    WHERE earlier.kind = 'payment_link' AND earlier.about = bookings.id
  ), contact ->> '$.email', id, ?2, ?2
FROM bookings
WHERE id = ?1 AND state = 'awaiting_payment'`;

/** booking */
export const PAYMENT_LINK_SOURCE = `SELECT id, reference, number, language, state, hold_expires_at, total_cents,
  contact ->> '$.firstName' AS first_name
FROM bookings WHERE id = ?1`;

/** booking */
export const LINES_TO_PAY = `SELECT class_details.*, 0 AS seats_taken, booking_lines.quantity
FROM booking_lines
JOIN class_details ON class_details.id = booking_lines.class_id
WHERE booking_lines.booking_id = ?1
ORDER BY booking_lines.position`;

/** Whose seats bookings are of. bookings (JSON) */
export const PEOPLE_OF_BOOKINGS = `SELECT booking_id, trim(first_name || ' ' || last_name) AS name, email
FROM participants
WHERE booking_id IN (SELECT value FROM json_each(?1)) AND active = 1`;

/** The latest booking of each client among these that they have proved. bookings (JSON) */
export const BUYERS_OF_BOOKINGS = `SELECT bookings.id, bookings.contact, bookings.billing, MAX(bookings.created_at) AS at
FROM bookings
WHERE bookings.id IN (SELECT value FROM json_each(?1)) AND bookings.billing IS NOT NULL
  AND ${OF_THEIR_OWN}
GROUP BY bookings.contact_key
ORDER BY at DESC`;
