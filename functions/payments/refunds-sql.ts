/** The statements by which refunds are followed. Parameters are numbered and named beside each. */

const unsettledRefunds = (state: string, order: string) => `SELECT * FROM (
  SELECT refunds.*, payments.provider_intent FROM refunds
  JOIN payments ON payments.id = refunds.payment_id
  WHERE refunds.state = '${state}' AND payments.provider_intent IS NOT NULL
  ORDER BY ${order}
  LIMIT ?1
)`;

/**
 * Those that go back to a card: what has to be sent first, then what is on its way, in no order, since that may take days and must keep
 * none waiting behind it. how many of each
 */
export const UNSETTLED_REFUNDS = `${unsettledRefunds('asked', 'refunds.attempts, refunds.created_at')}
UNION ALL
${unsettledRefunds('pending', 'random()')}`;

/** Tells who has paid what of it goes back, where that is so. payment, recipient or NULL, booking, now, refund */
export const QUEUE_OVERPAID = `INSERT INTO outbox (id, kind, about, recipient, booking_id, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'paid_over', ?1, ?2, ?3, ?4, ?4
WHERE ?2 IS NOT NULL AND EXISTS (SELECT 1 FROM refunds WHERE id = ?5)
ON CONFLICT DO NOTHING`;
