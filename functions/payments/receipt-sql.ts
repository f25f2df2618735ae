import { IS_CHARGEBACK, IS_TAKEN_BACK } from '../platform/balance.ts';

/** The statements of a receipt. Parameters are numbered and named beside each. */

/** booking id, number */
export const INVOICE_TO_RECEIPT = `SELECT issued_on, due_on, document,
  (SELECT purchase_order FROM bookings WHERE bookings.id = invoices.booking_id) AS purchase_order
FROM invoices WHERE booking_id = ?1 AND number = ?2`;

/** Of all invoices of a booking, the oldest first. booking id */
export const TOTALS_OF_INVOICES = `SELECT number, total_cents AS cents FROM invoices WHERE booking_id = ?1 ORDER BY created_at, sequence`;

/** A row of `refunds` is of the money that a client kept as a credit, which had gone back as that. */
const PAYS_CREDIT_OUT = `(refunds.taken_back IS NULL AND EXISTS (SELECT 1 FROM credits WHERE credits.refund_id = refunds.id))`;

/**
 * What came in for a booking and counts, what its credit notes took off, and what has gone back of it: what was sent and has arrived, what a bank has taken, and what
 * became a credit, less what of that was taken out again. Each in the order in which it was, with its own invoice where it has one, and else that of its
 * credit note. booking id
 */
export const MOVEMENTS_OF_BOOKING = `SELECT * FROM (
  SELECT paid_at AS at, 0 AS turn, id, 'paid' AS kind, method, amount_cents AS cents, invoice_number AS own, NULL AS noted FROM payments
  WHERE booking_id = ?1 AND state = 'paid' AND NOT ${IS_TAKEN_BACK}
  UNION ALL
  SELECT created_at, 1, number, 'noted', NULL, total_cents, invoice_number, NULL FROM credit_notes WHERE booking_id = ?1
  UNION ALL
  SELECT refunds.done_at, 2, refunds.id, 'back', CASE WHEN ${IS_CHARGEBACK} THEN 'bank' ELSE 'sent' END, refunds.amount_cents,
    payments.invoice_number, credit_notes.invoice_number
  FROM refunds
  LEFT JOIN payments ON payments.id = refunds.payment_id
  LEFT JOIN credit_notes ON credit_notes.number = refunds.credit_note
  WHERE refunds.booking_id = ?1 AND refunds.state = 'done' AND refunds.taken_back IS NULL AND NOT ${PAYS_CREDIT_OUT}
  UNION ALL
  SELECT credits.created_at, 2, credits.id, 'back', 'kept', credits.delta_cents, payments.invoice_number, credit_notes.invoice_number
  FROM credit_notes
  JOIN credits ON credits.credit_note = credit_notes.number
  LEFT JOIN payments ON payments.id = credits.back_of
  WHERE credit_notes.booking_id = ?1
  UNION ALL
  SELECT credits.created_at, 3, credits.id, 'back', 'kept', credits.delta_cents, NULL, NULL
  FROM credits
  LEFT JOIN refunds ON refunds.id = credits.refund_id
  WHERE credits.booking_id = ?1 AND (refunds.id IS NULL OR refunds.taken_back IS NOT NULL OR refunds.state = 'failed')
)
ORDER BY at, turn, id`;
