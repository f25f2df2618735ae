/** The statements of messages to the people of a class. Parameters are numbered and named beside each. */

/** In the place of a booking. */
export const TO_TRAINER = 'trainer';

/** id, class, account, text, now, text in French or NULL */
export const KEEP_MESSAGE = `INSERT INTO class_messages (id, class_id, account_id, text, at, french) VALUES (?1, ?2, ?3, ?4, ?5, ?6)`;

/** The same text that was written to another class as long ago is of the same occasion. Milliseconds. */
const SAME_OCCASION = 10 * 60_000;

/** Whether somebody gets these very words by a message to another class: who sits in two classes of a day reads them once. */
const HAS_IT = `EXISTS (
  SELECT 1 FROM class_messages AS own
  CROSS JOIN class_messages AS other ON other.at > ?4 - ${SAME_OCCASION} AND other.class_id <> own.class_id
    AND other.account_id = own.account_id AND other.text = own.text AND other.french IS own.french
  CROSS JOIN outbox ON outbox.kind = 'class_message' AND outbox.about >= other.id || ' ' AND outbox.about < other.id || '!'
    AND lower(outbox.recipient) = lower(told.email)
  WHERE own.id = ?1
)`;

/** Whether they get this message already: as who sits in the class, say, which they give. */
const HAS_THIS = `EXISTS (
  SELECT 1 FROM outbox WHERE outbox.kind = 'class_message' AND outbox.about >= ?1 || ' ' AND outbox.about < ?1 || '!'
    AND lower(outbox.recipient) = lower(told.email)
)`;

/**
 * One mail to each address of the class: who booked, and who was told of a seat; of bookings that were proved alone (booking rule 41).
 * message, class, due, now
 */
export const QUEUE_MESSAGE = `INSERT INTO outbox
  (id, kind, about, version, recipient, booking_id, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'class_message', ?1 || ' ' || booking_id, 1, email, booking_id, ?3, ?4
FROM (
  SELECT bookings.id AS booking_id, bookings.contact ->> '$.email' AS email
  FROM booking_lines
  JOIN bookings ON bookings.id = booking_lines.booking_id AND bookings.state = 'confirmed'
  WHERE booking_lines.class_id = ?2 AND booking_lines.quantity > 0 AND bookings.proved_at IS NOT NULL
  UNION ALL
  SELECT bookings.id, participants.email
  FROM participants
  JOIN bookings ON bookings.id = participants.booking_id AND bookings.state = 'confirmed'
  WHERE participants.class_id = ?2 AND participants.active = 1 AND participants.email <> ''
    AND participants.office_tells = 0 AND bookings.proved_at IS NOT NULL
) AS told
WHERE NOT ${HAS_IT} AND NOT ${HAS_THIS}
GROUP BY lower(email)
ON CONFLICT DO NOTHING`;

/** What is to be told of a change of the class goes with it: whatever delivers mails meanwhile, the clock comes first. Milliseconds. */
const WITH_CHANGE = `CASE WHEN EXISTS (SELECT 1 FROM trainer_changes WHERE class_id = ?2) THEN ${10 * 60_000} ELSE 0 END`;

/** Begun so long ago, a day is still given. Milliseconds. */
const A_DAY = 86_400_000;

/** The same to who gives the class, or one of its days to come, where they have an account: about the message and nobody's booking. message, class, due, now */
export const QUEUE_FOR_TRAINER = `INSERT INTO outbox
  (id, kind, about, version, recipient, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'class_message', ?1 || ' ${TO_TRAINER}', 1, email, ?3 + ${WITH_CHANGE}, ?4
FROM (
  SELECT email FROM accounts WHERE id IN (
    SELECT MIN(id) FROM accounts
    WHERE role = 'trainer' AND closed_at IS NULL AND teaches IN (
      SELECT trainer FROM classes WHERE id = ?2
      UNION SELECT trainer FROM class_substitutes WHERE class_id = ?2 AND starts_at > ?4 - ${A_DAY}
    )
    GROUP BY teaches
  )
) AS told
WHERE NOT ${HAS_IT} AND NOT ${HAS_THIS}
ON CONFLICT DO NOTHING`;

/** the key of an address */
export const LANGUAGE_OF_TRAINER = `SELECT language FROM accounts WHERE email_key = ?1 AND role = 'trainer'`;

/** message */
export const MESSAGE_SOURCE = `SELECT class_id, text, french FROM class_messages WHERE id = ?1`;

/** Mails that have not left. message */
export const FORGET_MESSAGE_MAILS = `DELETE FROM outbox
WHERE kind = 'class_message' AND substr(about, 1, length(?1) + 1) = ?1 || ' ' AND state = 'pending' AND attempts = 0`;

/** message */
export const FORGET_MESSAGE = `DELETE FROM class_messages WHERE id = ?1`;

/**
 * Messages with the same words to other classes on the same occasion, which may have left out whom this one tells; and whether they were for the
 * trainer, too, as undoing them would know: what this one can have kept from them was written after it. message
 */
export const SAME_WORDS = `SELECT other.id, other.class_id AS classId, other.at, EXISTS (
  SELECT 1 FROM undoable_acts
  WHERE undoable_acts.subject = 'class' AND undoable_acts.subject_id = other.class_id AND undoable_acts.before ->> '$.message' = other.id
    AND undoable_acts.before ->> '$.trainer'
) AS forTrainer FROM class_messages AS own
JOIN class_messages AS other ON other.at > own.at - ${SAME_OCCASION} AND other.at < own.at + ${SAME_OCCASION} AND other.id <> own.id
  AND other.account_id = own.account_id AND other.text = own.text AND other.french IS own.french
WHERE own.id = ?1`;
