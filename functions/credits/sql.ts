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

/**
 * What of the money of a booking has neither gone back, nor become a credit: what credits paid is none of it, and leaves by no card and no
 * cheque. Less than nothing where a bank took what had gone. An expression of the booking's id.
 */
export const moneyLeft = (booking: string): string => `((
  SELECT COALESCE(SUM(amount_cents), 0) FROM payments WHERE booking_id = ${booking} AND method <> 'credit' AND state = 'paid'
) - (
  SELECT COALESCE(SUM(refunds.amount_cents), 0) FROM refunds
  LEFT JOIN payments AS paid ON paid.id = refunds.payment_id
  WHERE refunds.booking_id = ${booking} AND refunds.state <> 'failed' AND COALESCE(paid.method, '') <> 'credit'
) - (
  SELECT COALESCE(SUM(credits.delta_cents), 0) FROM credit_notes AS gives
  JOIN credits ON credits.credit_note = gives.number
  WHERE gives.booking_id = ${booking} AND credits.back_of IS NULL
) - (
  SELECT COALESCE(SUM(delta_cents), 0) FROM credits WHERE credits.booking_id = ${booking}
))`;

/**
 * Of a dispute: whose the credit is that what had paid became, and as much of it as the bank may take, is not locked for it yet, and was not
 * spent. What was spent is locked once it comes back.
 */
const TO_LOCK = `SELECT disputes.id AS dispute_id, disputes.booking_id, disputes.opened_at, given.client_key, MIN(
    disputes.amount_cents + (SELECT COALESCE(SUM(delta_cents), 0) FROM credits WHERE credits.dispute_id = disputes.id),
    SUM(given.delta_cents) + (SELECT COALESCE(SUM(delta_cents), 0) FROM credits WHERE credits.booking_id = disputes.booking_id),
    (SELECT SUM(delta_cents) FROM credits WHERE credits.client_key = given.client_key)
  ) AS cents
FROM disputes
JOIN credit_notes ON credit_notes.booking_id = disputes.booking_id
JOIN credits AS given ON given.credit_note = credit_notes.number AND given.back_of IS NULL`;

const locking = (
  toLock: string,
) => `INSERT INTO credits (id, client_key, delta_cents, balance_cents, booking_id, dispute_id, created_at)
SELECT lower(hex(randomblob(16))), client_key, -cents,
  (SELECT SUM(delta_cents) FROM credits WHERE credits.client_key = to_lock.client_key) - cents, booking_id, dispute_id, ?2
FROM (${toLock}) AS to_lock
WHERE cents > 0
ORDER BY opened_at
LIMIT 1`;

/** dispute, now */
export const LOCK_FOR_DISPUTE = locking(`${TO_LOCK} WHERE disputes.id = ?1 GROUP BY disputes.id, given.client_key`);

const lockingOf = (client: string) =>
  locking(`${TO_LOCK}
WHERE disputes.state <> 'won' AND (disputes.state <> 'lost' OR ${moneyLeft('disputes.booking_id')} < 0)
  AND given.client_key = ${client}
GROUP BY disputes.id, given.client_key`);

/** Whose credit paid. payment */
const WHO_PAID = `(SELECT client_key FROM credits WHERE payment_id = ?1)`;

/** What has just come back to the credit that had paid, for the oldest dispute that waits for it, be it lost. payment, now */
export const LOCK_WHAT_CAME_BACK = lockingOf(WHO_PAID);

/** Likewise of all that a client has. client's key, now */
export const LOCK_OF_CLIENT = lockingOf('?1');

/** Whose credit was locked. dispute */
const WHOSE_WAS_LOCKED = `(SELECT client_key FROM credits WHERE dispute_id = ?1 LIMIT 1)`;

/** What has just been unlocked, for other disputes. dispute, now */
export const LOCK_WHAT_WAS_UNLOCKED = lockingOf(WHOSE_WAS_LOCKED);

/** What is locked for a dispute. dispute */
const LOCKED = `SELECT client_key, booking_id, -SUM(delta_cents) AS cents FROM credits WHERE dispute_id = ?1 GROUP BY client_key, booking_id`;

