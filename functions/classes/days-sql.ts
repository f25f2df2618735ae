/** The statements about single days of a class. Parameters are numbered and named beside each. */

/**
 * The last session in which somebody was ticked as present, beside `class_details`; once a certificate says so, each that was over by then,
 * however many: a day that is added later is none of them.
 */
export const ATTENDED = `MAX(
  COALESCE((
    SELECT MAX(session_attendance.session) FROM participants
    CROSS JOIN session_attendance ON session_attendance.participant_id = participants.id AND session_attendance.state <> 'absent'
    WHERE participants.class_id = class_details.id AND participants.active = 1
  ), 0),
  (
    SELECT COUNT(*) FROM json_each(class_details.sessions) AS held
    WHERE unixepoch(held.value ->> 'end') * 1000 <= (
      SELECT MAX(certificates.created_at) FROM certificates WHERE certificates.class_id = class_details.id
    )
  )
) AS attended`;

/** What was ticked of sessions that are to be numbered anew: announced absences. class, after which session */
export const MARKS_AFTER = `SELECT participant_id AS participantId, session, state, account_id AS accountId, at FROM session_attendance
WHERE session > ?2 AND participant_id IN (SELECT id FROM participants WHERE class_id = ?1 AND active = 1)`;

/** class, after which session */
export const FORGET_MARKS_AFTER = `DELETE FROM session_attendance
WHERE session > ?2 AND participant_id IN (SELECT id FROM participants WHERE class_id = ?1 AND active = 1)`;

/** An absence is of who announced it, and what was held is of the seat. booking, seats (JSON), now */
export const FORGET_MARKS_OF_OTHERS = `DELETE FROM session_attendance
WHERE participant_id IN (SELECT id FROM participants WHERE booking_id = ?1 AND id IN (SELECT value FROM json_each(?2)))
  AND EXISTS (
    SELECT 1 FROM participants CROSS JOIN classes ON classes.id = participants.class_id
    WHERE participants.id = session_attendance.participant_id
      AND unixepoch(classes.sessions ->> ('$[' || (session_attendance.session - 1) || '].end')) * 1000 > ?3
  )`;

/**
 * Refuses the batch where somebody was ticked as present since, in a session that is changed: a day that was left may not be NULL. class,
 * after which session
 */
export const NOBODY_THERE_SINCE = `INSERT INTO class_days_left (class_id, day, at)
SELECT ?1, NULL, 0 WHERE EXISTS (
  SELECT 1 FROM participants
  CROSS JOIN session_attendance ON session_attendance.participant_id = participants.id AND session_attendance.state <> 'absent'
  WHERE participants.class_id = ?1 AND participants.active = 1 AND session_attendance.session > ?2
)`;

/** To how many bookings one of these days of a class was credited since then. class, days (JSON), since */
export const CREDITED_SINCE = `SELECT COUNT(DISTINCT booking_events.booking_id) AS bookings FROM booking_lines
CROSS JOIN booking_events ON booking_events.booking_id = booking_lines.booking_id
WHERE booking_lines.class_id = ?1 AND booking_events.kind = 'credited' AND booking_events.at >= ?3
  AND booking_events.detail ->> 'eventId' = ?1 AND booking_events.detail ->> 'day' IN (SELECT value FROM json_each(?2))`;

/** Refuses the batch where one was: a day that was left may not be NULL. class, days (JSON), since */
export const NOTHING_CREDITED_SINCE = `INSERT INTO class_days_left (class_id, day, at)
SELECT ?1, NULL, 0 WHERE (${CREDITED_SINCE}) > 0`;

/** marks (JSON) */
export const PUT_MARKS = `INSERT INTO session_attendance (participant_id, session, state, account_id, at)
SELECT value ->> 'participantId', value ->> 'session', value ->> 'state', value ->> 'accountId', value ->> 'at'
FROM json_each(?1)
WHERE TRUE
ON CONFLICT (participant_id, session) DO NOTHING`;
