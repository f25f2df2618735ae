/** Of the promo code that BOOK_SEATS writes. booking id, what is taken off (JSON object by class id) */
export const DISCOUNT_LINES = `UPDATE booking_lines SET
  discount_cents = (SELECT value FROM json_each(?2) WHERE key = booking_lines.class_id)
WHERE booking_id = ?1 AND class_id IN (SELECT key FROM json_each(?2))`;

/** What goes with seats to another date. booking id, class id, cents */
export const ADD_DISCOUNT = `UPDATE booking_lines SET discount_cents = discount_cents + ?3
WHERE booking_id = ?1 AND class_id = ?2`;
