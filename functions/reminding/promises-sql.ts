import { DUE_CENTS } from '../platform/balance.ts';

/** The statements of promises to pay. Parameters are numbered and named beside each. */

/** Refused where nothing is open by now: a sum may not be NULL. booking, until, note, account, now */
export const NOTE_PROMISE = `INSERT INTO payment_promises (booking_id, until_day, open_cents, note, account_id, at)
VALUES (?1, ?2, (SELECT ${DUE_CENTS} FROM booking_balances WHERE booking_id = ?1), ?3, ?4, ?5)
ON CONFLICT (booking_id) DO UPDATE SET until_day = excluded.until_day, open_cents = excluded.open_cents, note = excluded.note,
  account_id = excluded.account_id, at = excluded.at`;

/** booking */
export const END_PROMISE = `DELETE FROM payment_promises WHERE booking_id = ?1`;

/** booking */
export const PROMISE_OF_BOOKING = `SELECT standing_promises.until_day AS until, standing_promises.note, standing_promises.at,
  accounts.first_name AS who
FROM standing_promises
LEFT JOIN accounts ON accounts.id = standing_promises.account_id
WHERE standing_promises.booking_id = ?1`;
