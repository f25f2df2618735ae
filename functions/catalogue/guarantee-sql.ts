import { FOR_GOOD } from '../platform/claims.ts';

/** The statements by which a class becomes sure to run, and stays so. */

/**
 * A tentative class whose booked seats have reached its minimum; those count whose buyer proved to be there (booking rule
 * 41). class ids (JSON) or NULL for all
 */
export const PROMOTE_CLASSES = `UPDATE classes SET state = 'confirmed', guaranteed_by_seats = 1
WHERE state = 'tentative'
  AND (?1 IS NULL OR id IN (SELECT value FROM json_each(?1)))
  AND minimum <= (
    SELECT COALESCE(SUM(guaranteeing_seats.quantity), 0) FROM guaranteeing_seats
    WHERE guaranteeing_seats.class_id = classes.id
  )`;

/** The same for the classes of one booking. booking id */
export const PROMOTE_CLASSES_OF_BOOKING = `UPDATE classes SET state = 'confirmed', guaranteed_by_seats = 1
WHERE state = 'tentative'
  AND id IN (SELECT class_id FROM booked_seats WHERE booking_id = ?1)
  AND minimum <= (
    SELECT COALESCE(SUM(guaranteeing_seats.quantity), 0) FROM guaranteeing_seats
    WHERE guaranteeing_seats.class_id = classes.id
  )`;

const SHORT = `minimum > (SELECT COALESCE(SUM(quantity), 0) FROM guaranteeing_seats WHERE guaranteeing_seats.class_id = classes.id)`;

/**
 * Guarantees by seats of which fewer than the minimum are left, each with the bookings that sit there: whether one is paid, or being paid,
 * or what giving its seats back costs was kept when they were moved there; whether it is free; and by which tiers it is cancelled. now
 */
export const SHORT_GUARANTEES = `SELECT classes.id, classes.starts_at, classes.time_zone, classes.place_province, bookings.cancellation,
  bookings.state = 'awaiting_payment' OR standing.covered IS NOT NULL
    OR booking_balances.paid_cents > booking_balances.returned_cents
    OR EXISTS (
      SELECT 1 FROM participants
      WHERE participants.booking_id = bookings.id AND participants.class_id = classes.id AND active = 1 AND fee_floor > 0
    ) AS is_bound,
  standing.quantity * standing.unit_cents <= standing.discount_cents AS is_free
FROM class_details AS classes
LEFT JOIN booking_lines AS standing ON standing.class_id = classes.id AND standing.claimed_until_at = ${FOR_GOOD} AND standing.quantity > 0
LEFT JOIN bookings ON bookings.id = standing.booking_id
LEFT JOIN booking_balances ON booking_balances.booking_id = bookings.id
WHERE classes.guaranteed_by_seats = 1 AND classes.state = 'confirmed' AND classes.starts_at > ?1 AND ${SHORT}`;

/** Ends them, where they are still short. class ids (JSON) */
export const END_GUARANTEES = `UPDATE classes SET state = 'tentative', guaranteed_by_seats = 0
WHERE id IN (SELECT value FROM json_each(?1)) AND guaranteed_by_seats = 1 AND state = 'confirmed' AND ${SHORT}`;
