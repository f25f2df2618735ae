/** The statements of what was sent of what clients owe. Parameters are numbered and named beside each. */

/** id, client or organisation, booking, booking of the recipient, recipient, its key, language, note, content (JSON), account, day, now, when it leaves */
export const KEEP_MAIL = `INSERT INTO statement_mails
  (id, owner, booking_id, recipient_booking_id, recipient, recipient_key, language, note, content, account_id, sent_on, at, leaves_at)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)`;

/** mail, recipient, booking of the recipient, now, when it leaves */
export const QUEUE_MAIL = `INSERT INTO outbox (id, kind, about, recipient, booking_id, next_attempt_at, created_at)
VALUES (lower(hex(randomblob(16))), 'statement', ?1, ?2, ?3, ?5, ?4)`;

/** key of the recipient, client or organisation, day */
export const SENT_THAT_DAY = `SELECT 1 FROM statement_mails
WHERE recipient_key = ?1 AND owner = ?2 AND sent_on = ?3 AND undone_at IS NULL`;

/** With the state of the mail, which is NULL once that is not kept any more. */
const sentOf = (
  whose: string,
) => `SELECT statement_mails.id, statement_mails.booking_id AS "from", statement_mails.at, statement_mails.leaves_at, statement_mails.undone_at, statement_mails.recipient AS email,
  statement_mails.language, statement_mails.note, statement_mails.content, accounts.first_name AS who, outbox.state AS mail
FROM statement_mails
LEFT JOIN accounts ON accounts.id = statement_mails.account_id
LEFT JOIN outbox ON outbox.kind = 'statement' AND outbox.about = statement_mails.id
WHERE ${whose}
ORDER BY statement_mails.at DESC, statement_mails.id DESC
LIMIT ?2`;

/** key of the client's e-mail, how many */
export const SENT_TO_CLIENT = sentOf(`statement_mails.recipient_key = ?1 AND statement_mails.owner = 'client'`);

/** ids of the organisation's bookings (JSON), how many */
export const SENT_TO_ORGANISATION = sentOf(
  `statement_mails.booking_id IN (SELECT value FROM json_each(?1)) AND statement_mails.owner = 'organisation'`,
);

/** mail, booking from whose statement it was sent */
export const MAIL_OF_BOOKING = `SELECT undone_at FROM statement_mails WHERE id = ?1 AND booking_id = ?2`;

/** Refuses the batch where it has left, or begins to. mail, booking, now */
export const UNDO_MAIL = `UPDATE statement_mails SET undone_at = CASE WHEN leaves_at > ?3 AND EXISTS (
  SELECT 1 FROM outbox WHERE kind = 'statement' AND about = ?1 AND state = 'pending' AND attempts = 0
) THEN ?3 ELSE 0 END
WHERE id = ?1 AND booking_id = ?2`;

/** mail */
export const TAKE_MAIL_BACK = `DELETE FROM outbox WHERE kind = 'statement' AND about = ?1`;

/** mail */
export const MAIL_TO_SEND = `SELECT statement_mails.owner, statement_mails.language, statement_mails.note, statement_mails.content,
  statement_mails.recipient_key, bookings.contact ->> '$.firstName' AS first_name
FROM statement_mails
JOIN bookings ON bookings.id = statement_mails.recipient_booking_id
WHERE statement_mails.id = ?1 AND statement_mails.undone_at IS NULL`;

/** Who has booked, and whether by the address of the recipient, who has the links of what is theirs. ids (JSON), key of the recipient */
export const BOOKINGS_TOLD = `SELECT id, reference, contact_key = ?2 AS own,
  COALESCE((contact ->> '$.firstName') || ' ' || (contact ->> '$.lastName'), '') AS who
FROM bookings
WHERE id IN (SELECT value FROM json_each(?1))`;
