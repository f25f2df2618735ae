import {
  DUE,
  IS_CHARGEBACK,
  IS_STOPPED,
  isByHand,
  NOT_DUE_BEFORE,
  OPEN_CENTS,
  openOfInvoice,
} from '../platform/balance.ts';
import { TAUGHT } from './taught-sql.ts';

/** The statements of the books. Parameters are numbered and named beside each. */

const CLIENT = `COALESCE(NULLIF(bookings.contact ->> '$.organisation', ''),
  (bookings.contact ->> '$.firstName') || ' ' || (bookings.contact ->> '$.lastName'), '')`;

/** Of a paper, what the books ask, which stays here when the rest of it goes to the archive: nothing of that is fetched. */
const AMOUNTS = (
  table: string,
) => `${table}.total_cents, COALESCE(${table}.document ->> '$.subtotalCents', ${table}.total_cents) AS net_cents,
  ${table}.document -> '$.taxes' AS taxes, ${table}.created_at AS at`;

/** Those whose names the law no longer keeps have their totals alone. first day, last day */
const sales = (
  more = '',
) => `SELECT 'invoice' AS kind, invoices.number AS number, '' AS invoice, invoices.issued_on AS day,
  COALESCE(bookings.number, '') AS booking, ${CLIENT} AS client,
  ${AMOUNTS('invoices')}${more}
FROM invoices
JOIN bookings ON bookings.id = invoices.booking_id
WHERE invoices.issued_on BETWEEN ?1 AND ?2
UNION ALL
SELECT 'credit_note', credit_notes.number, credit_notes.invoice_number, credit_notes.issued_on,
  COALESCE(bookings.number, ''), ${CLIENT}, ${AMOUNTS('credit_notes')}${more}
FROM credit_notes
JOIN bookings ON bookings.id = credit_notes.booking_id
WHERE credit_notes.issued_on BETWEEN ?1 AND ?2`;

export const SALES_BETWEEN = `${sales(`, ${TAUGHT}`)}
ORDER BY at, number`;

/** The same in sums: how many papers there are with the same amounts. */
export const AMOUNTS_BETWEEN = `SELECT kind, total_cents, net_cents, taxes, COUNT(*) AS papers FROM (${sales()})
GROUP BY kind, total_cents, net_cents, taxes`;

/** What staff wrote of a refund that they sent by themselves; of a payment that does not count, what they had written of that. */
const SENT_BY_HAND = `CASE WHEN refunds.taken_back IS NOT NULL THEN paid.note WHEN (refunds.state = 'done' OR refunds.state = 'failed' AND NOT ${IS_STOPPED}) AND ${isByHand('paid')} THEN refunds.note ELSE '' END`;

/** How it left: what a card has not taken as what came by no card. */
const LEFT_BY = `CASE WHEN paid.method = 'card' AND refunds.by_hand = 1 THEN 'cheque' ELSE COALESCE(paid.method, 'cheque') END`;

/** What went back, what the bank of a card has taken, or what was recorded and does not count. */
export const BACK = `CASE
  WHEN ${IS_CHARGEBACK} THEN 'chargeback'
  WHEN refunds.taken_back = 'returned' THEN 'returned'
  WHEN refunds.taken_back = 'mistake' THEN 'correction'
  ELSE 'refund'
END`;

/** What came in, what went back, or came back of that, and what a client keeps with us instead. from, before */
const MOVEMENTS = `SELECT 'payment' AS kind, payments.method, payments.state, payments.paid_at AS at,
  COALESCE(payments.invoice_number, '') AS invoice, COALESCE(bookings.number, '') AS booking, ${CLIENT} AS client,
  payments.amount_cents AS cents, CASE payments.method WHEN 'card' THEN '' ELSE payments.note END AS reference
FROM payments
JOIN bookings ON bookings.id = payments.booking_id
WHERE payments.state = 'paid' AND payments.paid_at >= ?1 AND payments.paid_at < ?2
UNION ALL
SELECT ${BACK}, ${LEFT_BY}, CASE refunds.state WHEN 'failed' THEN 'done' ELSE refunds.state END, refunds.created_at,
  COALESCE(refunds.credit_note, paid.invoice_number, ''), COALESCE(bookings.number, ''), ${CLIENT}, -refunds.amount_cents, ${SENT_BY_HAND}
FROM refunds
JOIN bookings ON bookings.id = refunds.booking_id
LEFT JOIN payments AS paid ON paid.id = refunds.payment_id
WHERE (refunds.state <> 'failed' OR refunds.failed_at IS NOT NULL) AND refunds.created_at >= ?1 AND refunds.created_at < ?2
UNION ALL
SELECT ${BACK}, ${LEFT_BY}, 'failed', refunds.failed_at,
  COALESCE(refunds.credit_note, paid.invoice_number, ''), COALESCE(bookings.number, ''), ${CLIENT}, refunds.amount_cents, ''
FROM refunds
JOIN bookings ON bookings.id = refunds.booking_id
LEFT JOIN payments AS paid ON paid.id = refunds.payment_id
WHERE refunds.failed_at >= ?1 AND refunds.failed_at < ?2
UNION ALL
SELECT 'credit', 'credit', 'done', kept_credits.at, kept_credits.credit_note, COALESCE(bookings.number, ''), ${CLIENT},
  -kept_credits.cents, ''
FROM kept_credits
JOIN bookings ON bookings.id = kept_credits.booking_id
WHERE kept_credits.at >= ?1 AND kept_credits.at < ?2`;

