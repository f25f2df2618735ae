import { FOR_GOOD } from '../platform/claims.ts';

/** The statements of reminders. Parameters are numbered and named beside each. */

/** Classes that begin soon; what can still be undone of one is told to nobody. now, until */
export const CLASSES_STARTING = `SELECT class_details.id, class_details.starts_at, class_details.time_zone,
  class_details.place_province
FROM class_details
JOIN classes ON classes.id = class_details.id AND classes.told_from_at <= ?1
WHERE class_details.starts_at > ?1 AND class_details.starts_at <= ?2
  AND class_details.state IN ('tentative', 'confirmed')`;

/**
 * What was reminded of since it was due, by a mail about `about`: a class that was changed and is as before has another sequence, and the same
 * date.
 */
const reminded = (kind: string, about: string) => `EXISTS (
    SELECT 1 FROM outbox AS earlier
    WHERE earlier.kind = '${kind}' AND earlier.about = ${about}
      AND earlier.version % 10 = due.value ->> 'days' AND earlier.created_at >= due.value ->> 'dueAt'
  )`;

/** Classes in a room that are held on line on a day to come, with when the next such day begins. now */
export const ONLINE_DAYS = `SELECT * FROM (
  SELECT class_details.id, class_details.time_zone, class_details.place_province, (
    SELECT MIN(unixepoch(value ->> 'start')) * 1000 FROM json_each(class_details.sessions)
    WHERE value ->> 'online' IS NOT NULL AND unixepoch(value ->> 'end') * 1000 > ?1
  ) AS starts_at
  FROM classes
  CROSS JOIN class_details ON class_details.id = classes.id AND class_details.place_id IS NOT NULL
  WHERE (classes.sequence > 0 OR classes.state = 'cancelled') AND classes.ends_at > ?1 AND classes.state = 'confirmed'
    AND +classes.told_from_at <= ?1
)
WHERE starts_at IS NOT NULL`;

/**
 * To buyers who have not named everybody, once for each date of a class and each reminder; to the client of a private class once for
 * all its bookings, about its order. now, reminders (JSON: class, days, due)
 */
export const QUEUE_NAMES_MISSING = `INSERT INTO outbox
  (id, kind, about, version, recipient, booking_id, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'names_missing', COALESCE(classes.private_order_id, bookings.id) || ' ' || classes.id,
  classes.sequence * 10 + (due.value ->> 'days'), bookings.contact ->> '$.email',
  COALESCE(classes.private_order_id, bookings.id), ?1, ?1
FROM json_each(?2) AS due
JOIN classes ON classes.id = due.value ->> 'classId'
JOIN booking_lines ON booking_lines.class_id = classes.id AND booking_lines.claimed_until_at = ${FOR_GOOD}
JOIN bookings ON bookings.id = booking_lines.booking_id
WHERE bookings.state = 'confirmed' AND bookings.proved_at < due.value ->> 'dueAt'
  AND EXISTS (
    SELECT 1 FROM participants
    WHERE participants.booking_id = bookings.id AND participants.class_id = classes.id AND participants.active = 1
      AND (participants.first_name = '' OR participants.email = '')
  )
  AND NOT ${reminded('names_missing', `COALESCE(classes.private_order_id, bookings.id) || ' ' || classes.id`)}
ON CONFLICT DO NOTHING`;

/** To everyone who was told of a seat in a class that is sure to take place, likewise. now, reminders (JSON: class, days, due) */
export const QUEUE_CLASS_REMINDERS = `INSERT INTO outbox
  (id, kind, about, version, recipient, booking_id, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'class_reminder', participants.id,
  classes.sequence * 10 + (due.value ->> 'days'), participants.email, bookings.id, ?1, ?1
FROM json_each(?2) AS due
JOIN classes ON classes.id = due.value ->> 'classId' AND classes.state = 'confirmed'
JOIN participants ON participants.class_id = classes.id
JOIN bookings ON bookings.id = participants.booking_id
WHERE bookings.state = 'confirmed' AND bookings.proved_at < due.value ->> 'dueAt'
  AND participants.active = 1 AND lower(participants.told_email) = lower(participants.email)
  AND participants.awaits_joining = 0
  AND NOT ${reminded('class_reminder', 'participants.id')}
ON CONFLICT DO NOTHING`;

/** A class has no more online days that a number of days in this would not tell apart. */
const LINK_VERSIONS = 10_000_000;

