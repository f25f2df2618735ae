import { IS_CHARGEBACK, IS_TAKEN_BACK } from '../platform/balance.ts';

/** The statements of a receipt. Parameters are numbered and named beside each. */

/** booking id, number */
export const INVOICE_TO_RECEIPT = `SELECT issued_on, due_on, document,
  (SELECT purchase_order FROM bookings WHERE bookings.id = invoices.booking_id) AS purchase_order
FROM invoices WHERE booking_id = ?1 AND number = ?2`;

/** Those that count. booking id, invoice number */
export const PAYMENTS_OF_INVOICE = `SELECT paid_at AS at, amount_cents AS cents, method FROM payments
WHERE booking_id = ?1 AND invoice_number = ?2 AND state = 'paid' AND NOT ${IS_TAKEN_BACK}
ORDER BY paid_at, id`;

/** What went back of them, and has arrived; by hand, for a credit note of the invoice. booking id, invoice number */
export const REFUNDS_OF_INVOICE = `SELECT refunds.done_at AS at, refunds.amount_cents AS cents, ${IS_CHARGEBACK} AS by_bank FROM refunds
LEFT JOIN payments ON payments.id = refunds.payment_id
LEFT JOIN credit_notes ON credit_notes.number = refunds.credit_note
WHERE refunds.booking_id = ?1 AND COALESCE(payments.invoice_number, credit_notes.invoice_number) = ?2 AND refunds.state = 'done'
  AND refunds.taken_back IS NULL
ORDER BY refunds.done_at, refunds.id`;
