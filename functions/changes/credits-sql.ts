import { OPEN_CENTS } from '../platform/balance.ts';

/** The statements of credits as the office sees them. Parameters are numbered and named beside each. */

/** Clients who have something with us, who got it last first. the beginning of an e-mail's key, how many, after how many */
export const CLIENTS_WITH_CREDIT = `SELECT client_key, SUM(delta_cents) AS cents FROM credits
WHERE substr(client_key, 1, length(?1)) = ?1
GROUP BY client_key
HAVING SUM(delta_cents) > 0
ORDER BY MAX(created_at) DESC, client_key
LIMIT ?2 OFFSET ?3`;

/** All of it. */
export const CREDIT_IN_ALL = `SELECT COALESCE(SUM(delta_cents), 0) AS cents FROM credits`;

/** What is open of a booking, and what its client has with us. booking */
export const CREDIT_OF_BOOKING = `SELECT bookings.contact_key AS client_key, ${OPEN_CENTS} AS open_cents,
  (SELECT COALESCE(SUM(delta_cents), 0) FROM credits WHERE credits.client_key = bookings.contact_key) AS credit_cents
FROM bookings
JOIN booking_balances ON booking_balances.booking_id = bookings.id
WHERE bookings.id = ?1 AND bookings.contact IS NOT NULL`;

/** Refused where the client has less than that by now. id, client's key, cents, payment, now */
export const SPEND_CREDIT = `INSERT INTO credits (id, client_key, delta_cents, balance_cents, payment_id, created_at)
SELECT ?1, ?2, -?3, COALESCE(SUM(delta_cents), 0) - ?3, ?4, ?5 FROM credits WHERE client_key = ?2`;

/** Where it came from and what it paid, with the booking and its contact. clients (JSON) */
export const ENTRIES_OF_CLIENTS = `SELECT credits.id, credits.client_key, credits.delta_cents, credits.created_at, credits.credit_note,
  bookings.id AS booking_id, bookings.number, bookings.contact
FROM credits
LEFT JOIN credit_notes ON credit_notes.number = credits.credit_note
LEFT JOIN payments ON payments.id = credits.payment_id
JOIN bookings ON bookings.id = COALESCE(credit_notes.booking_id, payments.booking_id)
WHERE credits.client_key IN (SELECT value FROM json_each(?1))
ORDER BY credits.created_at, credits.id`;
