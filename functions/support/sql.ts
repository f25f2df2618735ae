/** The statements of live support. */

/** A class that is not the account's is left out. id, account, class or NULL, key, topic, phone, message, now */
export const INSERT_SUPPORT_REQUEST = `INSERT INTO support_requests
  (id, account_id, class_id, key, topic, phone, message, created_at)
VALUES (
  ?1, ?2, (SELECT class_id FROM account_classes WHERE account_id = ?2 AND class_id = ?3), ?4, ?5, ?6, ?7, ?8
)`;

/** A request outlives its key: what came with it longer ago than keys are kept. account, key */
export const SENT_BEFORE = `SELECT 1 FROM support_requests WHERE account_id = ?1 AND key = ?2`;

/** scope, key, fingerprint, account, status, answer, now */
export const STORE_SUPPORT_KEY = `INSERT INTO idempotency_keys
  (scope, key, fingerprint, about, status, answer, created_at)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)`;

/** request, office, now */
export const QUEUE_SUPPORT_MAIL = `INSERT INTO outbox (id, kind, about, recipient, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'support_request', support_requests.id, ?2, ?3, ?3
FROM support_requests
WHERE support_requests.id = ?1
ON CONFLICT DO NOTHING`;

/** request */
export const SUPPORT_MAIL_SOURCE = `SELECT support_requests.topic, support_requests.phone, support_requests.message,
  accounts.first_name, accounts.email, accounts.language, class_details.id AS class_id, class_details.starts_at,
  class_details.time_zone, COALESCE(class_details.title_en, class_details.title_fr) AS title
FROM support_requests
JOIN accounts ON accounts.id = support_requests.account_id
LEFT JOIN class_details ON class_details.id = support_requests.class_id
WHERE support_requests.id = ?1`;
