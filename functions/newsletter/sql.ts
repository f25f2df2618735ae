/** The statements of the newsletter. Parameters are numbered and named beside each. */

/**
 * Puts an address down as waiting for its confirmation. One that is subscribed stays so, and one that was asked a short
 * while ago is not asked again: then `asked_by` is not this request, and what follows in the batch does nothing.
 * id, e-mail, its key, language, now, request, digest of the token to unsubscribe, asked again if last asked before
 */
export const ASK_SUBSCRIBER = `INSERT INTO newsletter_subscribers
  (id, email, email_key, language, state, asked_at, asked_by, unsubscribe_token)
VALUES (?1, ?2, ?3, ?4, 'pending', ?5, ?6, ?7)
ON CONFLICT (email_key) DO UPDATE SET state = 'pending', language = ?4, asked_at = ?5, asked_by = ?6
WHERE state <> 'confirmed' AND asked_at <= ?8`;

/** id, request, wording's version, wording, language, page, address's digest, now, digest of the token, end */
export const INSERT_CONSENT = `INSERT INTO newsletter_consents
  (id, subscriber_id, wording_version, wording, language, page, address, given_at, token, expires_at)
SELECT ?1, id, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10
FROM newsletter_subscribers
WHERE asked_by = ?2`;

/** consent, now */
export const QUEUE_CONFIRM_MAIL = `INSERT INTO outbox (id, kind, about, recipient, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'newsletter_confirm', newsletter_consents.id, newsletter_subscribers.email, ?2, ?2
FROM newsletter_consents
JOIN newsletter_subscribers ON newsletter_subscribers.id = newsletter_consents.subscriber_id
WHERE newsletter_consents.id = ?1
ON CONFLICT DO NOTHING`;

/** The welcome of who has confirmed with this token just now. token, now */
export const QUEUE_WELCOME_MAIL = `INSERT INTO outbox (id, kind, about, recipient, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'newsletter_welcome', newsletter_consents.id, newsletter_subscribers.email, ?2, ?2
FROM newsletter_consents
JOIN newsletter_subscribers ON newsletter_subscribers.id = newsletter_consents.subscriber_id
WHERE newsletter_consents.token = ?1 AND newsletter_consents.confirmed_at = ?2
  AND newsletter_subscribers.state = 'confirmed'
ON CONFLICT DO NOTHING`;

/** consent */
export const NEWSLETTER_MAIL_SOURCE = `SELECT newsletter_subscribers.id AS subscriber_id,
  newsletter_subscribers.language, newsletter_subscribers.state, newsletter_consents.expires_at
FROM newsletter_consents
JOIN newsletter_subscribers ON newsletter_subscribers.id = newsletter_consents.subscriber_id
WHERE newsletter_consents.id = ?1`;

/** token */
export const CONSENT_BY_TOKEN = `SELECT newsletter_consents.confirmed_at, newsletter_consents.expires_at,
  newsletter_subscribers.state, newsletter_subscribers.language
FROM newsletter_consents
JOIN newsletter_subscribers ON newsletter_subscribers.id = newsletter_consents.subscriber_id
WHERE newsletter_consents.token = ?1`;

/** Of the links that one subscriber was sent, the first that is used confirms. token, now, address's digest */
export const CONFIRM_CONSENT = `UPDATE newsletter_consents SET confirmed_at = ?2, confirmed_from = ?3
WHERE token = ?1 AND confirmed_at IS NULL AND expires_at > ?2
  AND EXISTS (
    SELECT 1 FROM newsletter_subscribers
    WHERE newsletter_subscribers.id = newsletter_consents.subscriber_id AND newsletter_subscribers.state = 'pending'
  )`;

/** After CONFIRM_CONSENT. token, now */
export const CONFIRM_SUBSCRIBER = `UPDATE newsletter_subscribers SET state = 'confirmed', confirmed_at = ?2
WHERE state = 'pending'
  AND id = (SELECT subscriber_id FROM newsletter_consents WHERE token = ?1 AND confirmed_at = ?2)`;

/** token */
export const SUBSCRIBER_BY_TOKEN = `SELECT state, language FROM newsletter_subscribers WHERE unsubscribe_token = ?1`;

/** Links of a confirmation that has not been given end with it, since they are of who waits. token, now */
export const UNSUBSCRIBE = `UPDATE newsletter_subscribers SET state = 'unsubscribed', unsubscribed_at = ?2
WHERE unsubscribe_token = ?1 AND state <> 'unsubscribed'`;

/** Who had left, and did not come back after all. before */
export const END_WAITING = `UPDATE newsletter_subscribers SET state = 'unsubscribed'
WHERE state = 'pending' AND asked_at < ?1`;