/** What the bank leaves us is the client's again, but for what of it went back in money meanwhile. dispute, now */
export const UNLOCK_CREDIT = `INSERT INTO credits
  (id, client_key, delta_cents, balance_cents, booking_id, dispute_id, created_at)
SELECT lower(hex(randomblob(16))), client_key, cents,
  (SELECT SUM(delta_cents) FROM credits WHERE credits.client_key = to_unlock.client_key) + cents, booking_id, ?1, ?2
FROM (
  SELECT client_key, booking_id, MIN(cents, ${moneyLeft('locked.booking_id')}) AS cents FROM (${LOCKED}) AS locked
) AS to_unlock
WHERE cents > 0`;

/** What of a booking's payments became a credit of the client's. An expression of the booking's id. */
export const givenAsCredit = (booking: string): string => `(
  SELECT COALESCE(SUM(given.delta_cents), 0) FROM credit_notes AS gives
  JOIN credits AS given ON given.credit_note = gives.number AND given.back_of IS NULL
  WHERE gives.booking_id = ${booking}
)`;

/** What of that is locked for its disputes. Likewise. */
export const lockedCredit = (booking: string): string => `(
  SELECT COALESCE(-SUM(locked.delta_cents), 0) FROM credits AS locked
  WHERE locked.booking_id = ${booking} AND locked.dispute_id IS NOT NULL
)`;

/** What of that a bank may still take: it covers nothing before that is decided. Likewise. */
export const undecidedCredit = (booking: string): string => `(
  SELECT COALESCE(-SUM(locked.delta_cents), 0) FROM disputes
  CROSS JOIN credits AS locked ON locked.dispute_id = disputes.id
  WHERE disputes.booking_id = ${booking} AND disputes.state IN ('inquiry', 'open')
)`;

/** Whose the credit is that a booking gave, what of it is left, and of all that they have; no row where it gave none. An expression of the booking's id. */
const keptOf = (
  booking: string,
): string => `SELECT client_key, MAX(0, MIN(kept_cents, balance_cents)) AS cents, balance_cents FROM (
  SELECT given.client_key,
    SUM(given.delta_cents) + (SELECT COALESCE(SUM(delta_cents), 0) FROM credits WHERE credits.booking_id = ${booking}) AS kept_cents,
    (SELECT SUM(delta_cents) FROM credits WHERE credits.client_key = given.client_key) AS balance_cents
  FROM credit_notes
  JOIN credits AS given ON given.credit_note = credit_notes.number AND given.back_of IS NULL
  WHERE credit_notes.booking_id = ${booking} AND given.client_key <> ''
  GROUP BY given.client_key
)
ORDER BY cents DESC
LIMIT 1`;

/** booking */
export const KEPT_OF_BOOKING = keptOf('?1');

/** What a booking gave as a credit and was not taken out again for it, spent or not. An expression of the booking's id. */
export const keptAsCredit = (booking: string): string => `(${givenAsCredit(booking)} + (
  SELECT COALESCE(SUM(delta_cents), 0) FROM credits WHERE credits.booking_id = ${booking}
))`;

/**
 * As much as can be paid out of it in money: what is spent is the oldest first, so that what came of another booking goes back by that; nothing where
 * less came in than has gone, or a bank may take what a credit of the same client came from. booking, client's key
 */
export const PAYABLE_OF_BOOKING = `SELECT CASE WHEN ${moneyLeft('?1')} < 0 OR EXISTS (
    SELECT 1 FROM credits AS given
    CROSS JOIN credit_notes ON credit_notes.number = given.credit_note
    CROSS JOIN disputes ON disputes.booking_id = credit_notes.booking_id AND disputes.state <> 'won'
    WHERE given.client_key = ?2 AND given.back_of IS NULL
  ) THEN 0 ELSE (SELECT COALESCE(SUM(delta_cents), 0) FROM credits WHERE client_key = ?2) - (
    SELECT COALESCE(SUM(later.delta_cents), 0) FROM credits AS later
    CROSS JOIN credit_notes ON credit_notes.number = later.credit_note
    WHERE later.client_key = ?2 AND later.back_of IS NULL AND credit_notes.booking_id <> ?1 AND later.rowid > (
      SELECT MAX(given.rowid) FROM credit_notes AS gives
      CROSS JOIN credits AS given ON given.credit_note = gives.number AND given.back_of IS NULL
      WHERE gives.booking_id = ?1
    )
  ) END AS cents`;