export const MOVEMENTS_BETWEEN = `${MOVEMENTS}
ORDER BY at, booking`;

/** The same in sums. */
export const MOVED_BETWEEN = `SELECT kind, SUM(cents) AS cents FROM (${MOVEMENTS}) GROUP BY kind`;

/**
 * How every booking stands with which something is open, or written off, at an instant: of those with which something is open now,
 * or happened since. before, last day before it
 */
const STANDING = `WITH standing AS MATERIALIZED (
  SELECT bookings.id AS booking_id,
    (SELECT COALESCE(SUM(total_cents), 0) FROM invoices
      WHERE invoices.booking_id = bookings.id AND issued_on <= ?2) AS invoiced_cents,
    (SELECT COALESCE(SUM(total_cents), 0) FROM credit_notes
      WHERE credit_notes.booking_id = bookings.id AND issued_on <= ?2) AS credited_cents,
    (SELECT COALESCE(SUM(amount_cents), 0) FROM payments
      WHERE payments.booking_id = bookings.id AND payments.state = 'paid' AND paid_at < ?1) AS paid_cents,
    (SELECT COALESCE(SUM(amount_cents), 0) FROM refunds
      WHERE refunds.booking_id = bookings.id AND (refunds.state <> 'failed' OR refunds.failed_at >= ?1) AND created_at < ?1)
    + (SELECT COALESCE(SUM(cents), 0) FROM kept_credits
      WHERE kept_credits.booking_id = bookings.id AND kept_credits.at < ?1) AS returned_cents,
    (SELECT COALESCE(SUM(amount_cents), 0) FROM write_offs
      WHERE write_offs.booking_id = bookings.id AND written_at < ?1)
    - (SELECT COALESCE(SUM(amount_cents), 0) FROM write_offs_taken_back
      WHERE write_offs_taken_back.booking_id = bookings.id AND taken_at < ?1) AS written_off_cents
  FROM bookings
  WHERE bookings.contact IS NOT NULL AND (
    bookings.created_at < ?1
    -- A cheque may have come before what it is for was booked.
    OR EXISTS (SELECT 1 FROM payments WHERE payments.booking_id = bookings.id AND payments.state = 'paid' AND paid_at < ?1)
  ) AND bookings.id IN (
    SELECT booking_id FROM unsettled_bookings
    UNION ALL SELECT booking_id FROM invoices WHERE issued_on > ?2
    UNION ALL SELECT booking_id FROM credit_notes WHERE issued_on > ?2
    UNION ALL SELECT booking_id FROM payments WHERE state = 'paid' AND paid_at >= ?1
    UNION ALL SELECT booking_id FROM (SELECT booking_id FROM refunds WHERE created_at >= ?1 OR failed_at >= ?1
      UNION ALL SELECT booking_id FROM credits WHERE booking_id IS NOT NULL AND created_at >= ?1)
  )
)
SELECT COALESCE(bookings.number, '') AS booking, ${CLIENT} AS client,
  COALESCE((SELECT MAX(due_on) FROM invoices WHERE invoices.booking_id = bookings.id AND issued_on <= ?2), '') AS due_on,
  invoiced_cents, credited_cents, paid_cents, returned_cents, written_off_cents
FROM standing
CROSS JOIN bookings ON bookings.id = standing.booking_id
WHERE invoiced_cents - credited_cents - paid_cents + returned_cents <> 0 OR written_off_cents <> 0`;

export const STANDING_AT = `${STANDING}
ORDER BY due_on, booking`;

/** The same in sums; no row where nothing is open. */
export const OPEN_AT = `SELECT SUM(invoiced_cents) AS invoiced_cents, SUM(credited_cents) AS credited_cents, SUM(paid_cents) AS paid_cents,
  SUM(returned_cents) AS returned_cents, SUM(written_off_cents) AS written_off_cents
FROM (${STANDING})
HAVING COUNT(*) > 0`;

/** What was written off, which is negative, and what of it was taken back, or paid or credited after all. from, before */
const WRITE_OFFS = `SELECT 'written_off' AS kind, write_offs.written_at AS at, COALESCE(bookings.number, '') AS booking,
  ${CLIENT} AS client, -write_offs.amount_cents AS cents
FROM write_offs
JOIN bookings ON bookings.id = write_offs.booking_id
WHERE written_at >= ?1 AND written_at < ?2
UNION ALL
SELECT kind, taken_at, COALESCE(bookings.number, ''), ${CLIENT}, amount_cents
FROM write_offs_taken_back
JOIN bookings ON bookings.id = write_offs_taken_back.booking_id
WHERE taken_at >= ?1 AND taken_at < ?2`;

