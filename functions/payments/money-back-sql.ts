import { isByHand } from '../platform/balance.ts';

/** The statements of the mail that the office gives something back. Parameters are numbered and named beside each. */

/** id of a refund, booking, now */
export const TELL_OF_MONEY_BACK = `INSERT INTO outbox (id, kind, about, recipient, booking_id, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'money_back', ?1, contact ->> '$.email', id, ?3, ?3 FROM bookings
WHERE id = ?2 AND contact ->> '$.email' IS NOT NULL
ON CONFLICT DO NOTHING`;

/** Nothing of one that has failed, which the office mends. id of a refund */
export const MONEY_BACK = `SELECT refunds.amount_cents AS cents, NOT ${isByHand('payments')} AS by_card,
  payments.method IS 'card' AS paid_by_card,
  bookings.number, bookings.language, bookings.contact, (
    SELECT SUM(delta_cents) FROM credits WHERE credits.client_key = taken.client_key
  ) AS left_cents
FROM refunds
JOIN bookings ON bookings.id = refunds.booking_id
LEFT JOIN payments ON payments.id = refunds.payment_id
LEFT JOIN credits AS taken ON taken.refund_id = refunds.id
WHERE refunds.id = ?1 AND refunds.state <> 'failed' AND bookings.contact <> '{}'
LIMIT 1`;
