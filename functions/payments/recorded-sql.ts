import { IS_TAKEN_BACK, unpaidOfInvoice, OPEN_CENTS } from '../platform/balance.ts';

/** The statements of payments that staff write down. Parameters are numbered and named beside each. */

/**
 * The one that a payment counts towards, as `openOfInvoice` has it. Where nothing is open, the first. booking
 */
export const OLDEST_OPEN_INVOICE = `SELECT invoices.number FROM invoices
JOIN booking_balances ON booking_balances.booking_id = invoices.booking_id
WHERE invoices.booking_id = ?1
ORDER BY ${OPEN_CENTS} > COALESCE((
  SELECT SUM(${unpaidOfInvoice('newer')}) FROM invoices AS newer
  WHERE newer.booking_id = invoices.booking_id AND (newer.created_at, newer.number) > (invoices.created_at, invoices.number)
), 0) DESC, invoices.created_at, invoices.number
LIMIT 1`;

/**
 * The same cheque or transfer, by its number, was written down before, and counts: all of it that is for bookings of the client or of these. booking, method,
 * amount, note, ids of others (JSON)
 */
export const RECORDED_BEFORE = `SELECT 1 AS found FROM payments
WHERE booking_id IN (
  SELECT theirs.id FROM bookings AS own
  JOIN bookings AS theirs ON theirs.contact_key = own.contact_key
  WHERE own.id = ?1 AND own.contact_key <> ''
  UNION SELECT value FROM json_each(?5)
) AND method = ?2 AND lower(note) = lower(?4) AND state = 'paid' AND NOT ${IS_TAKEN_BACK}
GROUP BY COALESCE(together, id)
HAVING SUM(amount_cents) = ?3`;
