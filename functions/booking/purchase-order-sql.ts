/** The statement by which a purchase order is named. Parameters are numbered and named beside it. */

/**
 * The client's own number on a booking, whatever its state, and on an invoice that is drafted for it. Refused where the booking is another
 * one by now. booking id, revision as read, purchase order
 */
export const NAME_ORDER = `UPDATE bookings SET
  revision = CASE WHEN revision = ?2 THEN revision + 1 END,
  purchase_order = ?3,
  invoice_draft = CASE WHEN invoice_draft IS NOT NULL THEN json_set(invoice_draft, '$.document.purchaseOrder', ?3) END
WHERE id = ?1`;
