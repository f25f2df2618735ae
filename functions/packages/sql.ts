import { OPEN_CENTS } from '../platform/balance.ts';

/** The statements of seats that are bought together. Parameters are numbered and named beside each. */

/** Who has asked for so many without opening a link asks in vain. contact's mailbox, now */
export const ASKED_BY_CONTACT = `SELECT COUNT(*) AS purchases FROM package_purchases
WHERE mailbox_key = ?1 AND state = 'asked' AND prove_until_at > ?2`;

/** id, digest of the token, language, offer, contact, billing, purchase order, budget code, taxes, total, terms, now, end */
export const ASK = `INSERT INTO package_purchases
  (id, token, state, language, offer, contact, billing, purchase_order, budget_code, taxes, total_cents, terms, created_at,
   prove_until_at)
VALUES (?1, ?2, 'asked', ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)`;

/** Refused where the contact has asked for too many meanwhile. scope, key, fingerprint, id, answer, now, contact's mailbox, most */
export const STORE_ASKED_KEY = `INSERT INTO idempotency_keys (scope, key, fingerprint, about, status, answer, created_at)
VALUES (?1, ?2, ?3, CASE WHEN (
  SELECT COUNT(*) FROM package_purchases WHERE mailbox_key = ?7 AND state = 'asked' AND prove_until_at > ?6
) <= ?8 THEN ?4 END, 201, ?5, ?6)`;

/** kind, purchase, recipient, now */
export const QUEUE_PACKAGE_MAIL = `INSERT INTO outbox (id, kind, about, recipient, next_attempt_at, created_at)
VALUES (lower(hex(randomblob(16))), ?1, ?2, ?3, ?4, ?4)
ON CONFLICT DO NOTHING`;

const PURCHASES = `SELECT package_purchases.*, COALESCE(bookings.purchase_order, package_purchases.purchase_order) AS order_now, bookings.reference, bookings.subtotal_cents, bookings.proved_by, invoices.number AS invoice_number,
  invoices.issued_on, invoices.due_on, invoices.document,
  COALESCE(${OPEN_CENTS}, 0) AS open_cents
FROM package_purchases
LEFT JOIN bookings ON bookings.id = package_purchases.booking_id
LEFT JOIN invoices ON invoices.booking_id = package_purchases.booking_id
LEFT JOIN booking_balances ON booking_balances.booking_id = package_purchases.booking_id`;

/** digest of the token */
export const PURCHASE_BY_TOKEN = `${PURCHASES} WHERE package_purchases.token = ?1`;

/** id */
export const PURCHASE_BY_ID = `${PURCHASES} WHERE package_purchases.id = ?1`;

/** code */
export const PURCHASE_BY_CODE = `${PURCHASES} WHERE package_purchases.code = ?1 AND package_purchases.state = 'bought'`;

/**
 * What was bought, the latest first, with the seats that are left. the last day that is over, '' or a state, how many, after how many
 */
export const FIND_PURCHASES = `SELECT * FROM (
  SELECT found.*, CASE
    WHEN found.state = 'void' THEN 'void'
    WHEN found.seats_left <= 0 THEN 'used'
    WHEN found.expires_on <= ?1 THEN 'over'
    ELSE 'open'
  END AS standing
  FROM (
    SELECT package_purchases.id, package_purchases.state, package_purchases.offer, package_purchases.contact,
      package_purchases.expires_on, package_purchases.bought_at, package_purchases.code,
      COALESCE(${OPEN_CENTS}, 0) AS open_cents,
      (SELECT COALESCE(SUM(delta), 0) FROM package_seats WHERE purchase_id = package_purchases.id) AS seats_left
    FROM package_purchases
    LEFT JOIN booking_balances ON booking_balances.booking_id = package_purchases.booking_id
    WHERE package_purchases.state IN ('bought', 'void')
  ) AS found
)
WHERE ?2 = '' OR standing = ?2
ORDER BY bought_at DESC, id
LIMIT ?3 OFFSET ?4`;

/** Refused where it is void already, or seats were spent or came back since it was read: a state is never NULL. id, seats left as read */
export const VOID = `UPDATE package_purchases SET state = CASE WHEN state = 'bought' AND ?2 = (
  SELECT SUM(delta) FROM package_seats WHERE purchase_id = package_purchases.id
) THEN 'void' END WHERE id = ?1`;

/** What was bought by an order. its booking */
export const PURCHASE_OF_ORDER = `SELECT id, state, offer, expires_on,
  (SELECT SUM(delta) FROM package_seats WHERE purchase_id = package_purchases.id) AS seats_left
FROM package_purchases WHERE booking_id = ?1`;

/** id */
export const ORDER_OF_PURCHASE = `SELECT booking_id FROM package_purchases WHERE id = ?1 AND state IN ('bought', 'void')`;

