import { NOTES_OF_PERSON } from './stored.ts';

/** The statements of the archive. Parameters are numbered and named beside each; a year is that in which a booking was made (UTC). */

/** The note of a row of `bookings`. */
const YEAR = `CAST(strftime('%Y', bookings.created_at / 1000, 'unixepoch') AS INTEGER)`;
const ITS_NOTE = `archived_bookings.booking_id = bookings.id AND archived_bookings.year = ${YEAR}`;

/** Nothing is open on it, and its last class ended before what a parameter says. */
const isOver = (ended: string) => `bookings.state IN ('confirmed', 'cancelled', 'transferred')
  AND EXISTS (SELECT 1 FROM booking_lines WHERE booking_lines.booking_id = bookings.id)
  AND NOT EXISTS (
    SELECT 1 FROM booking_lines
    JOIN classes ON classes.id = booking_lines.class_id
    WHERE booking_lines.booking_id = bookings.id AND classes.ends_at >= ${ended}
  )
  AND NOT EXISTS (SELECT 1 FROM unsettled_bookings WHERE unsettled_bookings.booking_id = bookings.id)
  AND NOT EXISTS (
    SELECT 1 FROM payments WHERE payments.booking_id = bookings.id AND payments.state IN ('asked', 'open', 'unknown')
  )
  AND NOT EXISTS (SELECT 1 FROM refunds WHERE refunds.booking_id = bookings.id AND refunds.state <> 'done' AND refunds.taken_back IS NULL)
  AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.booking_id = bookings.id AND outbox.state = 'pending')`;

/** A stretch of bookings in their order, and whether each is to go. after which instant, and id; made before; ended before; how many */
export const LOOK_THROUGH = `SELECT bookings.id, ${YEAR} AS year, bookings.created_at,
  archived_bookings.booking_id IS NULL AND ${isOver('?4')} AS ripe
FROM bookings
LEFT JOIN archived_bookings ON ${ITS_NOTE}
WHERE bookings.contact IS NOT NULL AND (bookings.created_at, bookings.id) > (?1, ?2) AND bookings.created_at < ?3
ORDER BY bookings.created_at, bookings.id
LIMIT ?5`;

/** Those whose way there was broken off, and those that were brought back some time ago. now, how many, ended before */
export const TO_GO_ON = `SELECT archived_bookings.booking_id AS id, archived_bookings.year, ${isOver('?3')} AS ripe
FROM archived_bookings
JOIN bookings ON bookings.id = archived_bookings.booking_id
WHERE archived_bookings.away = 0 AND archived_bookings.again_at <= ?1 AND archived_bookings.stale = 0
ORDER BY archived_bookings.again_at
LIMIT ?2`;

/** What is looked at and cannot go yet, or could not be written. notes (JSON: year, id), instant */
export const PUT_OFF = `UPDATE archived_bookings SET again_at = ?2
WHERE away = 0 AND (year, booking_id) IN (SELECT value ->> 'year', value ->> 'id' FROM json_each(?1))`;

/** Something of a booking that is named beside it is here. */
const HAS_TEXTS = (id: string) => `(
    EXISTS (SELECT 1 FROM outbox WHERE booking_id = ${id} AND state = 'sent')
    OR EXISTS (SELECT 1 FROM invoices WHERE booking_id = ${id} AND document <> '{}')
    OR EXISTS (SELECT 1 FROM credit_notes WHERE booking_id = ${id} AND document <> '{}')
    OR EXISTS (
      SELECT 1 FROM participants CROSS JOIN certificates ON certificates.participant_id = participants.id
      WHERE participants.booking_id = ${id}
    )
  )`;

/**
 * Takes those of which there is something, and that no other run of the clock has taken or moved since they were found: no two write the
 * same object. notes (JSON: year, id), now, until when they are this run's
 */
export const CLAIM = `INSERT INTO archived_bookings (year, booking_id, again_at)
SELECT value ->> 'year', value ->> 'id', ?3 FROM json_each(?1) WHERE ${HAS_TEXTS("value ->> 'id'")}
ON CONFLICT (year, booking_id) DO UPDATE SET again_at = excluded.again_at
WHERE away = 0 AND stale = 0 AND again_at <= ?2
RETURNING booking_id AS id`;

