import { OPEN_CENTS } from '../platform/balance.ts';

/** The statements of what strangers may have at once (src/domain/booking/caps.ts). Parameters are numbered and named beside each. */

const unprovedOf = (
  network: string,
) => `SELECT class_id, booking_id, quantity, state, from_address, from_network, mailbox_key
FROM unproved_seats WHERE from_network = ${network} AND until_at > ?3
UNION ALL
SELECT class_id, booking_id, quantity, state, from_address, from_network, mailbox_key
FROM unproved_seats WHERE mailbox_key = ?2 AND (${network} IS NULL OR from_network IS NOT ${network}) AND until_at > ?3`;

/**
 * What one network has without proof, seat by class and booking; that of one address and of one contact is among it or
 * beside it. network, contact's mailbox or NULL, now
 */
export const UNPROVED_OF_VISITOR = unprovedOf('?1');

/** The same of the network that a hold came from, or else of this one. network, contact's mailbox, now, reference */
export const UNPROVED_OF_HOLD = unprovedOf('COALESCE((SELECT from_network FROM bookings WHERE reference = ?4), ?1)');

/**
 * Refuses the batch where it leaves a network or an address with more than it may have, or a class with more of one
 * network. booking id, address, network, now, most seats, most seats of a class
 */
export const WITHIN_SEAT_CAPS = `UPDATE bookings SET revision = CASE WHEN
  (SELECT COALESCE(SUM(quantity), 0) FROM unproved_seats WHERE from_address = ?2 AND until_at > ?4) <= ?5
  AND (SELECT COALESCE(SUM(quantity), 0) FROM unproved_seats WHERE from_network = ?3 AND until_at > ?4) <= ?5
  AND NOT EXISTS (
    SELECT 1 FROM unproved_seats WHERE from_network = ?3 AND until_at > ?4
    GROUP BY class_id HAVING SUM(quantity) > ?6
  )
  THEN revision END
WHERE id = ?1`;

/** All of a booking is paid, and not given back: who pays the little that a change added owes the rest. */
const IS_PAID = `booking_balances.paid_cents > booking_balances.returned_cents AND ${OPEN_CENTS} <= 0`;

/**
 * Seats to come that a contact has booked on invoice, proved and not paid, but for those of private classes, which orders pay for, and those that
 * a package covers, which has bounds of its own; NULL where the contact has paid for a class that has begun: anything else that was paid may still
 * go back.
 */
const owed = (now: string) => `CASE WHEN COALESCE(MAX(${IS_PAID} AND EXISTS (
    SELECT 1 FROM booking_lines
    JOIN classes ON classes.id = booking_lines.class_id AND classes.starts_at <= ${now}
    WHERE booking_lines.booking_id = bookings.id AND booking_lines.quantity > 0
  )), 0) = 0 THEN COALESCE(SUM((
    SELECT SUM(booking_lines.quantity) FROM booking_lines
    JOIN classes ON classes.id = booking_lines.class_id AND classes.starts_at > ${now} AND classes.private_order_id IS NULL
    WHERE booking_lines.booking_id = bookings.id AND booking_lines.covered IS NULL AND bookings.state = 'confirmed' AND bookings.proved_at IS NOT NULL
      AND NOT (${IS_PAID})
  )), 0) END`;

const owedBy = (mailbox: string) => `SELECT ${owed('?2')} AS seats FROM bookings
JOIN booking_balances ON booking_balances.booking_id = bookings.id
WHERE bookings.mailbox_key = ${mailbox}`;

const OWED_BY_CONTACT = owedBy('(SELECT own.mailbox_key FROM bookings AS own WHERE own.id = ?1)');

/** Seats that a mailbox owes. mailbox, now */
export const OWED_BY_MAILBOX = owedBy('?1');

/**
 * Seats that the contact of a booking would owe with it. It is asked at the proof, which her mail's reader alone gives: whoever books in
 * her name is told nothing of her others (booking rule 42). booking id, now
 */
export const OWED_WITH = `SELECT (${OWED_BY_CONTACT}) + (
  SELECT COALESCE(SUM(quantity), 0) FROM booking_lines WHERE booking_id = ?1 AND covered IS NULL
) AS seats`;

/** For the batch of a proof, after it: refuses it where its contact owes more seats. booking id, now, most seats */
export const WITHIN_OWED = `UPDATE bookings SET revision = CASE WHEN COALESCE((${OWED_BY_CONTACT}), 0) <= ?3 THEN revision END
WHERE id = ?1`;

/**
 * The same of a contact, as far as one network has booked for it; and of the bookings that wait for proof. booking id, contact's
 * mailbox, network, most seats, most seats of a class, most bookings of a contact, of a network
 */
export const WITHIN_BOOKING_CAPS = `UPDATE bookings SET revision = CASE WHEN
  (SELECT COALESCE(SUM(quantity), 0) FROM unproved_seats WHERE mailbox_key = ?2 AND from_network IS ?3) <= ?4
  AND NOT EXISTS (
    SELECT 1 FROM unproved_seats WHERE mailbox_key = ?2 AND from_network IS ?3
    GROUP BY class_id HAVING SUM(quantity) > ?5
  )
  AND (SELECT COUNT(DISTINCT booking_id) FROM unproved_seats WHERE mailbox_key = ?2 AND from_network IS ?3) <= ?6
  AND (
    SELECT COUNT(DISTINCT booking_id) FROM unproved_seats
    WHERE from_network = ?3 AND state = 'confirmed'
  ) <= ?7
  THEN revision END
WHERE id = ?1`;

/** The classes of a booking, each with its seats that wait for the proof of others. reference */
export const UNPROVED_IN_CLASSES = `SELECT own.class_id, own.quantity, classes.capacity, (
    SELECT COALESCE(SUM(booked_seats.quantity), 0) FROM booked_seats
    WHERE booked_seats.class_id = own.class_id AND NOT booked_seats.proved AND booked_seats.booking_id <> own.booking_id
  ) AS waiting
FROM bookings
JOIN booking_lines AS own ON own.booking_id = bookings.id
JOIN classes ON classes.id = own.class_id
WHERE bookings.reference = ?1`;

/**
 * How long seats of these classes were held for nothing, or for a card that did not pay, by the carts of a network: those of
 * this cart by the hour that they were held in (`own_since`). What was given back or replaced was held until then; what an offer keeps is nobody
 * else's anyway.
 * network, cart, since, now, class ids (JSON)
 */
export const IDLE_IN_CLASSES = `SELECT booking_lines.class_id, classes.capacity,
  CASE WHEN bookings.cart IS ?2 THEN COALESCE(bookings.held_since, bookings.created_at) END AS own_since,
  SUM((booking_lines.quantity - booking_lines.of_offer) * MAX(0, MIN(bookings.hold_expires_at, ?4)
    - MAX(bookings.created_at, COALESCE(bookings.held_since, 0), ?3))) AS idle
FROM bookings
JOIN booking_lines ON booking_lines.booking_id = bookings.id
JOIN classes ON classes.id = booking_lines.class_id
WHERE bookings.from_network = ?1 AND bookings.hold_expires_at > ?3
  AND bookings.state IN ('held', 'awaiting_payment', 'expired', 'released')
  AND booking_lines.class_id IN (SELECT value FROM json_each(?5))
GROUP BY booking_lines.class_id, own_since`;
