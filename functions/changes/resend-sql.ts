import { IS_TAKEN_BACK } from '../platform/balance.ts';

/** The mails of a booking that can be sent again: kind, about and recipient of each. booking, now */

export const PROOF_AGAIN = `SELECT 'proof_request' AS kind, id AS about, contact ->> '$.email' AS recipient FROM bookings
WHERE id = ?1 AND proof_due_at IS NOT NULL`;

export const CONFIRMATION_AGAIN = `SELECT 'booking_confirmation' AS kind, id AS about, contact ->> '$.email' AS recipient FROM bookings
WHERE id = ?1 AND state = 'confirmed' AND EXISTS (SELECT 1 FROM invoices WHERE invoices.booking_id = bookings.id)`;

export const PAPERS_AGAIN = `SELECT 'booking_papers' AS kind, id AS about, contact ->> '$.email' AS recipient FROM bookings
WHERE id = ?1 AND EXISTS (SELECT 1 FROM invoices WHERE invoices.booking_id = bookings.id)`;

export const RECEIPTS_AGAIN = `SELECT 'payment_receipt' AS kind, payments.id AS about, bookings.contact ->> '$.email' AS recipient
FROM payments
JOIN bookings ON bookings.id = payments.booking_id
WHERE payments.booking_id = ?1 AND payments.state = 'paid' AND payments.invoice_number IS NOT NULL
  AND NOT ${IS_TAKEN_BACK}`;

export const JOINING_AGAIN = `SELECT 'joining_instructions' AS kind, participants.id AS about, participants.email AS recipient
FROM participants
JOIN classes ON classes.id = participants.class_id
JOIN bookings ON bookings.id = participants.booking_id
WHERE participants.booking_id = ?1 AND participants.active = 1 AND participants.email <> ''
  AND instr(participants.email_key, ' ') = 0 AND classes.state = 'confirmed' AND classes.ends_at > ?2
  AND bookings.state = 'confirmed' AND bookings.proved_at IS NOT NULL`;

/** To one seat alone, the third parameter. */
export const JOINING_TO_SEAT = `${JOINING_AGAIN} AND participants.id = ?3`;

/** Beyond the versions that tellings of a seat count. */
const AGAIN_VERSIONS = 2_000_000;

/** How many there are of one of the above. booking, now */
export const countOf = (mails: string) => `SELECT COUNT(*) AS mails FROM (SELECT ?1, ?2) AS asked, (${mails}) AS mail`;

/** Puts one of the above into the outbox. booking, now */
export const queueOf = (mails: string) => `INSERT INTO outbox
  (id, kind, about, version, recipient, booking_id, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), kind, mail.about,
  MAX(${AGAIN_VERSIONS}, (
    SELECT COALESCE(MAX(version), 0) FROM outbox WHERE outbox.kind = mail.kind AND outbox.about = mail.about
  )) + 1,
  recipient, ?1, ?2, ?2
FROM (${mails}) AS mail
WHERE true`;