/**
 * The link to join, once for each link that a class had and that has stood since then; of one in a room, once more for other days on which
 * it is held on line. now, class ids (JSON), then
 */
export const QUEUE_JOINING_LINKS = `INSERT INTO outbox
  (id, kind, about, version, recipient, booking_id, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'joining_link', participants.id,
  (SELECT MAX(class_links.rowid) FROM class_links WHERE class_links.class_id = classes.id AND class_links.kind = 'join')
    + CASE WHEN classes.place_id IS NULL THEN 0 ELSE ${LINK_VERSIONS} * (
      SELECT COALESCE(SUM(unixepoch(value ->> 'start') / 86400), 0) FROM json_each(classes.sessions) WHERE value ->> 'online' IS NOT NULL
    ) END,
  participants.email, bookings.id, ?1, ?1
FROM json_each(?2) AS due
JOIN classes ON classes.id = due.value AND classes.state = 'confirmed'
JOIN participants ON participants.class_id = classes.id
JOIN bookings ON bookings.id = participants.booking_id
WHERE bookings.state = 'confirmed' AND bookings.proved_at IS NOT NULL
  AND EXISTS (SELECT 1 FROM class_links WHERE class_links.class_id = classes.id AND class_links.kind = 'join')
  AND NOT EXISTS (
    SELECT 1 FROM class_links WHERE class_links.class_id = classes.id AND class_links.kind = 'join' AND class_links.created_at > ?3
  )
  AND participants.active = 1 AND lower(participants.told_email) = lower(participants.email)
  AND participants.awaits_joining = 0
ON CONFLICT DO NOTHING`;

/** What somebody with a seat is written to about. participant id */
export const PARTICIPANT_SOURCE = `SELECT participants.first_name, participants.email, participants.class_id, participants.booking_id,
  participants.active, bookings.state AS booking_state, bookings.language,
  (
    SELECT class_links.url FROM class_links
    WHERE class_links.class_id = participants.class_id AND class_links.kind = 'join'
    ORDER BY class_links.rowid DESC
    LIMIT 1
  ) AS join_url,
  (
    SELECT json_group_array(json_object('title', title, 'url', url)) FROM (
      SELECT class_links.title, class_links.url FROM class_links
      WHERE class_links.class_id = participants.class_id AND class_links.kind = 'material'
      ORDER BY class_links.created_at, class_links.rowid
    )
  ) AS files
FROM participants
JOIN bookings ON bookings.id = participants.booking_id
WHERE participants.id = ?1`;

/** Seats of a class that a buyer has not named; of a private one by the id of its order, too. booking id, class id */
export const NAMES_MISSING_SOURCE = `SELECT bookings.id, bookings.reference, bookings.number, bookings.language,
  bookings.contact ->> '$.firstName' AS first_name, bookings.state, (
    SELECT COUNT(*) FROM participants
    JOIN classes ON classes.id = participants.class_id
    WHERE participants.class_id = ?2 AND participants.active = 1
      AND (participants.booking_id = bookings.id OR classes.private_order_id = bookings.id)
      AND (participants.first_name = '' OR participants.email = '')
  ) AS missing
FROM bookings
WHERE bookings.id = ?1`;

/** The office's copy, once the buyer is proved. booking id, office's address, now */
export const QUEUE_OFFICE_COPY = `INSERT INTO outbox
  (id, kind, about, recipient, booking_id, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'office_booking', id, ?2, id, ?3, ?3
FROM bookings
WHERE id = ?1 AND state = 'confirmed' AND proved_at IS NOT NULL
ON CONFLICT DO NOTHING`;

/** booking id */
export const OFFICE_SOURCE = `SELECT bookings.number, bookings.language, bookings.confirmed_at, bookings.contact,
  bookings.total_cents, bookings.payment_method, bookings.purchase_order, bookings.budget_code,
  bookings.promo_code, bookings.visit, (
    SELECT group_concat(invoices.number, ', ') FROM invoices WHERE invoices.booking_id = bookings.id
  ) AS invoices
FROM bookings
WHERE bookings.id = ?1`;

/** People of a booking who have a seat in the same class through another one. booking id */
export const SEATED_TWICE = `SELECT first_name, last_name, email, class_id FROM participants
WHERE booking_id = ?1 AND active = 1 AND instr(email_key, ' ') > 0`;
