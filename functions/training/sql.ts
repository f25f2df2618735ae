import { OPEN_CENTS, openOfInvoice } from '../platform/balance.ts';
import { FOR_GOOD } from '../platform/claims.ts';
import { OF_THEIR_OWN } from '../platform/their-own.ts';

/** The statements of what clients see of their own. Every one of them takes the account from the session. */

/**
 * The classes of an account by bookings that were proved, with its own seat, what it has booked and in which booking, and the number of its certificate, where one was issued.
 * account, class or NULL for all
 */
export const CLASSES_OF_ACCOUNT = `SELECT class_details.*, 0 AS seats_taken,
  EXISTS (
    SELECT 1 FROM participants
    JOIN bookings ON bookings.id = participants.booking_id
    WHERE participants.class_id = class_details.id AND participants.email_key = accounts.email_key
      AND participants.active = 1 AND bookings.state = 'confirmed' AND bookings.proved_at IS NOT NULL
  ) AS attends,
  (
    SELECT COALESCE(SUM(booking_lines.quantity), 0) FROM booking_lines
    JOIN bookings ON bookings.id = booking_lines.booking_id
    WHERE booking_lines.class_id = class_details.id AND booking_lines.claimed_until_at = ${FOR_GOOD}
      AND bookings.contact_key = accounts.email_key
      AND bookings.state = 'confirmed' AND bookings.proved_at IS NOT NULL
  ) AS seats,
  (
    SELECT bookings.id FROM booking_lines
    JOIN bookings ON bookings.id = booking_lines.booking_id
    WHERE booking_lines.class_id = class_details.id AND booking_lines.claimed_until_at = ${FOR_GOOD}
      AND booking_lines.quantity > 0 AND bookings.contact_key = accounts.email_key
      AND bookings.state = 'confirmed' AND bookings.proved_at IS NOT NULL
    ORDER BY bookings.confirmed_at DESC, bookings.id DESC
    LIMIT 1
  ) AS booking,
  (
    SELECT certificates.number FROM certificates
    JOIN participants ON participants.id = certificates.participant_id
    WHERE certificates.class_id = class_details.id AND participants.email_key = accounts.email_key
      AND participants.active = 1
  ) AS certificate,
  EXISTS (
    SELECT 1 FROM surveys WHERE surveys.account_id = accounts.id AND surveys.class_id = class_details.id
  ) AS surveyed
FROM accounts
JOIN account_classes ON account_classes.account_id = accounts.id
JOIN class_details ON class_details.id = account_classes.class_id
WHERE accounts.id = ?1 AND (?2 IS NULL OR class_details.id = ?2)
ORDER BY class_details.starts_at, class_details.id`;

/**
 * The bookings in which the account's own person has a seat in a class to come, each with what that person or its buyer said of what they
 * need. A seat that is set apart is nobody's. account, now
 */
export const OWN_NEEDS = `SELECT DISTINCT participants.booking_id, participants.email_key AS who, own.needs AS own, told.needs AS told,
  own.address AS own_address, told.address AS told_address,
  EXISTS (SELECT 1 FROM posted_classes WHERE posted_classes.class_id = participants.class_id) AS posted
FROM accounts
JOIN participants ON participants.email_key = accounts.email_key AND participants.active = 1
JOIN bookings ON bookings.id = participants.booking_id AND bookings.state = 'confirmed' AND bookings.proved_at IS NOT NULL
JOIN classes ON classes.id = participants.class_id AND classes.ends_at > ?2 AND classes.state IN ('tentative', 'confirmed')
LEFT JOIN participant_needs AS own ON own.booking_id = bookings.id AND own.who = participants.email_key AND own.told_by = 'participant'
LEFT JOIN participant_needs AS told ON told.booking_id = bookings.id AND told.who = participants.email_key AND told.told_by = 'buyer'
WHERE accounts.id = ?1`;

/** Who sits on the seats that the account has booked. account */
export const PEOPLE_OF_ACCOUNT = `SELECT participants.class_id,
  trim(participants.first_name || ' ' || participants.last_name) AS name
FROM accounts
JOIN bookings ON bookings.contact_key = accounts.email_key AND bookings.state = 'confirmed'
  AND bookings.proved_at IS NOT NULL
JOIN participants ON participants.booking_id = bookings.id AND participants.active = 1
WHERE accounts.id = ?1
ORDER BY participants.class_id, participants.seat`;

/** Whoever read the mail of the contact, was logged in as that, or told our staff, has said whose it is; who paid has not. */
const OWN_BOOKINGS = `bookings.contact_key = accounts.email_key AND ${OF_THEIR_OWN} AND bookings.state IN ('confirmed', 'cancelled')`;

/** Of the newest booking that the account's owner has made; what others booked in that name is not known to be true. account */
export const NEWEST_BUYER = `SELECT accounts.first_name, accounts.email, bookings.contact, bookings.billing
FROM accounts
LEFT JOIN bookings ON ${OWN_BOOKINGS}
WHERE accounts.id = ?1
ORDER BY bookings.confirmed_at DESC
LIMIT 1`;

/** account, most */
export const KNOWN_PEOPLE = `SELECT participants.first_name, participants.last_name, participants.email
FROM accounts
JOIN bookings ON ${OWN_BOOKINGS}
JOIN participants ON participants.booking_id = bookings.id AND participants.first_name <> ''
WHERE accounts.id = ?1
GROUP BY COALESCE(NULLIF(participants.email_key, ''), lower(participants.first_name || ' ' || participants.last_name))
ORDER BY MAX(bookings.confirmed_at) DESC, participants.last_name, participants.first_name
LIMIT ?2`;

/** account */
export const LINKS_OF_ACCOUNT = `SELECT class_links.class_id, class_links.kind, class_links.title, class_links.url
FROM account_classes
JOIN class_links ON class_links.class_id = account_classes.class_id
WHERE account_classes.account_id = ?1
ORDER BY class_links.created_at, class_links.rowid`;

/** With what is open by each. account */
export const INVOICES_OF_ACCOUNT = `SELECT bookings.id AS booking, invoices.number, invoices.issued_on, invoices.total_cents,
  EXISTS (SELECT 1 FROM booking_lines WHERE booking_lines.booking_id = bookings.id) AS of_classes,
  ${openOfInvoice(OPEN_CENTS)} AS open_cents
FROM accounts
JOIN bookings ON bookings.contact_key = accounts.email_key AND bookings.state IN ('confirmed', 'cancelled')
JOIN invoices ON invoices.booking_id = bookings.id
JOIN booking_balances ON booking_balances.booking_id = bookings.id
WHERE accounts.id = ?1
ORDER BY invoices.created_at DESC, invoices.number DESC`;

/**
 * Its row's number is one that no link had, gone ones neither: mails are told apart by it (`QUEUE_JOINING_LINKS`).
 * id, class, kind, title, address, now
 */
export const INSERT_CLASS_LINK = `INSERT INTO class_links (rowid, id, class_id, kind, title, url, created_at)
SELECT MAX(?6, (SELECT COALESCE(MAX(rowid), 0) + 1 FROM class_links)), ?1, ?2, ?3, ?4, ?5, ?6
WHERE TRUE
ON CONFLICT DO NOTHING`;

/** A class meets in one place. class, kind, address */
export const FORGET_OTHER_LINKS = `DELETE FROM class_links WHERE class_id = ?1 AND kind = ?2 AND kind = 'join' AND url <> ?3`;

/** class, id */
export const DELETE_CLASS_LINK = `DELETE FROM class_links WHERE class_id = ?1 AND id = ?2`;
