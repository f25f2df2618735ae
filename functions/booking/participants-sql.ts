/** The statements of who has a seat. Parameters are numbered and named beside each. */

/** booking id, participants (JSON) */
export const INSERT_PARTICIPANTS = `INSERT INTO participants
  (id, booking_id, class_id, seat, first_name, last_name, email, email_key, office_tells)
SELECT value ->> 'id', ?1, value ->> 'eventId', value ->> 'seat', value ->> 'firstName', value ->> 'lastName',
  value ->> 'email', value ->> 'emailKey', value ->> 'officeTells'
FROM json_each(?2)`;

/** Of an earlier try to pay: they are named anew. booking id */
export const FORGET_PARTICIPANTS = `DELETE FROM participants WHERE booking_id = ?1`;

/** Of seats that were given back unpaid: they bar nobody. booking id */
export const REST_PARTICIPANTS = `UPDATE participants SET active = 0 WHERE booking_id = ?1`;

/** Whoever has got a seat in the class meanwhile is set apart, as in a booking that is made now. booking id */
export const REVIVE_PARTICIPANTS = `UPDATE participants SET
  active = 1,
  email_key = CASE WHEN EXISTS (
    SELECT 1 FROM participants AS others
    WHERE others.class_id = participants.class_id AND others.email_key = participants.email_key AND others.active = 1
      AND others.booking_id <> ?1
  ) THEN email_key || ' ' || id ELSE email_key END
WHERE booking_id = ?1`;

/**
 * The statement that keeps who missed a class, for as long as the booking is kept.
 *
 * @param ids a SELECT of the ids of participants, with its own parameters
 */
export const absentAmong = (ids: string) => `UPDATE participants SET absent = 1 WHERE id IN (${ids})`;
