import { releasedAmong } from '../booking/index.ts';

/** The statements of quotes. Parameters are numbered and named beside each. */

/** As it is kept, or expired by the clock. today */
const STATE = `CASE WHEN quotes.state = 'sent' AND quotes.valid_until < ?1 THEN 'expired' ELSE quotes.state END`;

/**
 * The newest first; 'ending' is those that Today has. today, state or '', before which instant and id (NULL is any), how many, the last
 * day of what ends
 */
export const LIST_QUOTES = `SELECT quotes.*, ${STATE} AS state_now FROM quotes
WHERE (?2 = '' OR ${STATE} = ?2 OR (?2 = 'ending' AND quotes.state = 'sent' AND quotes.valid_until BETWEEN ?1 AND ?6)) AND (?3 IS NULL OR (quotes.created_at, quotes.id) < (?3, ?4))
ORDER BY quotes.created_at DESC, quotes.id DESC
LIMIT ?5`;

/** id */
export const QUOTE_BY_ID = `SELECT * FROM quotes WHERE id = ?1`;

/** id, digest of the token, that of before */
export const RENEW_TOKEN = `UPDATE quotes SET token = ?2 WHERE id = ?1 AND token = ?3`;

/** digest of the token */
export const QUOTE_BY_TOKEN = `SELECT * FROM quotes WHERE token = ?1`;

/**
 * The next number of the year, which no quote had, also none that was erased. id, year, digest of the token, entry or NULL, language, contact, country, province, reduction,
 * note, last day, now
 */
export const CREATE_QUOTE = `INSERT INTO quotes (id, number, year, sequence, token, state, revision, version, entry_id, language, contact,
  country, province, lines, reduction, note, valid_until, total_cents, created_at, changed_at)
SELECT ?1, printf('Q-%04d-%04d', ?2, latest.sequence + 1), ?2, latest.sequence + 1, ?3, 'draft', 1, 1, ?4, ?5, ?6, ?7, ?8, '[]', ?9, ?10,
  ?11, 0, ?12, ?12
FROM (SELECT COALESCE((SELECT last FROM quote_numbers WHERE year = ?2), 0) AS sequence) AS latest`;

/**
 * What the client reads is another version, and a draft until it is sent. Refused where somebody else has changed it, or it was
 * accepted. id, language, contact, country, province, lines, reduction, note, last day, total, revision as seen, now, digest of the token
 */
export const WRITE_QUOTE = `UPDATE quotes SET language = ?2, contact = ?3, country = ?4, province = ?5, lines = ?6, reduction = ?7,
  note = ?8, valid_until = ?9, total_cents = ?10, state = 'draft', version = version + 1, hold_reference = NULL, changed_at = ?12, token = ?13,
  revision = CASE WHEN revision = ?11 AND state <> 'accepted' THEN revision + 1 END
WHERE id = ?1`;

/** Refused as above. id, what its client reads (JSON), total, revision as seen, now */
export const SEND_QUOTE = `UPDATE quotes SET state = 'sent', sheet = ?2, total_cents = ?3, changed_at = ?5, sent_at = ?5,
  revision = CASE WHEN revision = ?4 AND state = 'draft' THEN revision + 1 END
WHERE id = ?1`;

/** Refused as above. id, revision as seen, now */
export const WITHDRAW_QUOTE = `UPDATE quotes SET state = 'withdrawn', changed_at = ?3, hold_reference = NULL,
  revision = CASE WHEN revision = ?2 AND state IN ('draft', 'sent') THEN revision + 1 END
WHERE id = ?1`;

/** Refused where another version, or nothing any more, stands to be accepted, or seats are held already. id, version, reference */
export const HOLD_QUOTE = `UPDATE quotes SET hold_reference = ?3,
  revision = CASE WHEN state = 'sent' AND version = ?2 AND hold_reference IS NULL THEN revision END
WHERE id = ?1`;

/** What a hold is of. reference */
export const HELD_CLASSES = `SELECT booking_lines.class_id FROM bookings JOIN booking_lines ON booking_lines.booking_id = bookings.id
WHERE bookings.reference = ?1`;

/** id, reference */
export const FORGET_HOLD = `UPDATE quotes SET hold_reference = NULL WHERE id = ?1 AND hold_reference = ?2`;

/** reference */
export const GIVE_BACK_HOLD = releasedAmong(`SELECT id FROM bookings WHERE reference = ?1`);

/** What a quote holds while its acceptance runs: before it is rewritten, taken back or declined, which forgets it. quote */
export const GIVE_BACK_HELD = releasedAmong(
  `SELECT id FROM bookings WHERE reference = (SELECT hold_reference FROM quotes WHERE quotes.id = ?1)`,
);

/**
 * Once, in time, and as it was read. id, version, today, now, who, booking or NULL, order or NULL, day on which that was said or NULL,
 * what is agreed to where a date was chosen (JSON) or NULL, total
 */
export const ACCEPT_QUOTE = `UPDATE quotes SET
  state = CASE WHEN state = 'sent' AND version = ?2 AND valid_until >= ?3 THEN 'accepted' END,
  revision = revision + 1, changed_at = ?4, decided_at = ?4, accepted_by = ?5, booking_id = ?6, order_id = ?7, said_on = ?8,
  sheet = COALESCE(?9, sheet), total_cents = ?10, hold_reference = NULL
WHERE id = ?1`;

/** id, version, now, words */
export const DECLINE_QUOTE = `UPDATE quotes SET
  state = CASE WHEN state = 'sent' AND version = ?2 THEN 'declined' END,
  revision = revision + 1, changed_at = ?3, decided_at = ?3, words = ?4, hold_reference = NULL
WHERE id = ?1`;

/** kind, quote, version, recipient, now, booking or order in whose file it stands, or NULL */
export const QUEUE_QUOTE_MAIL = `INSERT INTO outbox (id, kind, about, version, recipient, booking_id, next_attempt_at, created_at)
VALUES (lower(hex(randomblob(16))), ?1, ?2, ?3, ?4, ?6, ?5, ?5)
ON CONFLICT DO NOTHING`;

/** What became of it: its booking before its order, each with its invoice. quote */
export const BOOKED_BY_QUOTE = `SELECT bookings.id, bookings.number, invoices.number AS invoice, invoices.issued_on, invoices.due_on,
  invoices.document, bookings.purchase_order, bookings.id = quotes.order_id AS is_order
FROM quotes
JOIN bookings ON bookings.id IN (quotes.booking_id, quotes.order_id)
JOIN invoices ON invoices.booking_id = bookings.id
  AND invoices.number = (SELECT MIN(number) FROM invoices WHERE invoices.booking_id = bookings.id)
WHERE quotes.id = ?1
ORDER BY is_order`;

/** quote */
export const ACTS_ON_QUOTE = `SELECT office_acts.at, office_acts.act, accounts.first_name AS name
FROM office_acts
LEFT JOIN accounts ON accounts.id = office_acts.account_id
WHERE office_acts.subject = 'quote' AND office_acts.subject_id = ?1 AND office_acts.act <> 'file_opened'
ORDER BY office_acts.id DESC`;

/** Classes that are on sale, with what is free of them. now */
export const QUOTABLE_CLASSES = `SELECT class_details.*, (
    SELECT COALESCE(SUM(quantity), 0) FROM seat_claims WHERE seat_claims.class_id = class_details.id AND seat_claims.until_at > ?1
  ) AS seats_taken
FROM class_details
WHERE class_details.state IN ('tentative', 'confirmed') AND class_details.sales_end_at > ?1 AND class_details.private_order_id IS NULL
ORDER BY class_details.starts_at, class_details.id`;
