import { givenAsCredit, KEPT_OF_BOOKING, lockedCredit } from '../credits/index.ts';
import { ORDER_OF_SEATS } from '../booking/index.ts';
import {
  DUE_CENTS,
  DUE_ON,
  IS_CHARGEBACK,
  IS_REFUSED,
  IS_STOPPED,
  IS_TAKEN_BACK,
  isByHand,
  OPEN_CENTS,
  WRITTEN_OFF_CENTS,
} from '../platform/balance.ts';
import { IS_ALL_CALLED_OFF } from '../platform/called-off.ts';

/** The statements of the office about bookings. Parameters are numbered and named beside each. */

/** Of people who came and went, those who have a seat and the last ones; of payments what staff wrote of a cheque or transfer, ours among them. how many */
export const BOOKINGS_TO_READ = `SELECT bookings.id, asked.change, bookings.number, bookings.contact, bookings.purchase_order, bookings.budget_code,
  (SELECT json_group_array(person) FROM (
    SELECT first_name || ' ' || last_name || ' ' || email AS person FROM participants
    WHERE participants.booking_id = bookings.id
    ORDER BY active DESC, participants.rowid DESC LIMIT 200
  )) AS people,
  (SELECT json_group_array(number) FROM (
    SELECT number FROM invoices WHERE invoices.booking_id = bookings.id
    UNION ALL SELECT number FROM credit_notes WHERE credit_notes.booking_id = bookings.id
  )) AS papers,
  (SELECT json_group_array(note) FROM (
    SELECT note FROM payments
    WHERE payments.booking_id = bookings.id AND payments.method IN ('cheque', 'transfer') AND payments.state = 'paid'
    UNION ALL
    SELECT refunds.note FROM refunds
    LEFT JOIN payments ON payments.id = refunds.payment_id
    WHERE refunds.booking_id = bookings.id AND refunds.state = 'done' AND refunds.taken_back IS NULL AND ${isByHand('payments')}
  )) AS payment_references
FROM (SELECT booking_id, change FROM bookings_to_read LIMIT ?1) AS asked
CROSS JOIN bookings ON bookings.id = asked.booking_id`;

/** ids (JSON) */
export const FORGET_TERMS = `DELETE FROM booking_terms WHERE booking_id IN (SELECT value FROM json_each(?1))`;

/** pairs of term and booking (JSON) */
export const WRITE_TERMS = `INSERT INTO booking_terms (term, booking_id)
SELECT value ->> 0, value ->> 1 FROM json_each(?1) WHERE true
ON CONFLICT DO NOTHING`;

/** Those that have not changed since. pairs of booking and change (JSON) */
export const HAVE_READ = `DELETE FROM bookings_to_read
WHERE (booking_id, change) IN (SELECT value ->> 0, value ->> 1 FROM json_each(?1))`;

const BEGINS = (parameter: number, of = '') =>
  `${of}term >= ?${parameter} AND ${of}term < ?${parameter} || char(1114111)`;

/** How many rows a word has, up to a most: word, the most */
export const ROWS_OF_WORD = `SELECT COUNT(*) AS rows FROM (SELECT 1 FROM booking_terms WHERE ${BEGINS(1)} LIMIT ?2)`;

const NUMBER_OF_ORDER = `(SELECT orders.number FROM bookings AS orders WHERE orders.id = ${ORDER_OF_SEATS})`;

/** What follows the parameters of `findBookings`. */
const FIXED = 7;

const has = (booking: string, parameter: number) =>
  `EXISTS (SELECT 1 FROM booking_terms WHERE booking_id = ${booking} AND ${BEGINS(parameter)})`;

/**
 * Of a word that few bookings have, all are looked up, and of these those that have the other words; where many have each, it is looked
 * for in one booking after the other, the newest first.
 */
function having(rare: readonly boolean[]): string {
  const parameters = rare.map((_, index) => FIXED + 1 + index);
  const first = parameters.find((_, index) => rare[index]);
  if (first === undefined) return parameters.map((parameter) => `AND ${has('bookings.id', parameter)}`).join('\n    ');
  const others = parameters.filter((parameter) => parameter !== first);
  return `AND bookings.id IN (
      SELECT found.booking_id FROM booking_terms AS found
      WHERE ${BEGINS(first, 'found.')}
        ${others.map((parameter) => `AND ${has('found.booking_id', parameter)}`).join('\n        ')}
    )`;
}

/**
 * A page of bookings, the newest first, without those of which nobody is known any more; those that name who comes to a private class where words
 * are looked for. state: '' is any; '', 'open' or 'overdue'; today; before which instant and id: NULL is any;
 * how many; after which instant they were made; then the words, of which each is told whether few bookings have it
 */
