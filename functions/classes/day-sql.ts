import { IS_GIVEN_AT } from '../platform/clients-places.ts';
import { OF_THEIR_OWN } from '../platform/their-own.ts';
import { ATTENDED } from './days-sql.ts';
import { CLASS_SUMS } from './list-sql.ts';

/** The statements about all classes of a day and their people. Parameters are numbered and named beside each. */

/** Classes that may be held on a day, in whatever zone, and those that were moved away from it. now, begins after, begins before, ends after, day; where: '' is any */
export const CLASSES_AROUND_DAY = `SELECT ${CLASS_SUMS}, ${ATTENDED}, (?6 = '' OR ${IS_GIVEN_AT('?6')}) AS is_there
FROM class_details
WHERE id IN (
  SELECT id FROM classes WHERE starts_at >= ?2 AND starts_at < ?3 AND ends_at > ?4
  UNION SELECT class_id FROM class_days_left WHERE day = ?5
)
ORDER BY starts_at, id`;

/** Whoever has a seat that is booked, or is being paid for, by booking. classes (JSON) */
export const PEOPLE_OF_CLASSES = `SELECT participants.class_id, trim(participants.first_name || ' ' || participants.last_name) AS name,
  participants.email, bookings.id AS booking_id, bookings.number, bookings.state, bookings.language, bookings.contact,
  bookings.contact_key, bookings.proved_at IS NOT NULL AS proved, ${OF_THEIR_OWN} AS own
FROM participants
JOIN bookings ON bookings.id = participants.booking_id AND bookings.state IN ('confirmed', 'awaiting_payment')
WHERE participants.class_id IN (SELECT value FROM json_each(?1)) AND participants.active = 1
ORDER BY bookings.created_at, bookings.id, participants.class_id, participants.seat`;

/** What can still be undone of some classes, the newest first. classes (JSON), now */
export const UNDO_OF_CLASSES = `SELECT id, act, subject_id, until_at FROM undoable_acts
WHERE subject = 'class' AND subject_id IN (SELECT value FROM json_each(?1)) AND until_at > ?2 AND undone_at IS NULL
ORDER BY at DESC, rowid DESC`;

/** day */
export const CALLS_OF_DAY = `SELECT day_calls.booking_id, day_calls.class_id, day_calls.state, day_calls.at, accounts.first_name AS who
FROM day_calls
LEFT JOIN accounts ON accounts.id = day_calls.account_id
WHERE day_calls.day = ?1
ORDER BY day_calls.at, day_calls.rowid`;

/** All bookings of a booking's client; none where there is no such booking. booking */
export const BOOKINGS_OF_CLIENT = `SELECT id FROM bookings WHERE id = ?1 AND contact <> '{}'
UNION SELECT same.id FROM bookings
JOIN bookings AS same ON same.contact_key = bookings.contact_key
WHERE bookings.id = ?1 AND bookings.contact_key <> ''`;

/** A client has one tick, whichever of the bookings it was given by. day, bookings or classes (JSON) */
export const FORGET_CALL_OF_CLIENT = `DELETE FROM day_calls WHERE day = ?1 AND booking_id IN (SELECT value FROM json_each(?2))`;
export const FORGET_CALL_OF_TRAINER = `DELETE FROM day_calls WHERE day = ?1 AND class_id IN (SELECT value FROM json_each(?2))`;

/** day, booking or NULL, class or NULL, state, account, now */
export const KEEP_CALL = `INSERT INTO day_calls (day, booking_id, class_id, state, account_id, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)`;

/**
 * Days that a class had, by the starts of their sessions; of a change that nobody has heard of yet, those that it had before. class, days by
 * starts (JSON), now, whether such a change came before. What leaves a day once more has left it anew: who decided what is told since then.
 */
export const KEEP_DAYS_LEFT = `INSERT INTO class_days_left (class_id, day, at)
SELECT DISTINCT ?1, gone.value, ?3 FROM json_each(?2) AS gone
WHERE ?4 = 0 OR gone.key IN (
  SELECT session.value ->> 'start' FROM trainer_changes
  CROSS JOIN json_each(trainer_changes.before, '$.sessions') AS session
  WHERE trainer_changes.class_id = ?1
)
ON CONFLICT (class_id, day) DO UPDATE SET at = excluded.at`;

/** day */
export const LEFT_ON_DAY = `SELECT class_id AS id FROM class_days_left WHERE day = ?1`;
