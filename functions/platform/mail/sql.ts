/** The statements of the outbox. Parameters are numbered and named beside each. */

/** Takes due mails for one delivery: nobody else gets them before the lease ends. lease, now, end of lease, limit, ranks of kinds that are not in the middle (JSON) */
export const CLAIM_DUE = `UPDATE outbox SET lease = ?1, leased_until_at = ?3, attempts = attempts + 1
WHERE id IN (
  SELECT id FROM outbox
  WHERE state = 'pending' AND next_attempt_at <= ?2 AND leased_until_at <= ?2
  ORDER BY COALESCE((SELECT value FROM json_each(?5) WHERE key = kind), 0), next_attempt_at, id
  LIMIT ?4
)
RETURNING id, kind, about, version, recipient, attempts, message`;

/** id, lease, message (JSON) */
export const FIX_MESSAGE = `UPDATE outbox SET message = ?3 WHERE id = ?1 AND lease = ?2`;

/** What was sent is not kept: its data stands in the booking. id, lease, now */
export const MARK_SENT = `UPDATE outbox SET state = 'sent', sent_at = ?3, message = NULL, last_error = NULL, lease = NULL
WHERE id = ?1 AND lease = ?2`;

/** id, lease, next attempt, error */
export const MARK_RETRY = `UPDATE outbox SET next_attempt_at = ?3, last_error = ?4, lease = NULL, leased_until_at = 0
WHERE id = ?1 AND lease = ?2`;

/** It was not tried: its turn stays what it was, from an instant on. id, lease, that instant */
export const MARK_BUSY = `UPDATE outbox SET attempts = attempts - 1, lease = NULL, leased_until_at = ?3
WHERE id = ?1 AND lease = ?2`;

/** id, lease, error */
export const MARK_FAILED = `UPDATE outbox SET state = 'failed', last_error = ?3, lease = NULL
WHERE id = ?1 AND lease = ?2`;

/** id, now, message (JSON); the same id twice is the same mail */
export const STORE_LOCAL_MAIL = `INSERT INTO local_mail (id, received_at, message) VALUES (?1, ?2, ?3)
ON CONFLICT (id) DO NOTHING`;

/** Why a mail failed that had nothing to say any more when its turn came: nobody has to do anything about it. */
export const NOTHING_TO_SEND = 'there is nothing to send any more';
