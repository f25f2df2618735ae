import { ORDER_OF_SEATS } from '../booking/index.ts';
import { CONFIRMATION_AGAIN, PAPERS_AGAIN, PROOF_AGAIN } from './resend-sql.ts';

/** The statements by which the office gives a booking another contact. Parameters are numbered and named beside each. */

/** A booking with what decides whether its contact may be another, and with the bookings of the seats of an order. booking */
export const CONTACT_OF_BOOKING = `SELECT id, state, revision, contact, proved_at,
  EXISTS (SELECT 1 FROM invoices WHERE invoices.booking_id = bookings.id) AS has_papers,
  EXISTS (SELECT 1 FROM booking_lines WHERE booking_lines.booking_id = bookings.id) AS has_classes,
  EXISTS (SELECT 1 FROM package_purchases WHERE package_purchases.booking_id = bookings.id) AS is_package,
  ${ORDER_OF_SEATS} AS order_id,
  (
    SELECT json_group_array(DISTINCT own.id) FROM classes
    CROSS JOIN booking_lines ON booking_lines.class_id = classes.id
    CROSS JOIN bookings AS own ON own.id = booking_lines.booking_id
    WHERE classes.private_order_id = bookings.id AND own.contact <> '{}' AND own.state IN ('confirmed', 'cancelled')
  ) AS seats
FROM bookings
WHERE id = ?1 AND contact ->> '$.email' IS NOT NULL`;

/** booking, now */
const PAYMENT_LINK_AGAIN = `SELECT 'payment_link' AS kind, id AS about, contact ->> '$.email' AS recipient FROM bookings
WHERE id = ?1 AND state = 'awaiting_payment'
  AND EXISTS (SELECT 1 FROM outbox WHERE outbox.booking_id = bookings.id AND outbox.kind = 'payment_link')`;

/** booking, now */
const PRIVATE_CLASSES_AGAIN = `SELECT 'private_class_scheduled' AS kind, classes.id AS about, bookings.contact ->> '$.email' AS recipient
FROM bookings
JOIN classes ON classes.private_order_id = bookings.id
WHERE bookings.id = ?1 AND classes.state = 'confirmed' AND classes.ends_at > ?2`;

/** All that a booking's contact has to have, but for what waits for her anyway. booking, now */
const toContact = (
  mails: readonly string[],
) => `SELECT kind, about, recipient FROM (${mails.join(' UNION ALL ')}) AS wanted
WHERE NOT EXISTS (
  SELECT 1 FROM outbox
  WHERE outbox.booking_id = ?1 AND outbox.state = 'pending' AND outbox.kind = wanted.kind AND outbox.about = wanted.about
    AND outbox.recipient = wanted.recipient
)`;

export const OF_CLASSES = toContact([PROOF_AGAIN, PAYMENT_LINK_AGAIN, CONFIRMATION_AGAIN, PAPERS_AGAIN]);

/** An order without classes was confirmed by mails of its own. */
export const OF_ORDER = toContact([PAPERS_AGAIN, PRIVATE_CLASSES_AGAIN]);
