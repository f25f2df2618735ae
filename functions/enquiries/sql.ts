import { beyond, heldForOthers, TAKEN } from './registration-sql.ts';

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
 * left, beside those that are kept for who still has to prove, give a negative rest, and nothing is stored. Where one mailbox, network or domain
 * would have too many, it waits for the office without places. … places, capacity, sender's mailbox, digest of the network or NULL, most
 * places of a network, domain or NULL, most places of a domain
 */
export const INSERT_REGISTRATION = `INSERT INTO enquiries
  (id, reference, kind, about, language, page, email, email_key, fields, key, fingerprint, created_at,
   from_network, for_office, places, places_left_after)
SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?17, own.beyond, CASE WHEN NOT own.beyond THEN own.places END,
  CASE WHEN NOT own.beyond THEN ?15 - own.places - ${TAKEN} - ${heldForOthers('?12')} END
FROM (
  SELECT own.*, ${beyond('?18', '?19', '?20')} AS beyond
  FROM (SELECT ?3 AS kind, ?4 AS about, ?8 AS email_key, ?14 AS places, ?16 AS mailbox_key, ?17 AS from_network) AS own
) AS own
WHERE NOT EXISTS (
  SELECT 1 FROM enquiries
  WHERE key = ?10 OR (?10 IS NULL AND fingerprint = ?11 AND created_at >= ?13)
)`;

/** The mail to the office and the one to the sender, for what was stored just now, or asked for anew. id, office's address, now */
export const QUEUE_ENQUIRY_MAILS = `INSERT INTO outbox (id, kind, about, version, recipient, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), mails.column1, enquiries.id, enquiries.created_at,
  CASE mails.column1 WHEN 'enquiry_office' THEN ?2 ELSE enquiries.email END, ?3, ?3
FROM enquiries, (VALUES ('enquiry_office'), ('enquiry_received')) AS mails
WHERE enquiries.id = ?1
ON CONFLICT DO NOTHING`;

/** Keeps when and where a registration's mail says that it takes place, so that a move can be told. id, that (JSON) */
export const KEEP_TOLD = `UPDATE enquiries SET told = ?2 WHERE id = ?1 AND told IS NULL`;

/** Tells who was registered before that the address was given again, once while it waits for the office, and once afterwards. id, now */
export const QUEUE_REGISTERED_MAIL = `INSERT INTO outbox (id, kind, about, version, recipient, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'enquiry_again', id,
  CASE WHEN for_office = 1 AND decision IS NULL THEN created_at ELSE 0 END, email, ?2, ?2
FROM enquiries
WHERE id = ?1
ON CONFLICT DO NOTHING`;

/** key or NULL, fingerprint, since */
export const FIND_REPEATED = `SELECT reference, fingerprint, created_at FROM enquiries
WHERE key = ?1 OR (?1 IS NULL AND fingerprint = ?2 AND created_at >= ?3)
UNION ALL
SELECT reference, fingerprint, created_at FROM unproved_registrations
WHERE key = ?1 OR (?1 IS NULL AND fingerprint = ?2 AND created_at >= ?3)
ORDER BY created_at DESC
LIMIT 1`;

/** kind, about, e-mail's key */
export const FIND_REGISTERED = `SELECT id, decision FROM enquiries WHERE kind = ?1 AND about = ?2 AND email_key = ?3`;

/** Places of an event that are taken, and those that are kept for others who still have to prove. event, e-mail's key, now */
export const PLACES_TAKEN = `SELECT
  (SELECT COALESCE(SUM(places), 0) FROM enquiries WHERE kind = 'special-event' AND about = ?1) AS taken,
  (SELECT COALESCE(SUM(places), 0) FROM unproved_registrations
    WHERE kind = 'special-event' AND about = ?1 AND email_key <> ?2
      AND held = 1 AND state = 'waiting' AND due_at > ?3) AS held`;

/** id */
export const ENQUIRY_BY_ID = `SELECT reference, kind, about, language, page, email, fields, created_at, for_office, decision, decision_reason,
  told, told_before, told_at
FROM enquiries
WHERE id = ?1`;