/** What of a booking credits have paid and did not get back. Likewise. */
export const paidByCredits = (booking: string): string => `(
  SELECT COALESCE(SUM(-spent.delta_cents - ${CAME_BACK('spent.payment_id')}), 0) FROM payments AS by_credit
  JOIN credits AS spent ON spent.payment_id = by_credit.id
  WHERE by_credit.booking_id = ${booking} AND by_credit.state = 'paid'
)`;

/** For a refund, or a payment that is taken back. Refused where less is left of what the booking gave. id, client's key, cents, booking, refund, now */
export const TAKE_FOR_REFUND = `INSERT INTO credits (id, client_key, delta_cents, balance_cents, booking_id, refund_id, created_at)
SELECT ?1, ?2, CASE WHEN ?3 <= (SELECT cents FROM (${keptOf('?4')})) THEN -?3 END,
  COALESCE(SUM(delta_cents), 0) - ?3, ?4, ?5, ?6
FROM credits WHERE client_key = ?2`;

/** Whose credits were taken with these. refunds (JSON) */
export const TAKEN_FROM = `SELECT DISTINCT client_key FROM credits WHERE refund_id IN (SELECT value FROM json_each(?1))`;

/** What was taken with a payment that counts again. id, refund, now */
export const GIVE_BACK_TAKEN = `INSERT INTO credits (id, client_key, delta_cents, balance_cents, booking_id, refund_id, created_at)
SELECT ?1, client_key, cents, (SELECT SUM(delta_cents) FROM credits WHERE credits.client_key = taken.client_key) + cents, booking_id, ?2, ?3
FROM (
  SELECT client_key, booking_id, -SUM(delta_cents) AS cents FROM credits WHERE refund_id = ?2 GROUP BY client_key, booking_id
) AS taken
WHERE cents > 0`;

/**
 * What has just come back to the credit that had paid, where a payment that it came from does not count and what was spent of it is owed: for
 * the oldest of those. payment, or client's key; id, now
 */
const takingFor = (
  client: string,
) => `INSERT INTO credits (id, client_key, delta_cents, balance_cents, booking_id, refund_id, created_at)
SELECT ?2, client_key, -cents, balance_cents - cents, booking_id, refund_id, ?3
FROM (
  SELECT taking.id AS refund_id, taking.booking_id, taking.created_at, given.client_key,
    (SELECT SUM(delta_cents) FROM credits WHERE credits.client_key = given.client_key) AS balance_cents,
    MIN(
      ${undecidedCredit('taking.booking_id')} - ${moneyLeft('taking.booking_id')},
      ${keptAsCredit('taking.booking_id')},
      (SELECT SUM(delta_cents) FROM credits WHERE credits.client_key = given.client_key)
    ) AS cents
  FROM credits AS given
  CROSS JOIN credit_notes ON credit_notes.number = given.credit_note
  CROSS JOIN payments ON payments.booking_id = credit_notes.booking_id
  CROSS JOIN refunds AS taking ON taking.payment_id = payments.id AND taking.taken_back IS NOT NULL AND taking.state = 'done'
  WHERE given.client_key = ${client} AND given.back_of IS NULL
)
WHERE cents > 0
ORDER BY created_at
LIMIT 1`;

export const TAKE_WHAT_CAME_BACK = takingFor(WHO_PAID);
export const TAKE_OF_CLIENT = takingFor('?1');

/** dispute, id, now */
export const TAKE_WHAT_WAS_UNLOCKED = takingFor(WHOSE_WAS_LOCKED);
