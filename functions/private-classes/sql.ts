/** The statements of private classes. Parameters are numbered and named beside each. */

/** An order without classes that is none of a package, with its one invoice, and the quote that it came from. booking */
export const ORDER_OF_CLASSES = `SELECT bookings.id, bookings.number, bookings.state, bookings.language, bookings.contact, bookings.billing,
  invoices.document, quotes.lines AS quoted
FROM bookings
JOIN invoices ON invoices.booking_id = bookings.id
LEFT JOIN quotes ON quotes.order_id = bookings.id
WHERE bookings.id = ?1
  AND NOT EXISTS (SELECT 1 FROM booking_lines WHERE booking_lines.booking_id = bookings.id)
  AND NOT EXISTS (SELECT 1 FROM package_purchases WHERE package_purchases.booking_id = bookings.id)
ORDER BY invoices.created_at, invoices.number
LIMIT 1`;

/** The first to be scheduled first. order */
export const CLASSES_OF_ORDER = `SELECT private_classes.line, private_classes.scheduled ->> '$.capacity' AS people, class_details.id,
  COALESCE(class_details.title_en, class_details.title_fr) AS title_en,
  COALESCE(class_details.title_fr, class_details.title_en) AS title_fr,
  class_details.starts_at, class_details.ends_at, class_details.time_zone, class_details.state
FROM private_classes
JOIN class_details ON class_details.id = private_classes.class_id
WHERE private_classes.order_id = ?1
ORDER BY private_classes.created_at, private_classes.class_id`;

/** Orders of accepted quotes of which a private class has no date, or none that stands, since they were accepted. */
export const ORDERS_TO_SCHEDULE = `SELECT bookings.id, bookings.number AS title_en, bookings.number AS title_fr,
  COALESCE(bookings.contact ->> '$.organisation', '') AS organisation,
  (bookings.contact ->> '$.firstName') || ' ' || (bookings.contact ->> '$.lastName') AS who,
  quotes.decided_at AS at, bookings.total_cents AS cents, NULL AS count, NULL AS least
FROM quotes
CROSS JOIN bookings ON bookings.id = quotes.order_id
WHERE quotes.order_id IS NOT NULL AND bookings.state = 'confirmed' AND EXISTS (
  SELECT 1 FROM json_each(quotes.lines) AS line
  WHERE line.value ->> '$.kind' = 'private' AND NOT EXISTS (
    SELECT 1 FROM private_classes JOIN classes ON classes.id = private_classes.class_id
    WHERE private_classes.order_id = quotes.order_id AND private_classes.line = line.value ->> '$.id' AND classes.state <> 'cancelled'
  )
)`;

/** Those of an order that stand and are not over, the first one first. order, now */
export const CLASSES_STANDING = `SELECT class_details.id, class_details.revision, class_details.state, class_details.starts_at, class_details.time_zone,
  COALESCE(class_details.title_en, class_details.title_fr) AS title_en,
  COALESCE(class_details.title_fr, class_details.title_en) AS title_fr
FROM class_details
WHERE class_details.private_order_id = ?1 AND class_details.state IN ('tentative', 'confirmed') AND class_details.ends_at > ?2
ORDER BY class_details.starts_at, class_details.id`;

/** A class of an order that is cancelled, or (1) changed otherwise, and of which that can still be undone. order, now, 0 or 1 */
export const CLASS_IN_ITS_MINUTE = `SELECT classes.id FROM private_classes
JOIN classes ON classes.id = private_classes.class_id
WHERE private_classes.order_id = ?1 AND (classes.state = 'cancelled' OR ?3 = 1) AND classes.told_from_at > ?2 LIMIT 1`;

/** Tells the client of it, once. class, booking, now */
export const QUEUE_SCHEDULED = `INSERT INTO outbox (id, kind, about, recipient, booking_id, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'private_class_scheduled', ?1, contact ->> '$.email', id, ?3, ?3
FROM bookings WHERE id = ?2 AND contact ->> '$.email' IS NOT NULL
ON CONFLICT DO NOTHING`;
