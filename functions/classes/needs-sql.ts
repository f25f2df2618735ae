import { whoSits } from '../booking/index.ts';

/** The statements of what people need in a class. Parameters are numbered and named beside each. */

/** As JSON, of who sits on `participants`: who told it, and what. */
export const NEEDS_OF_SEAT = `(
    SELECT json_group_array(json_object('by', told_by, 'needs', needs)) FROM participant_needs
    WHERE participant_needs.booking_id = participants.booking_id AND participant_needs.who = ${whoSits('participants')} AND needs <> ''
  )`;

/** Who it is, and what the office was told of them before. seat, class */
export const SEAT_IN_CLASS = `SELECT participants.booking_id, participants.first_name, participants.last_name, participants.email,
  COALESCE(noted.needs, '') AS needs, COALESCE(noted.address, '') AS address
FROM participants
JOIN bookings ON bookings.id = participants.booking_id AND bookings.state IN ('confirmed', 'awaiting_payment')
LEFT JOIN participant_needs AS noted
  ON noted.booking_id = participants.booking_id AND noted.who = ${whoSits('participants')} AND noted.told_by = 'office'
WHERE participants.id = ?1 AND participants.class_id = ?2 AND participants.active = 1`;

/**
 * What people need in a class, and in the others of its place that are given about the same days, a row a person. class, a day in
 * milliseconds
 */
export const NEEDS_AROUND_CLASS = `SELECT classes.id, classes.sessions, classes.time_zone, ${NEEDS_OF_SEAT} AS needs
FROM classes AS own
CROSS JOIN classes ON classes.id = own.id OR (
  classes.place_id = own.place_id AND classes.starts_at < own.ends_at + ?2 AND classes.ends_at > own.starts_at - ?2
  AND classes.state IN ('tentative', 'confirmed')
)
CROSS JOIN participants ON participants.class_id = classes.id AND participants.active = 1
JOIN bookings ON bookings.id = participants.booking_id AND bookings.state = 'confirmed' AND bookings.proved_at IS NOT NULL
WHERE own.id = ?1 AND EXISTS (
  SELECT 1 FROM participant_needs
  WHERE participant_needs.booking_id = participants.booking_id AND participant_needs.who = ${whoSits('participants')} AND needs <> ''
)`;