export const WRITE_OFFS_BETWEEN = `${WRITE_OFFS}
ORDER BY at, booking`;

/** The same in sums. */
export const WRITTEN_OFF_BETWEEN = `SELECT kind, SUM(cents) AS cents FROM (${WRITE_OFFS}) GROUP BY kind`;

/**
 * What is open, the oldest first, what we owe last; by the day of a promise where these are asked for. today; 'overdue', 'called_off' (a class of ours, and its
 * buyer has not chosen), 'promised', 'broken' (a promise whose day is over), 'owed' (by us) or ''; that day and id to go on after; how many
 */
export const MONEY_DUE = `WITH ${DUE}
SELECT bookings.id, bookings.number, bookings.contact, page.open_cents, page.written_off_cents, page.due_on, page.is_called_off,
  (SELECT MAX(at) FROM payment_reminders WHERE payment_reminders.booking_id = bookings.id) AS reminded_at,
  EXISTS (
    SELECT 1 FROM reminder_pauses
    WHERE reminder_pauses.booking_id = bookings.id OR reminder_pauses.client_key = bookings.contact_key
  ) AS held_back, page.promised_until, page.day
FROM (
  SELECT * FROM (
    SELECT due.*, standing_promises.until_day AS promised_until, CASE
      WHEN ?2 IN ('promised', 'broken') THEN standing_promises.until_day
      WHEN open_cents < 0 THEN '9999-12-31'
      ELSE due_on
    END AS day
    FROM due
    LEFT JOIN standing_promises ON standing_promises.booking_id = due.booking_id AND due.open_cents > 0
    WHERE due_on IS NOT NULL
  )
  WHERE CASE ?2
      WHEN '' THEN open_cents <> 0
      WHEN 'owed' THEN open_cents < 0
      WHEN 'overdue' THEN open_cents > 0 AND due_on < ?1 AND NOT is_called_off
      WHEN 'called_off' THEN open_cents > 0 AND is_called_off
      WHEN 'promised' THEN open_cents > 0 AND promised_until >= ?1
      ELSE open_cents > 0 AND promised_until < ?1
    END AND (day, booking_id) > (?3, ?4)
  ORDER BY day, booking_id
  LIMIT ?5
) AS page
CROSS JOIN bookings ON bookings.id = page.booking_id
ORDER BY page.day, bookings.id`;

/** What is open, by how long each invoice has been; what waits for a buyer's choice; what we owe. today */
export const MONEY_AGES = `WITH ${DUE}
SELECT
  CASE
    WHEN cents < 0 THEN 'owed'
    WHEN is_called_off THEN 'called_off'
    WHEN due_on >= ?1 THEN 'current'
    WHEN due_on >= date(?1, '-30 days') THEN 'month'
    WHEN due_on >= date(?1, '-60 days') THEN 'months'
    ELSE 'old'
  END AS age, COUNT(DISTINCT booking_id) AS bookings, SUM(cents) AS cents
FROM (
  SELECT due.booking_id, MAX(invoices.due_on, ${NOT_DUE_BEFORE}) AS due_on, ${openOfInvoice('due.open_cents')} AS cents,
    due.is_called_off
  FROM due
  CROSS JOIN bookings ON bookings.id = due.booking_id
  CROSS JOIN invoices ON invoices.booking_id = bookings.id
  WHERE due.open_cents > 0
  UNION ALL
  SELECT booking_id, due_on, open_cents, 0 FROM due WHERE open_cents < 0 AND due_on IS NOT NULL
)
WHERE cents <> 0
GROUP BY age`;

/** What went wrong on its way, as long as that is owed, or waits for us. how many */
export const MONEY_STUCK = `SELECT 'refund' AS kind, refunds.id, refunds.booking_id, bookings.number, refunds.amount_cents AS cents,
  refunds.state, refunds.created_at AS at, ${isByHand('payments')} AS by_hand
FROM refunds
JOIN bookings ON bookings.id = refunds.booking_id
LEFT JOIN payments ON payments.id = refunds.payment_id
JOIN booking_balances ON booking_balances.booking_id = refunds.booking_id
WHERE refunds.state <> 'done' AND refunds.taken_back IS NULL AND (refunds.state <> 'failed' OR ${OPEN_CENTS} < 0) AND NOT ${IS_STOPPED}
UNION ALL
SELECT 'payment', payments.id, payments.booking_id, bookings.number, payments.amount_cents, payments.state, payments.created_at, 0
FROM payments
JOIN bookings ON bookings.id = payments.booking_id
WHERE payments.state IN ('asked', 'open', 'unknown') AND payments.state = 'unknown'
ORDER BY at
LIMIT ?1`;