/** bookings (JSON) */
export const TEXTS_TO_MOVE = `SELECT booking_id, 'invoices/' || number AS text, document AS body FROM invoices
WHERE booking_id IN (SELECT value FROM json_each(?1)) AND document <> '{}'
UNION ALL
SELECT booking_id, 'credit_notes/' || number, document FROM credit_notes
WHERE booking_id IN (SELECT value FROM json_each(?1)) AND document <> '{}'
UNION ALL
SELECT participants.booking_id, 'certificates/' || certificates.number, certificates.document
FROM participants
CROSS JOIN certificates ON certificates.participant_id = participants.id
WHERE participants.booking_id IN (SELECT value FROM json_each(?1))`;

/** bookings (JSON) */
export const MAILS_TO_MOVE = `SELECT * FROM outbox
WHERE booking_id IN (SELECT value FROM json_each(?1)) AND state = 'sent'`;

/** Before any object is written: what is erased from then on reaches it. notes (JSON: year, id, recipients) */
export const NOTE = `INSERT INTO archived_bookings (year, booking_id, recipients)
SELECT value ->> 'year', value ->> 'id', value ->> 'recipients' FROM json_each(?1) WHERE true
ON CONFLICT (year, booking_id) DO UPDATE SET recipients = excluded.recipients
WHERE away = 0 AND stale = 0`;

/**
 * The object is there: from now on its texts are there alone. Refuses the batch where any of them is not any more what was read,
 * or the note is gone, away or stale. year, id, texts (JSON: text), mails (JSON: ids)
 */
export const SEND_AWAY = `INSERT INTO archived_bookings (year, booking_id, away)
SELECT ?1, ?2, CASE WHEN
  (SELECT away = 0 AND stale = 0 FROM archived_bookings WHERE year = ?1 AND booking_id = ?2)
  AND json_array_length(?4) = (
    SELECT COUNT(*) FROM outbox WHERE id IN (SELECT value FROM json_each(?4)) AND state = 'sent'
  )
  AND json_array_length(?3) = (
    SELECT COUNT(*) FROM json_each(?3) WHERE
      EXISTS (SELECT 1 FROM invoices WHERE 'invoices/' || number = value ->> 'text' AND number = value ->> 'number' AND document = value ->> 'body')
      OR EXISTS (SELECT 1 FROM credit_notes WHERE 'credit_notes/' || number = value ->> 'text' AND number = value ->> 'number' AND document = value ->> 'body')
      OR EXISTS (SELECT 1 FROM certificates WHERE 'certificates/' || number = value ->> 'text' AND number = value ->> 'number' AND document = value ->> 'body')
  )
THEN 1 END
WHERE true
ON CONFLICT (year, booking_id) DO UPDATE SET away = excluded.away`;

/** texts (JSON: text, number, left) */
export const EMPTY_INVOICES = `UPDATE invoices SET document = moved.value ->> 'left'
FROM json_each(?1) AS moved
WHERE moved.value ->> 'text' = 'invoices/' || invoices.number AND invoices.number = moved.value ->> 'number'`;
export const EMPTY_CREDIT_NOTES = `UPDATE credit_notes SET document = moved.value ->> 'left'
FROM json_each(?1) AS moved
WHERE moved.value ->> 'text' = 'credit_notes/' || credit_notes.number AND credit_notes.number = moved.value ->> 'number'`;
export const EMPTY_CERTIFICATES = `UPDATE certificates SET document = moved.value ->> 'left'
FROM json_each(?1) AS moved
WHERE moved.value ->> 'text' = 'certificates/' || certificates.number AND certificates.number = moved.value ->> 'number'`;

/** ids (JSON) */
export const TAKE_MAILS_OUT = `DELETE FROM outbox WHERE id IN (SELECT value FROM json_each(?1)) AND state = 'sent'`;

/** texts (JSON: text, number, body) */
export const PUT_INVOICES_BACK = `UPDATE invoices SET document = moved.value ->> 'body'
FROM json_each(?1) AS moved
WHERE moved.value ->> 'text' = 'invoices/' || invoices.number AND invoices.number = moved.value ->> 'number'
  AND invoices.document ->> '$.archived' IS NOT NULL`;
export const PUT_CREDIT_NOTES_BACK = `UPDATE credit_notes SET document = moved.value ->> 'body'
FROM json_each(?1) AS moved
WHERE moved.value ->> 'text' = 'credit_notes/' || credit_notes.number AND credit_notes.number = moved.value ->> 'number'
  AND credit_notes.document ->> '$.archived' IS NOT NULL`;
