/** The statements by which a class becomes sure to run, and stays so. */

/** By booked seats, and whether those of one mailbox were enough for it. */
const SURE = `state = 'confirmed', guaranteed_by_seats = 1, guaranteed_alone = (
  SELECT COUNT(DISTINCT bookings.mailbox_key) FROM guaranteeing_seats
  JOIN bookings ON bookings.id = guaranteeing_seats.booking_id
  WHERE guaranteeing_seats.class_id = classes.id AND guaranteeing_seats.quantity > 0
) = 1`;

/**
 * A tentative class whose booked seats have reached its minimum; those count whose buyer proved to be there (booking rule
 * 41). class ids (JSON) or NULL for all
 */
export const PROMOTE_CLASSES = `UPDATE classes SET ${SURE}
WHERE state = 'tentative'
  AND (?1 IS NULL OR id IN (SELECT value FROM json_each(?1)))
  AND minimum <= (
    SELECT COALESCE(SUM(guaranteeing_seats.quantity), 0) FROM guaranteeing_seats
    WHERE guaranteeing_seats.class_id = classes.id
  )`;

/** The same for the classes of one booking. booking id */
export const PROMOTE_CLASSES_OF_BOOKING = `UPDATE classes SET ${SURE}
WHERE state = 'tentative'
  AND id IN (SELECT class_id FROM booked_seats WHERE booking_id = ?1)
  AND minimum <= (
    SELECT COALESCE(SUM(guaranteeing_seats.quantity), 0) FROM guaranteeing_seats
    WHERE guaranteeing_seats.class_id = classes.id
  )`;

/** Seats of a class that are taken beyond a moment, each with its booking. moment */
const SITTING = `booking_lines JOIN bookings ON bookings.id = booking_lines.booking_id
  WHERE booking_lines.class_id = classes.id AND booking_lines.claimed_until_at > ?1`;

/**
 * Guarantees by seats that are promised to nobody else any more: nobody sits in the class, or is about to, or only one mailbox
 * that has never paid and made it alone, by fewer seats than the minimum, since it gave the others up: who made it had as many seats
 * there, given up or not. now
 */
export const END_EMPTY_GUARANTEES = `UPDATE classes SET state = 'tentative', guaranteed_by_seats = 0, guaranteed_alone = 0
WHERE guaranteed_by_seats = 1 AND state = 'confirmed' AND starts_at > ?1
  AND (
    NOT EXISTS (SELECT 1 FROM seat_claims WHERE seat_claims.class_id = classes.id AND seat_claims.until_at > ?1)
    OR (
      guaranteed_alone = 1
      AND minimum > (SELECT COALESCE(SUM(quantity), 0) FROM guaranteeing_seats WHERE guaranteeing_seats.class_id = classes.id)
      AND 1 = (SELECT COUNT(DISTINCT bookings.mailbox_key) FROM ${SITTING})
      AND minimum <= (
        SELECT COUNT(*) FROM participants JOIN bookings ON bookings.id = participants.booking_id
        WHERE participants.class_id = classes.id AND bookings.mailbox_key IN (SELECT bookings.mailbox_key FROM ${SITTING})
      )
      AND NOT EXISTS (
        SELECT 1 FROM ${SITTING} AND (
          bookings.proved_by IS NOT 'link' OR EXISTS (
            SELECT 1 FROM bookings AS paid
            JOIN booking_balances ON booking_balances.booking_id = paid.id
            WHERE paid.mailbox_key = bookings.mailbox_key AND booking_balances.paid_cents > booking_balances.returned_cents
          )
        )
      )
    )
  )`;
