import { CLASS_SUMS } from './list-sql.ts';
import { ATTENDED } from './days-sql.ts';
import { NEEDS_OF_SEAT } from './needs-sql.ts';
import { SUBSTITUTES_OF } from './substitutes-sql.ts';

/** The statements about one class and its people. Parameters are numbered and named beside each. */

/** now, class */
export const CLASS_WITH_SUMS = `SELECT ${CLASS_SUMS}, ${ATTENDED}, (
    SELECT bookings.state FROM bookings WHERE bookings.id = class_details.private_order_id
  ) AS order_state
FROM class_details WHERE id = ?2`;

/** class */
export const LINKS_OF_CLASS = `SELECT id, kind, title, url FROM class_links WHERE class_id = ?1 ORDER BY created_at, rowid`;

/** Whoever has a seat that is booked, or is being paid for. class */
export const PEOPLE_OF_CLASS = `SELECT participants.id, trim(participants.first_name || ' ' || participants.last_name) AS name,
  participants.email, bookings.id AS booking_id, bookings.number, bookings.state, bookings.contact,
  bookings.proved_at IS NOT NULL AS proved, ${NEEDS_OF_SEAT} AS needs, certificates.number AS certificate, (
    SELECT attendance.state FROM attendance WHERE attendance.participant_id = participants.id
    ORDER BY attendance.state LIMIT 1
  ) AS reported
FROM participants
JOIN bookings ON bookings.id = participants.booking_id AND bookings.state IN ('confirmed', 'awaiting_payment')
LEFT JOIN certificates ON certificates.participant_id = participants.id
WHERE participants.class_id = ?1 AND participants.active = 1
ORDER BY participants.last_name, participants.first_name, bookings.created_at, participants.seat`;

/** class */
export const MARKS_OF_CLASS = `SELECT session_attendance.participant_id, session_attendance.session, session_attendance.state
FROM session_attendance
JOIN participants ON participants.id = session_attendance.participant_id AND participants.active = 1
WHERE participants.class_id = ?1`;

/** class */
export const CHANGES_OF_CLASS = `SELECT class_changes.field, class_changes.scheduled, class_changes.reason, class_changes.at,
  accounts.first_name AS who
FROM class_changes
LEFT JOIN accounts ON accounts.id = class_changes.account_id
WHERE class_changes.class_id = ?1
ORDER BY class_changes.at`;

/** Its days, and those by its schedule where the office changed them (JSON). class */
export const DAYS_OF_CLASS = `SELECT sessions, (
    SELECT class_changes.scheduled -> '$.sessions' FROM class_changes
    WHERE class_changes.class_id = classes.id AND class_changes.field = 'dates'
  ) AS scheduled
FROM classes WHERE id = ?1`;

/**
 * Participants of other classes are left out, and of a seat that is not paid for yet: who sits there is named anew with another try. Refused where
 * the session is another one meanwhile: its number is never NULL. class, session, marks (JSON), account, now, start of the session
 */
export const MARK_SESSION = `INSERT INTO session_attendance (participant_id, session, state, account_id, at)
SELECT participants.id, CASE WHEN classes.sessions ->> ('$[' || (CAST(?2 AS INTEGER) - 1) || '].start') = ?6 THEN ?2 END,
  seen.value ->> 'state', ?4, ?5
FROM json_each(?3) AS seen
JOIN participants ON participants.id = seen.value ->> 'participantId' AND participants.class_id = ?1
JOIN bookings ON bookings.id = participants.booking_id AND bookings.state = 'confirmed'
JOIN classes ON classes.id = ?1
WHERE TRUE
ON CONFLICT (participant_id, session) DO UPDATE SET
  state = excluded.state, account_id = excluded.account_id, at = excluded.at`;

/** Classes that keep trainers busy around a time, as a whole or for a day. their names (JSON), ends after, begins before */
export const BUSY_CLASSES = `SELECT id, trainer, sessions, time_zone, place_id, ${SUBSTITUTES_OF('classes')} AS substitutes FROM classes
WHERE id IN (
    SELECT id FROM classes WHERE trainer IN (SELECT value FROM json_each(?1)) AND ends_at > ?2 AND starts_at < ?3
    UNION
    SELECT class_id FROM class_substitutes WHERE trainer IN (SELECT value FROM json_each(?1)) AND starts_at > ?2 AND starts_at < ?3
  ) AND state IN ('tentative', 'confirmed')`;

/** Once for what is gathered. class, which of these times, office's address, due, now */
export const TELL_OFFICE_OF_LINKS = `INSERT INTO outbox
  (id, kind, about, version, recipient, next_attempt_at, created_at)
VALUES (lower(hex(randomblob(16))), 'trainer_links', ?1, ?2, ?3, ?4, ?5)
ON CONFLICT DO NOTHING`;
