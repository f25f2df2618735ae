/** The statements of the mails about changes. Parameters are numbered and named beside each. */

/** booking id, at */
export const CREDIT_NOTES_OF_CHANGE = `SELECT number, invoice_number, issued_on, total_cents, refund_cents, credit_cents, document
FROM credit_notes
WHERE booking_id = ?1 AND created_at = ?2
ORDER BY number`;
