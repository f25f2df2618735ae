import { FOR_GOOD } from '../platform/claims.ts';

/** The statements of a consumer's one seat in a class (booking rule 33). Parameters are numbered and named beside each. */

/** Whether a mailbox has bought a seat of a class for its owner, by a booking that stands and is proved: of expressions. */
const hasOne = (mailbox: string, classId: string, own: string) => `EXISTS (
  SELECT 1 FROM bookings AS others
  JOIN booking_lines AS theirs ON theirs.booking_id = others.id AND theirs.class_id = ${classId} AND theirs.quantity > 0
    AND theirs.claimed_until_at = ${FOR_GOOD}
  WHERE others.mailbox_key = ${mailbox} AND others.id IS NOT ${own} AND others.consumer = 1
    AND others.state = 'confirmed' AND others.proved_at IS NOT NULL
)`;

const secondIn = (booking: string, mailbox: string) => `EXISTS (
  SELECT 1 FROM booking_lines AS line
  WHERE line.booking_id = ${booking} AND line.quantity > 0 AND ${hasOne(mailbox, 'line.class_id', booking)}
)`;

/** Whether a mailbox has such a seat in a class of a hold. reference, mailbox */
export const HAS_ONE_BESIDE = `SELECT ${secondIn('(SELECT id FROM bookings WHERE reference = ?1)', '?2')} AS has`;

/** Whether a booking is a consumer's second seat of a class. booking id */
export const IS_SECOND = `SELECT consumer = 1 AND ${secondIn('?1', 'bookings.mailbox_key')} AS has FROM bookings WHERE id = ?1`;

/** For the batch of a proof, after it: refuses it where another such seat of hers was faster. booking id */
export const ONE_FOR_ONESELF = `UPDATE bookings SET revision = CASE
  WHEN NOT (consumer = 1 AND ${secondIn('?1', 'bookings.mailbox_key')}) THEN revision
END
WHERE id = ?1`;

/** Whether a consumer's booking, or another one of hers, has a seat in a class. booking id, class */
export const HAS_ONE_THERE = `SELECT consumer = 1 AND ${hasOne('bookings.mailbox_key', '?2', 'NULL')} AS has FROM bookings WHERE id = ?1`;
