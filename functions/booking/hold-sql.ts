/** What a cart has when it asks for seats. Parameters are numbered and named beside each. */

/** What a cart held last, whatever became of it unless it was booked. cart */
export const LAST_HOLD_OF_CART = `SELECT * FROM bookings
WHERE cart = ?1 AND state IN ('held', 'expired', 'released')
ORDER BY created_at DESC, rowid DESC
LIMIT 1`;

/**
 * Whose seats somebody may take anew: of bookings with these references, of what took the place of each, of what a cart holds, and of the offers
 * of waitlists that any of them stands on. references (JSON), cart or NULL
 */
export const ownHolds = (references: string, cart: string) => `WITH RECURSIVE named (id, replaced_by, state) AS (
    SELECT id, replaced_by, state FROM bookings WHERE reference IN (SELECT value FROM json_each(${references}))
    UNION
    SELECT id, replaced_by, state FROM bookings WHERE cart = ${cart} AND state = 'held'
    UNION
    SELECT later.id, later.replaced_by, later.state FROM named JOIN bookings AS later ON later.id = named.replaced_by
    UNION
    SELECT offer.id, offer.replaced_by, offer.state FROM named
    JOIN bookings AS offer ON offer.replaced_by = named.id AND offer.state = 'held'
  )
  SELECT id FROM named WHERE state = 'held'`;

/**
 * Those that are live, since a booking gives nobody seats; of an offer that somebody still has, its class. references (JSON), now, cart
 */
export const LIVE_HOLDS = `SELECT reference, held_since, hold_expires_at, replaced_by, (
    SELECT waitlist.class_id FROM waitlist WHERE waitlist.offer_id = bookings.id AND waitlist.state = 'offered'
  ) AS offered
FROM bookings
WHERE id IN (${ownHolds('?1', '?3')}) AND hold_expires_at > ?2`;

/** Live holds that a new one takes the place of; refused where one of them is held no more. references (JSON), id of the new one, now */
export const REPLACE_HOLDS = `UPDATE bookings SET state = CASE state WHEN 'held' THEN 'released' END, replaced_by = ?2, hold_expires_at = ?3
WHERE reference IN (SELECT value FROM json_each(?1))`;

/**
 * An offer keeps its seats under the hold that stands on it, until that is booked; one whose class is not asked for any more has none on it.
 * Refused where it is not as it was read. reference, id of the new hold or NULL, of the one on it as read or NULL
 */
export const STAND_ON_OFFER = `UPDATE bookings SET state = CASE WHEN state = 'held' AND replaced_by IS ?3 THEN state END, replaced_by = ?2
WHERE reference = ?1`;

/** Until when the offers are that a hold stands on; NULL where there is none. id */
export const OFFERS_UNDER_END = `SELECT MIN(hold_expires_at) AS ends_at FROM bookings WHERE replaced_by = ?1 AND state = 'held'`;

/** cart */
export const LINES_HELD_BY_CART = `SELECT class_id, quantity, unit_cents FROM booking_lines
WHERE booking_id = (SELECT id FROM bookings WHERE cart = ?1 AND state = 'held')
ORDER BY position`;