export function findBookings(rare: readonly boolean[]): string {
  // What a row says is worked out for those of the page alone: a name may have thousands of bookings.
  return `SELECT bookings.id, bookings.number, bookings.state, bookings.created_at, bookings.contact,
  bookings.purchase_order, COALESCE(bookings.total_cents, 0) AS total_cents, ${DUE_CENTS} AS open_cents, ${DUE_ON} AS due_on, ${ORDER_OF_SEATS} AS order_id,
  ${NUMBER_OF_ORDER} AS order_number
FROM (
  SELECT bookings.id AS found_id, bookings.created_at AS found_at
  FROM bookings
  JOIN booking_balances ON booking_balances.booking_id = bookings.id
  WHERE bookings.contact <> '{}'
    AND (?1 = '' OR bookings.state = ?1)
    AND (?2 = '' OR ${DUE_CENTS} > 0)
    AND (?2 <> 'overdue' OR (${DUE_ON} < ?3 AND NOT ${IS_ALL_CALLED_OFF}))
    AND (?4 IS NULL OR (bookings.created_at, bookings.id) < (?4, ?5))
    AND bookings.created_at > ?7
    ${rare.length === 0 ? `AND ${ORDER_OF_SEATS} IS NULL` : having(rare)}
  ORDER BY bookings.created_at DESC, bookings.id DESC
  LIMIT ?6
)
CROSS JOIN bookings ON bookings.id = found_id
CROSS JOIN booking_balances ON booking_balances.booking_id = found_id
ORDER BY found_at DESC, found_id DESC`;
}

/** With a rare word and a common one. */
export const FIND_BOOKINGS = findBookings([true, false]);

/** Of these words, as they are kept, the one that the fewest bookings have. words (JSON), the most that is counted */
export const RAREST_TERM = `SELECT value AS term FROM json_each(?1)
ORDER BY (SELECT COUNT(*) FROM (SELECT 1 FROM booking_terms WHERE booking_terms.term = value LIMIT ?2))
LIMIT 1`;

/** Bookings that somebody made and has proved, by a word. term */
export const BOOKINGS_WITH_TERM = `SELECT bookings.id, COALESCE(bookings.contact ->> '$.organisation', '') AS organisation,
  (bookings.contact ->> '$.firstName') || ' ' || (bookings.contact ->> '$.lastName') AS name,
  COALESCE(bookings.contact ->> '$.email', '') AS email
FROM bookings
WHERE bookings.id IN (SELECT booking_id FROM booking_terms WHERE term = ?1) AND bookings.proved_at IS NOT NULL`;

/** ids (JSON) */
export const LINES_OF_FOUND = `SELECT booking_lines.booking_id, booking_lines.quantity, class_details.starts_at,
  COALESCE(class_details.title_en, class_details.title_fr) AS title_en,
  COALESCE(class_details.title_fr, class_details.title_en) AS title_fr
FROM booking_lines
JOIN class_details ON class_details.id = booking_lines.class_id
WHERE booking_lines.booking_id IN (SELECT value FROM json_each(?1))
ORDER BY class_details.starts_at`;

/** What credit notes promise that the clock has still to send, and what is left of what cards paid: as much of that goes back by itself. booking */
const PROMISED_CENTS = `(SELECT COALESCE(SUM(credit_notes.refund_cents - COALESCE((
    SELECT SUM(refunds.amount_cents) FROM refunds WHERE refunds.credit_note = credit_notes.number
  ), 0)), 0)
  FROM credit_notes
  JOIN notes_to_refund ON notes_to_refund.number = credit_notes.number
  WHERE credit_notes.booking_id = ?1)`;
const LEFT_ON_CARDS_CENTS = `(SELECT COALESCE(SUM(payments.amount_cents - COALESCE((
    SELECT SUM(refunds.amount_cents) FROM refunds WHERE refunds.payment_id = payments.id AND refunds.state <> 'failed'
  ), 0)), 0)
  FROM payments
  WHERE payments.booking_id = ?1 AND payments.method = 'card' AND payments.state = 'paid')`;

/** booking */
export const OFFICE_SUMS = `SELECT MAX(0, MIN(${PROMISED_CENTS}, ${LEFT_ON_CARDS_CENTS})) AS returning_cents,
  ${OPEN_CENTS} AS open_cents, ${WRITTEN_OFF_CENTS} AS written_off_cents,
  (SELECT COALESCE(SUM(delta_cents), 0) FROM credits WHERE credits.client_key = bookings.contact_key) AS credit_cents,
  COALESCE((SELECT cents FROM (${KEPT_OF_BOOKING})), 0) AS kept_cents,
  EXISTS (SELECT 1 FROM package_purchases WHERE package_purchases.booking_id = ?1) AS is_package, ${ORDER_OF_SEATS} AS order_id,
  ${NUMBER_OF_ORDER} AS order_number,
  tax_exemptions.kind, tax_exemptions.number
FROM booking_balances
JOIN bookings ON bookings.id = booking_balances.booking_id
LEFT JOIN tax_exemptions ON tax_exemptions.booking_id = booking_balances.booking_id
WHERE booking_balances.booking_id = ?1`;

/** For whom a booking is, that is proved and of which something is open; nothing else is paid by what others have. booking */
export const OPEN_FOR_ORGANISATION = `SELECT COALESCE(bookings.contact ->> '$.organisation', '') AS organisation
FROM bookings
JOIN booking_balances ON booking_balances.booking_id = bookings.id AND ${OPEN_CENTS} > 0
WHERE bookings.id = ?1 AND bookings.proved_at IS NOT NULL`;