export const PUT_CERTIFICATES_BACK = `UPDATE certificates SET document = moved.value ->> 'body'
FROM json_each(?1) AS moved
WHERE moved.value ->> 'text' = 'certificates/' || certificates.number AND certificates.number = moved.value ->> 'number'
  AND certificates.document ->> '$.archived' IS NOT NULL`;

/** A mail that was sent again meanwhile has taken the version of one that lay there. mails (JSON: rows) */
export const PUT_MAILS_BACK = `INSERT INTO outbox (id, kind, about, version, recipient, booking_id, state, attempts, next_attempt_at,
  leased_until_at, last_error, created_at, sent_at, set_aside_at)
SELECT value ->> 'id', value ->> 'kind', value ->> 'about', CASE WHEN EXISTS (
    SELECT 1 FROM outbox WHERE outbox.kind = value ->> 'kind' AND outbox.about = value ->> 'about'
      AND outbox.version = value ->> 'version' AND outbox.recipient = value ->> 'recipient'
  ) THEN 9007199254740991 - key ELSE value ->> 'version' END,
  value ->> 'recipient', value ->> 'booking_id', value ->> 'state', value ->> 'attempts', value ->> 'next_attempt_at',
  value ->> 'leased_until_at', value ->> 'last_error', value ->> 'created_at', value ->> 'sent_at', value ->> 'set_aside_at'
FROM json_each(?1) WHERE true`;

/** Refuses the batch where it is here already, or somebody was erased since it was read. year, id, until when it stays, recipients as read */
export const BRING_BACK = `INSERT INTO archived_bookings (year, booking_id, away)
SELECT ?1, ?2, CASE WHEN (
  SELECT away = 1 AND recipients = ?4 FROM archived_bookings WHERE year = ?1 AND booking_id = ?2
) THEN 0 END
WHERE true
ON CONFLICT (year, booking_id) DO UPDATE SET away = excluded.away, back = 0, again_at = ?3`;

/** What somebody asked for that is here already. */
export const NOTHING_TO_BRING = `UPDATE archived_bookings SET back = 0 WHERE back = 1 AND away = 0`;

/** how many */
export const ASKED_BACK = `SELECT year, booking_id AS id FROM archived_bookings WHERE back = 1 AND away = 1 LIMIT ?1`;

/** booking */
export const NOTE_OF_BOOKING = `SELECT archived_bookings.year, bookings.id, archived_bookings.away, archived_bookings.recipients
FROM bookings
CROSS JOIN archived_bookings ON ${ITS_NOTE}
WHERE bookings.id = ?1 AND archived_bookings.away = 1`;

/** how many */
export const STALE = `SELECT year, booking_id AS id, away, recipients, stale FROM archived_bookings WHERE stale > 0 LIMIT ?1`;

/** Papers of a booking that there are, by table and number. booking */
export const TEXTS_THERE_ARE = `SELECT 'invoices/' || number AS text FROM invoices WHERE booking_id = ?1 AND document <> '{}'
UNION ALL
SELECT 'credit_notes/' || number FROM credit_notes WHERE booking_id = ?1 AND document <> '{}'
UNION ALL
SELECT 'certificates/' || certificates.number FROM participants
CROSS JOIN certificates ON certificates.participant_id = participants.id
WHERE participants.booking_id = ?1`;

/** The object is what is left, as of the state that was read. year, id, stale */
export const IS_FRESH = `UPDATE archived_bookings SET stale = 0 WHERE year = ?1 AND booking_id = ?2 AND stale = ?3`;

/** Nothing is left of it. year, id, stale */
export const FORGET_NOTE = `DELETE FROM archived_bookings WHERE year = ?1 AND booking_id = ?2 AND stale = ?3 AND away = 1`;

/** after which year and id, how many */
export const NOTES_AFTER = `SELECT year, booking_id AS id FROM archived_bookings
WHERE (year, booking_id) > (?1, ?2)
ORDER BY year, booking_id
LIMIT ?3`;

/** name */
export const READ_CURSOR = `SELECT value FROM archive_cursors WHERE name = ?1`;
/** name, value (JSON) */
export const WRITE_CURSOR = `INSERT INTO archive_cursors (name, value) VALUES (?1, ?2)
ON CONFLICT (name) DO UPDATE SET value = excluded.value`;

/** key of the e-mail */
export const AWAY_OF_PERSON = `SELECT year, booking_id AS id FROM archived_bookings WHERE away = 1 AND (${NOTES_OF_PERSON})`;
