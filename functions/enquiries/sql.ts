/** The statements of enquiries. Parameters are numbered and named beside each. */

/**
 * Stores an enquiry, unless it is there already: under the same key, or, without one, with the same content since an
 * instant. id, reference, kind, about, language, page, e-mail, its key, fields (JSON), key or NULL, fingerprint, now,
 * since
 */
export const INSERT_ENQUIRY = `INSERT INTO enquiries
  (id, reference, kind, about, language, page, email, email_key, fields, key, fingerprint, created_at)
SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12
WHERE NOT EXISTS (
  SELECT 1 FROM enquiries
  WHERE key = ?10 OR (?10 IS NULL AND fingerprint = ?11 AND created_at >= ?13)
)`;

/**
 * Stores the registration for an event as INSERT_ENQUIRY does, and takes its places in the same statement: too few
 * left give a negative rest, and nothing is stored. … places, capacity
 */
export const INSERT_REGISTRATION = `INSERT INTO enquiries
  (id, reference, kind, about, language, page, email, email_key, fields, key, fingerprint, created_at,
   places, places_left_after)
SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?14,
  ?15 - ?14 - (SELECT COALESCE(SUM(places), 0) FROM enquiries WHERE kind = ?3 AND about = ?4)
WHERE NOT EXISTS (
  SELECT 1 FROM enquiries
  WHERE key = ?10 OR (?10 IS NULL AND fingerprint = ?11 AND created_at >= ?13)
)`;

/** The mail to the office and the one to the sender, for what was stored just now. id, office's address, now */
export const QUEUE_ENQUIRY_MAILS = `INSERT INTO outbox (id, kind, about, recipient, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), mails.column1, enquiries.id,
  CASE mails.column1 WHEN 'enquiry_office' THEN ?2 ELSE enquiries.email END, ?3, ?3
FROM enquiries, (VALUES ('enquiry_office'), ('enquiry_received')) AS mails
WHERE enquiries.id = ?1
ON CONFLICT DO NOTHING`;

/** Tells who was registered before that the address was given again. id, now */
export const QUEUE_REGISTERED_MAIL = `INSERT INTO outbox (id, kind, about, recipient, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'enquiry_again', id, email, ?2, ?2
FROM enquiries
WHERE id = ?1
ON CONFLICT DO NOTHING`;

/** key or NULL, fingerprint, since */
export const FIND_REPEATED = `SELECT reference, fingerprint FROM enquiries
WHERE key = ?1 OR (?1 IS NULL AND fingerprint = ?2 AND created_at >= ?3)
ORDER BY created_at DESC
LIMIT 1`;

/** kind, about, e-mail's key */
export const FIND_REGISTERED = `SELECT id FROM enquiries WHERE kind = ?1 AND about = ?2 AND email_key = ?3`;

/** Places of an event that are taken. event */
export const PLACES_TAKEN = `SELECT COALESCE(SUM(places), 0) AS taken FROM enquiries
WHERE kind = 'special-event' AND about = ?1`;

/** id */
export const ENQUIRY_BY_ID = `SELECT reference, kind, about, language, page, email, fields, created_at
FROM enquiries
WHERE id = ?1`;

/** before */
export const PRUNE_ENQUIRY_MAILS = `DELETE FROM outbox
WHERE kind IN ('enquiry_office', 'enquiry_received', 'enquiry_again')
  AND about IN (SELECT id FROM enquiries WHERE created_at < ?1)`;

/** before */
export const PRUNE_ENQUIRIES = `DELETE FROM enquiries WHERE created_at < ?1`;