/** What other contacts than that of a booking have with us who made some bookings: their e-mails' keys, who has most first. booking, ids (JSON) */
export const CREDITS_OF_BOOKERS = `SELECT clients.client_key AS email, clients.cents, COALESCE((
    SELECT (own.contact ->> '$.firstName') || ' ' || (own.contact ->> '$.lastName') FROM bookings AS own
    WHERE own.contact_key = clients.client_key AND own.proved_at IS NOT NULL ORDER BY own.created_at DESC LIMIT 1
  ), '') AS name
FROM (
  SELECT client_key, SUM(delta_cents) AS cents FROM credits
  WHERE client_key <> '' AND client_key IN (SELECT contact_key FROM bookings WHERE id IN (SELECT value FROM json_each(?2)))
  GROUP BY client_key HAVING SUM(delta_cents) > 0
) AS clients
WHERE clients.client_key <> (SELECT contact_key FROM bookings WHERE id = ?1)
ORDER BY clients.cents DESC, clients.client_key`;

/** booking */
export const OFFICE_CREDIT_NOTES = `SELECT number, issued_on, total_cents FROM credit_notes WHERE booking_id = ?1
ORDER BY created_at`;

/** booking */
export const OFFICE_RECEIPTS = `SELECT DISTINCT invoice_number AS number FROM payments
WHERE booking_id = ?1 AND state = 'paid' AND invoice_number IS NOT NULL AND NOT ${IS_TAKEN_BACK}`;

/** booking */
export const OFFICE_PAYMENTS = `SELECT id, method, state, amount_cents, COALESCE(paid_at, created_at) AS at, note, together, state = 'paid' AND ${IS_TAKEN_BACK} AS does_not_count,
  CASE WHEN state = 'paid' AND method <> 'credit' AND NOT EXISTS (
    SELECT 1 FROM disputes WHERE disputes.booking_id = ?1 AND disputes.state = 'open'
  ) THEN amount_cents - COALESCE((
    SELECT SUM(refunds.amount_cents) FROM refunds WHERE refunds.payment_id = payments.id AND refunds.state <> 'failed'
  ), 0) END AS left_cents, ${IS_REFUSED} AS is_refused
FROM payments
WHERE booking_id = ?1 ORDER BY created_at`;

/** booking */
export const OFFICE_REFUNDS = `SELECT refunds.id, CASE
    WHEN ${IS_STOPPED} THEN 'stopped'
    WHEN refunds.state = 'failed' AND (${IS_CHARGEBACK} OR ${isByHand('payments')}) THEN 'back'
    ELSE refunds.state
  END AS state,
  refunds.amount_cents, COALESCE(refunds.done_at, refunds.created_at) AS at, CASE WHEN ${IS_CHARGEBACK} OR ${IS_STOPPED} THEN '' ELSE refunds.note END AS note,
  ${IS_CHARGEBACK} AS by_bank, refunds.taken_back,
  refunds.state IN ('asked', 'done') AND refunds.taken_back IS NULL AND ${isByHand('payments')} AS by_hand
FROM refunds
LEFT JOIN payments ON payments.id = refunds.payment_id
WHERE refunds.booking_id = ?1 AND (refunds.taken_back IS NULL OR refunds.state = 'done') ORDER BY refunds.created_at`;

/** Those that no bank has decided. booking */
export const OFFICE_DISPUTES = `SELECT state, amount_cents, answer_by,
  ${givenAsCredit('?1')} AS given_cents, ${lockedCredit('?1')} AS locked_cents
FROM disputes
WHERE booking_id = ?1 AND state IN ('inquiry', 'open') ORDER BY opened_at`;

/** booking */
export const OFFICE_HISTORY = `SELECT booking_events.kind, booking_events.at, booking_events.who, booking_events.reason,
  booking_events.detail, accounts.first_name AS name
FROM booking_events
LEFT JOIN accounts ON accounts.id = booking_events.account_id
WHERE booking_events.booking_id = ?1 ORDER BY booking_events.id`;

/** booking, how many */
export const OFFICE_MAILS = `SELECT kind, recipient, state, COALESCE(sent_at, created_at) AS at FROM outbox
WHERE booking_id = ?1 ORDER BY created_at DESC LIMIT ?2`;

/** booking */
export const OFFICE_NOTES = `SELECT booking_notes.text, booking_notes.created_at AS at, accounts.first_name AS name
FROM booking_notes
LEFT JOIN accounts ON accounts.id = booking_notes.account_id
WHERE booking_notes.booking_id = ?1 ORDER BY booking_notes.created_at DESC`;

/** id, booking, account, text, now; nothing where there is no such booking */
export const ADD_NOTE = `INSERT INTO booking_notes (id, booking_id, account_id, text, created_at)
SELECT ?1, id, ?3, ?4, ?5 FROM bookings WHERE id = ?2`;

/** None of which nobody is known any more. booking */
export const IS_BOOKING = `SELECT 1 FROM bookings WHERE id = ?1 AND contact <> '{}'`;
