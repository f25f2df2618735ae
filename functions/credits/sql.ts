/** The statements of the ledger of credits. Parameters are numbered and named beside each. */

/** client's key */
export const CREDIT_OF_CLIENT = `SELECT COALESCE(SUM(delta_cents), 0) AS cents FROM credits WHERE client_key = ?1`;

/** Refused where the client has less than that by now. id, client's key, cents, payment, now */
export const SPEND_CREDIT = `INSERT INTO credits (id, client_key, delta_cents, balance_cents, payment_id, created_at)
SELECT ?1, ?2, -?3, COALESCE(SUM(delta_cents), 0) - ?3, ?4, ?5 FROM credits WHERE client_key = ?2`;

/** The credit of the note that was just issued, on top of what the client had. id, client's key, cents, year, now */
export const ADD_CREDIT = `INSERT INTO credits (id, client_key, delta_cents, balance_cents, credit_note, created_at)
SELECT ?1, ?2, ?3, ?3 + (SELECT COALESCE(SUM(delta_cents), 0) FROM credits WHERE client_key = ?2),
  (SELECT number FROM credit_notes WHERE year = ?4 ORDER BY sequence DESC LIMIT 1), ?5`;

/** What has come back of a payment to the credit that paid it. payments.id */
const CAME_BACK = (payment: string) => `(
  SELECT COALESCE(SUM(back.delta_cents), 0) FROM credits AS back WHERE back.back_of = ${payment}
)`;

/**
 * What the credit note that was just issued gives back to the credit that had paid, whoever's it is: refused where that is more than it had
 * paid. id, payment, cents, year, now
 */
export const RETURN_TO_CREDIT = `INSERT INTO credits (id, client_key, delta_cents, balance_cents, credit_note, back_of, created_at)
SELECT ?1, spent.client_key, CASE WHEN ?3 <= -spent.delta_cents - ${CAME_BACK('?2')} THEN ?3 END,
  ?3 + (SELECT COALESCE(SUM(own.delta_cents), 0) FROM credits AS own WHERE own.client_key = spent.client_key),
  (SELECT number FROM credit_notes WHERE year = ?4 ORDER BY sequence DESC LIMIT 1), ?2, ?5
FROM credits AS spent
WHERE spent.payment_id = ?2`;

/** What credits have paid of a booking and was not given back, the newest first. booking */
export const CREDITS_THAT_PAID = `SELECT spent.payment_id AS payment, -spent.delta_cents - ${CAME_BACK('spent.payment_id')} - (
    SELECT COALESCE(SUM(refunds.amount_cents), 0) FROM refunds WHERE refunds.payment_id = payments.id AND refunds.state <> 'failed'
  ) AS cents
FROM payments
JOIN credits AS spent ON spent.payment_id = payments.id
WHERE payments.booking_id = ?1 AND payments.state = 'paid'
ORDER BY spent.rowid DESC`;

/** Of a row of `credit_notes`: what of its credit went back to credits that had paid. */
export const TO_CREDITS_CENTS = `(
  SELECT COALESCE(SUM(credits.delta_cents), 0) FROM credits
  WHERE credits.credit_note = credit_notes.number AND credits.back_of IS NOT NULL
)`;