/** Its e-mail is proven: the password came there. account */
export const PURCHASES_OF_ACCOUNT = `${PURCHASES}
JOIN accounts ON accounts.email_key = package_purchases.contact_key
WHERE accounts.id = ?1 AND package_purchases.state IN ('bought', 'void')
ORDER BY package_purchases.bought_at DESC`;

/** Purchases of a contact whose invoice is open. contact's mailbox */
export const UNPAID_OF_CONTACT = `SELECT COUNT(*) AS purchases FROM package_purchases
JOIN booking_balances ON booking_balances.booking_id = package_purchases.booking_id
WHERE package_purchases.mailbox_key = ?1 AND package_purchases.state = 'bought'
  AND ${OPEN_CENTS} > 0`;

/** What happened to its seats, the latest first. purchase */
export const LEDGER = `SELECT package_seats.pool, package_seats.kind, package_seats.delta, package_seats.at,
  class_details.title_en, class_details.title_fr, package_seats.booking_id, bookings.number, bookings.contact
FROM package_seats
LEFT JOIN class_details ON class_details.id = package_seats.class_id
LEFT JOIN bookings ON bookings.id = package_seats.booking_id
WHERE package_seats.purchase_id = ?1
ORDER BY package_seats.id DESC`;

/**
 * Refused where it was bought meanwhile, its time is up, or the contact has bought too many meanwhile that are not paid: a
 * state is never NULL. id, now, code, booking, last day, most unpaid with this one
 */
export const BUY = `UPDATE package_purchases SET
  state = CASE WHEN state = 'asked' AND prove_until_at > ?2 AND (
    SELECT COUNT(*) FROM package_purchases AS others
    JOIN booking_balances ON booking_balances.booking_id = others.booking_id
    WHERE others.mailbox_key = package_purchases.mailbox_key AND others.state = 'bought' AND ${OPEN_CENTS} > 0
  ) < ?6 THEN 'bought' END,
  code = ?3,
  booking_id = ?4,
  bought_at = ?2,
  expires_on = ?5
WHERE id = ?1`;

/** purchase, pools (JSON), now */
export const ADD_SEATS = `INSERT INTO package_seats (purchase_id, pool, kind, delta, at)
SELECT ?1, value ->> 'pool', 'bought', value ->> 'seats', ?3 FROM json_each(?2)`;

/** No booking gives back more than it has taken: that is a NULL. purchase, pool, seats, booking, class, now */
export const GIVE_BACK = `INSERT INTO package_seats (purchase_id, pool, kind, delta, booking_id, class_id, at)
SELECT ?1, ?2, 'given_back', CASE WHEN SUM(delta) + ?3 <= 0 THEN ?3 END, ?4, ?5, ?6
FROM package_seats
WHERE purchase_id = ?1 AND pool = ?2 AND booking_id = ?4`;

/** How far seats that come back can be used. purchases (JSON) */
export const ENDS_OF = `SELECT id, state, expires_on FROM package_purchases WHERE id IN (SELECT value FROM json_each(?1))`;

/** Does not end before a day; whoever was told of an earlier end is told of the new one. purchase, day */
export const RENEW = `UPDATE package_purchases SET expires_on = ?2, expiry_told_at = NULL WHERE id = ?1 AND expires_on < ?2`;

/** The same by the office; refused where it is void or does not end before that day: a state is never NULL. purchase, day */
export const EXTEND = `UPDATE package_purchases SET
  state = CASE WHEN state = 'bought' AND expires_on < ?2 THEN state END, expires_on = ?2, expiry_told_at = NULL
WHERE id = ?1`;

/** Both states are named, since the index of what nobody proved is of both. now */
export const LAPSE = `UPDATE package_purchases SET state = 'lapsed'
WHERE state IN ('asked', 'lapsed') AND state = 'asked' AND prove_until_at <= ?1`;

/** Purchases that end soon and have seats left. today, the last day that counts as soon */
const ENDING = `FROM package_purchases
WHERE state = 'bought' AND expiry_told_at IS NULL AND expires_on BETWEEN ?1 AND ?2
  AND (SELECT SUM(delta) FROM package_seats WHERE purchase_id = package_purchases.id) > 0`;

/** today, the last day that counts as soon, now */
export const QUEUE_ENDING = `INSERT INTO outbox (id, kind, about, version, recipient, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'package_expiring', id, (
    SELECT COALESCE(MAX(earlier.version), 0) + 1 FROM outbox AS earlier
    WHERE earlier.kind = 'package_expiring' AND earlier.about = package_purchases.id
  ), contact ->> '$.email', ?3, ?3 ${ENDING}`;

/** today, the last day that counts as soon, now */
export const MARK_ENDING_TOLD = `UPDATE package_purchases SET expiry_told_at = ?3 WHERE id IN (SELECT id ${ENDING})`;
