import { MOST_TELLINGS, SETTLE_MINUTES, SETTLED_BEFORE_START_MINUTES } from '../../src/domain/changes/telling.ts';

/**
 * The statements that tell people of their seats, in this order; each is written for one set of seats. Parameters are numbered
 * and named beside each. A mail's version counts the tellings of its seat, from here where the seat was left: below are the
 * revisions of bookings.
 */
const LEFT_VERSIONS = 1_000_000;

const SETTLED = `(participants.named_at <= ?1 - ${SETTLE_MINUTES * 60_000}
  OR classes.starts_at <= ?1 + ${SETTLED_BEFORE_START_MINUTES * 60_000})`;

const IN_FORCE = `classes.starts_at > ?1 AND classes.told_from_at <= ?1
  AND bookings.state = 'confirmed' AND bookings.proved_at IS NOT NULL`;

/** Somebody else has the seat by now of which this person was told, or nobody has. */
export const REPLACED = `participants.active = 1 AND participants.told_email IS NOT NULL
  AND (lower(participants.told_email) <> lower(participants.email) OR instr(participants.email_key, ' ') > 0)`;

/** They did not ask, so the buyer's proof comes first (booking rule 41). */
const UNTOLD = `participants.active = 1 AND participants.office_tells = 0
  AND (participants.awaits_joining = 1 OR (participants.told_email IS NULL AND participants.tellings < ${MOST_TELLINGS}))
  AND participants.email <> '' AND instr(participants.email_key, ' ') = 0`;

/** Tells those who were told of these seats that they have them no more, once. now … */
export const tellLeft = (seats: string) =>
  [
    `INSERT INTO outbox
  (id, kind, about, version, recipient, booking_id, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'seat_left', participants.id, ${LEFT_VERSIONS} + participants.tellings,
  participants.told_email, participants.booking_id, ?1, ?1
${seats}
ON CONFLICT DO NOTHING`,
    `UPDATE participants SET told_email = NULL, awaits_joining = 0 WHERE id IN (SELECT participants.id ${seats})`,
  ] as const;

/** Of a class that is not sure to take place, too: that it was moved may have told them. A cancelled one tells by itself. */
const LEFT = `${REPLACED} AND classes.state <> 'cancelled' AND ${IN_FORCE} AND ${SETTLED}`;

const TO_JOIN = `${UNTOLD} AND classes.state = 'confirmed' AND ${IN_FORCE} AND ${SETTLED}`;

/** Joining instructions for everyone with a seat and an e-mail in classes that are confirmed and have not begun. now … */
const queueJoining = (seats: string) => `INSERT INTO outbox
  (id, kind, about, version, recipient, booking_id, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'joining_instructions', participants.id, participants.tellings + 1,
  participants.email, participants.booking_id, ?1, ?1
${seats} AND ${TO_JOIN}
ON CONFLICT DO NOTHING`;

/** now … */
const markTold = (
  seats: string,
) => `UPDATE participants SET told_email = email, tellings = tellings + 1, awaits_joining = 0 WHERE id IN (
  SELECT participants.id ${seats} AND ${TO_JOIN}
)`;

/** Seats in some classes of those to come, each class with its own. */
const inClasses = (which: string) => `FROM classes
CROSS JOIN participants ON participants.class_id = classes.id
CROSS JOIN bookings ON bookings.id = participants.booking_id
WHERE ${which} AND classes.starts_at > ?1`;

const telling = (seats: string) => [...tellLeft(`${seats} AND ${LEFT}`), queueJoining(seats), markTold(seats)] as const;

/** In all classes. now */
export const TELL_SEATS = telling(inClasses('TRUE'));

/** In the classes of one booking, by whichever booking they sit there. now, booking id */
export const TELL_SEATS_OF_CLASSES = telling(
  inClasses('classes.id IN (SELECT class_id FROM booking_lines WHERE booking_id = ?2)'),
);

/** A day is longer than the clock is ever late. Milliseconds. */
const LATELY = 86_400_000;

/** In classes that the office acted on lately, which it may have guaranteed. now */
export const TELL_SEATS_OF_ACTS = telling(inClasses(`classes.told_from_at > ?1 - ${LATELY}`));

/** Whose names were changed. now */
export const TELL_NAMED_SEATS = telling(`FROM participants
JOIN classes ON classes.id = participants.class_id
JOIN bookings ON bookings.id = participants.booking_id
WHERE participants.named_at > 0`);

/** Names that have stood long enough are not looked at again. now */
export const NAMES_ARE_TOLD = `UPDATE participants SET named_at = 0
WHERE named_at > 0 AND named_at <= ?1 - ${SETTLE_MINUTES * 60_000}`;

/** Those whom a booking will tell of seats once it is proved, but for its contact. booking id */
export const NAMED_UNPROVED = `SELECT participants.id, participants.email FROM participants
JOIN bookings ON bookings.id = participants.booking_id
WHERE participants.booking_id = ?1 AND bookings.proved_at IS NULL AND participants.office_tells = 0
  AND participants.email <> '' AND lower(participants.email) <> lower(bookings.contact ->> 'email')`;

/** booking id, participants (JSON) */
export const OFFICE_TELLS = `UPDATE participants SET office_tells = 1
WHERE booking_id = ?1 AND id IN (SELECT value FROM json_each(?2))`;

/** Everybody whom a booking has told of a seat, and its seats as they were booked. booking id */
export const TOLD_OF_BOOKING = `SELECT
  (
    SELECT json_group_array(DISTINCT lower(recipient)) FROM outbox
    WHERE booking_id = ?1 AND kind = 'joining_instructions'
  ) AS told,
  (SELECT COUNT(*) FROM participants WHERE booking_id = ?1 AND moves = 0) AS seats`;

/** People of a booking whom the office has to tell. booking id */
export const TOLD_BY_OFFICE = `SELECT first_name, last_name, email, class_id FROM participants
WHERE booking_id = ?1 AND active = 1 AND office_tells = 1 AND email <> '' AND instr(email_key, ' ') = 0`;
