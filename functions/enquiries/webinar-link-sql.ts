/** The statements of webinars' links. Parameters are numbered and named beside each. */

/** To everybody who is registered for these webinars, once each. webinars (JSON), now */
export const QUEUE_WEBINAR_LINKS = `INSERT INTO outbox (id, kind, about, recipient, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'webinar_link', enquiries.id, enquiries.email, ?2, ?2
FROM json_each(?1) AS due
JOIN enquiries ON enquiries.kind = 'webinar' AND enquiries.about = due.value
WHERE TRUE
ON CONFLICT DO NOTHING`;

/** To the office, once, about webinars that people are registered for and that have no link. webinars (JSON), now, office's address */
export const QUEUE_MISSING_LINKS = `INSERT INTO outbox (id, kind, about, recipient, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'webinar_link_missing', due.value, ?3, ?2, ?2
FROM json_each(?1) AS due
WHERE EXISTS (SELECT 1 FROM enquiries WHERE enquiries.kind = 'webinar' AND enquiries.about = due.value)
ON CONFLICT DO NOTHING`;

/** webinar */
export const REGISTERED_FOR = `SELECT COUNT(*) AS people FROM enquiries WHERE kind = 'webinar' AND about = ?1`;

/** before */
export const PRUNE_WEBINAR_LINKS = `DELETE FROM outbox
WHERE kind = 'webinar_link' AND about IN (SELECT id FROM enquiries WHERE created_at < ?1)`;
