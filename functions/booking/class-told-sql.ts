import { FOR_GOOD } from '../platform/claims.ts';
import { REPLACED, tellLeft } from './telling-sql.ts';

/** The statements that tell people of classes that we cancelled or changed. Parameters are numbered and named beside each. */

/** A day is longer than the clock is ever late. Milliseconds. */
const LATELY = 86_400_000;

/** Classes that ever were changed and are not over, or became so by losing their last day. now */
const CHANGED = `SELECT id FROM classes WHERE (sequence > 0 OR state = 'cancelled') AND ends_at > ?1
  UNION ALL
  SELECT id FROM classes WHERE (sequence > 0 OR state = 'cancelled') AND told_from_at > ?1 - ${LATELY} AND +ends_at <= ?1`;

/**
 * Lines whose class was cancelled or moved since their people were told, as one table for the statements below; from the
 * classes to come that ever were, so that neither what is over nor what is as it was costs anything. now
 */
const UNTOLD = `SELECT booking_lines.booking_id, booking_lines.class_id, booking_lines.told_sequence, classes.sequence, classes.state,
  classes.state = 'cancelled' AS cancelled, bookings.contact ->> '$.email' AS email, bookings.proved_at, COALESCE(classes.private_order_id, booking_lines.booking_id) AS asked_by
FROM (${CHANGED}) AS changed
CROSS JOIN classes ON classes.id = changed.id
CROSS JOIN booking_lines ON booking_lines.class_id = classes.id
CROSS JOIN bookings ON bookings.id = booking_lines.booking_id
WHERE classes.told_from_at <= ?1 AND booking_lines.quantity > 0
  AND booking_lines.claimed_until_at = ${FOR_GOOD} AND bookings.state = 'confirmed'
  AND (
    (classes.state = 'cancelled' AND booking_lines.told_cancelled = 0)
    OR (classes.state IN ('tentative', 'confirmed') AND classes.sequence > booking_lines.told_sequence)
  )`;

/** The buyers' mails about classes that we cancelled or moved, one per (class, sequence); of a private class one for all its bookings. now */
export const TELL_BUYERS_OF_CLASSES = `INSERT INTO outbox
  (id, kind, about, version, recipient, booking_id, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), CASE WHEN cancelled THEN 'class_cancelled' ELSE 'class_moved' END,
  asked_by || ' ' || class_id, sequence + 1, email, asked_by, ?1, ?1
FROM (${UNTOLD})
WHERE TRUE
ON CONFLICT DO NOTHING`;

/** Seats in these classes, where the buyer has proved to be there. */
const SEATS = `FROM (${UNTOLD}) AS untold
JOIN participants ON participants.booking_id = untold.booking_id AND participants.class_id = untold.class_id
WHERE untold.proved_at IS NOT NULL`;

/** Whose seat is somebody else's by now is told so, and nothing of the class: whoever has it is told at once. now */
export const TELL_REPLACED_OF_CLASSES = tellLeft(`${SEATS} AND ${REPLACED}`);

const SITTING = `${SEATS} AND participants.active = 1 AND participants.email <> '' AND instr(participants.email_key, ' ') = 0
  AND COALESCE(participants.sat_sequence, -1) < untold.sequence`;

/** The same to who sits in them, and did before. now */
export const TELL_PARTICIPANTS_OF_CLASSES = `INSERT INTO outbox
  (id, kind, about, version, recipient, booking_id, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))),
  CASE WHEN untold.cancelled THEN 'class_cancelled_participant' ELSE 'class_moved_participant' END,
  participants.id, untold.sequence + 1, participants.email, untold.booking_id, ?1, ?1
${SITTING}
ON CONFLICT DO NOTHING`;

/** Who reads that a class was moved knows of the seat from then on. now */
export const MARK_SEATS_TOLD = `UPDATE participants SET told_email = email, tellings = tellings + 1, awaits_joining = 1
WHERE told_email IS NULL AND id IN (SELECT participants.id ${SITTING} AND untold.cancelled = 0)`;

const withoutRooms = (sessions: string) =>
  `(SELECT json_group_array(json_remove(value, '$.room')) FROM json_each(${sessions}))`;

/**
 * What of a class was otherwise when its people were told last (`ClassWas`, JSON): its days where these or their hours are others now, or
 * where only rooms are; its place, '' on line; its language.
 */
const WAS = `(
  SELECT json_patch('{}', json_object(
    'sessions', CASE WHEN was.days <> was.days_now OR was.time_zone <> classes.time_zone THEN json(was.sessions) END,
    'rooms', CASE WHEN was.days = was.days_now AND was.sessions <> classes.sessions THEN json(was.sessions) END,
    'timeZone', was.time_zone,
    'placeId', CASE WHEN was.place_id IS NOT classes.place_id THEN COALESCE(was.place_id, '') END,
    'language', CASE WHEN was.language <> classes.language THEN was.language END
  ))
  FROM (
    SELECT class_versions.*, ${withoutRooms('class_versions.sessions')} AS days, ${withoutRooms('current.sessions')} AS days_now
    FROM class_versions JOIN classes AS current ON current.id = class_versions.class_id
    WHERE class_versions.class_id = untold.class_id AND class_versions.sequence = untold.told_sequence
  ) AS was
  JOIN classes ON classes.id = was.class_id
)`;

/** now */
export const RECORD_CLASS_CHANGES = `INSERT INTO booking_events (booking_id, kind, at, who, detail)
SELECT booking_id, CASE WHEN cancelled THEN 'class_cancelled' ELSE 'class_moved' END, ?1, 'clock',
  json_patch(json_object('eventId', class_id, 'sequence', sequence), json_object('was', json(${WAS})))
FROM (${UNTOLD}) AS untold`;

/** now */
export const MARK_TOLD = `UPDATE booking_lines SET (told_sequence, told_cancelled) = (
  SELECT sequence, state = 'cancelled' FROM classes WHERE classes.id = booking_lines.class_id
)
WHERE (booking_id, class_id) IN (SELECT booking_id, class_id FROM (${UNTOLD}))
RETURNING booking_id`;
