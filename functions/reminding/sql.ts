import { DUE, DUE_CENTS, DUE_ON, NOT_DUE_BEFORE, openOfInvoice } from '../platform/balance.ts';
import { IS_ALL_CALLED_OFF, IS_CALLED_OFF } from '../platform/called-off.ts';

/** The statements of reminders. Parameters are numbered and named beside each. */

const HELD_BACK = `EXISTS (
  SELECT 1 FROM reminder_pauses
  WHERE reminder_pauses.booking_id = bookings.id OR reminder_pauses.client_key = bookings.contact_key
)`;

/** Its client has said that she will pay, and that day is not over. today */
const PROMISED = `EXISTS (
  SELECT 1 FROM standing_promises WHERE standing_promises.booking_id = bookings.id AND standing_promises.until_day >= ?1
)`;

/** What was paid and does not count is open again: its stages begin anew on that day, by the office's clock. */
const OPEN_AGAIN = `COALESCE((
  SELECT date(MAX(refunds.created_at) / 1000 - 18000, 'unixepoch') FROM refunds
  WHERE refunds.booking_id = bookings.id AND refunds.taken_back IS NOT NULL AND refunds.state = 'done'
), '')`;

/**
 * The latest stage that a booking has reached since it was due, or was open again, unless that or a later one was sent: who is found late
 * is reminded once. Not of what is promised for a day to come, nor of what a card may have paid already, nor of a class that we have cancelled. today, now, days of the first stage, of the second, of the third
 */
export const REMIND_OVERDUE = `WITH ${DUE}
INSERT INTO payment_reminders (booking_id, due_on, stage, sent_on, at)
SELECT id, due_on, stage, ?1, ?2 FROM (
  SELECT id, due_on, CASE
    WHEN due_on <= date(?1, '-' || ?5 || ' days') THEN 3
    WHEN due_on <= date(?1, '-' || ?4 || ' days') THEN 2
    WHEN due_on <= date(?1, '-' || ?3 || ' days') THEN 1
  END AS stage
  FROM (
    SELECT bookings.id, MAX(due.due_on, ${OPEN_AGAIN}) AS due_on
    FROM due
    CROSS JOIN bookings ON bookings.id = due.booking_id
    WHERE bookings.contact ->> '$.email' LIKE '%@%' AND due.open_cents > 0 AND NOT ${HELD_BACK} AND NOT ${IS_CALLED_OFF} AND NOT ${PROMISED}
      AND NOT EXISTS (SELECT 1 FROM payments WHERE payments.booking_id = bookings.id AND payments.state = 'unknown')
  ) AS asked
) AS overdue
WHERE stage IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM payment_reminders
  WHERE payment_reminders.booking_id = overdue.id AND payment_reminders.due_on = overdue.due_on
    AND payment_reminders.stage >= overdue.stage
)
ON CONFLICT DO NOTHING`;

/** The mails of reminders that were written at this instant. now */
export const QUEUE_REMINDERS = `INSERT INTO outbox
  (id, kind, about, version, recipient, booking_id, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'payment_reminder', bookings.id, payment_reminders.id, bookings.contact ->> '$.email',
  bookings.id, ?1, ?1
FROM payment_reminders
JOIN bookings ON bookings.id = payment_reminders.booking_id
WHERE payment_reminders.at = ?1
ON CONFLICT DO NOTHING`;

/** Refused where one was sent that day, or another sum is open than was seen. booking, due on, today, now, account, what was open */
export const REMIND_BY_HAND = `INSERT INTO payment_reminders (booking_id, due_on, stage, sent_on, at, account_id)
VALUES (?1, CASE (SELECT ${DUE_CENTS} FROM booking_balances WHERE booking_id = ?1) WHEN ?6 THEN ?2 END, 0, ?3, ?4, ?5)`;

/** What is reminded of. booking */
export const OVERDUE_OF_BOOKING = `SELECT bookings.id, bookings.reference, bookings.number, bookings.language, bookings.contact,
  bookings.contact_key, bookings.purchase_order, ${DUE_CENTS} AS open_cents, ${DUE_ON} AS due_on, ${HELD_BACK} AS held_back,
  ${IS_ALL_CALLED_OFF} AS is_called_off
FROM bookings
JOIN booking_balances ON booking_balances.booking_id = bookings.id
WHERE bookings.id = ?1 AND bookings.contact <> '{}'`;

/** Of what is reminded, the oldest first; what is due later is none of it. booking, today */
export const OVERDUE_INVOICES = `SELECT number, issued_on, due_on, open_cents FROM (
  SELECT invoices.number, invoices.issued_on, MAX(invoices.due_on, ${NOT_DUE_BEFORE}) AS due_on, ${openOfInvoice(DUE_CENTS)} AS open_cents
  FROM bookings
  JOIN booking_balances ON booking_balances.booking_id = bookings.id
  JOIN invoices ON invoices.booking_id = bookings.id
  WHERE bookings.id = ?1
)
WHERE open_cents > 0 AND due_on < ?2
ORDER BY number`;

/** booking */
export const REMINDERS_OF_BOOKING = `SELECT payment_reminders.id, payment_reminders.at, payment_reminders.stage,
  payment_reminders.due_on, accounts.first_name AS who
FROM payment_reminders
LEFT JOIN accounts ON accounts.id = payment_reminders.account_id
WHERE payment_reminders.booking_id = ?1
ORDER BY payment_reminders.id DESC`;

/** booking, key of its client */
export const PAUSES_OF_BOOKING = `SELECT CASE WHEN reminder_pauses.booking_id IS NULL THEN 'client' ELSE 'booking' END AS "of",
  reminder_pauses.reason, reminder_pauses.at, accounts.first_name AS who
FROM reminder_pauses
LEFT JOIN accounts ON accounts.id = reminder_pauses.account_id
WHERE reminder_pauses.booking_id = ?1 OR reminder_pauses.client_key = ?2
ORDER BY reminder_pauses.at`;

/** Refused where it is held back already. booking or NULL, key of a client or NULL, reason, account, now */
export const HOLD_BACK = `INSERT INTO reminder_pauses (booking_id, client_key, reason, account_id, at) VALUES (?1, ?2, ?3, ?4, ?5)`;

/** By nobody of the office, which lets them go on where it likes; as it is where they are held back already. booking, reason, now */
export const HOLD_BACK_BY_ITSELF = `INSERT INTO reminder_pauses (booking_id, client_key, reason, account_id, at) VALUES (?1, NULL, ?2, 0, ?3)
ON CONFLICT DO NOTHING`;

/** booking or NULL, key of a client or NULL */
export const RESUME = `DELETE FROM reminder_pauses WHERE booking_id = ?1 OR client_key = ?2`;

/** booking id, version of the mail */
export const REMINDER_OF_MAIL = `SELECT account_id FROM payment_reminders WHERE booking_id = ?1 AND id = ?2`;
