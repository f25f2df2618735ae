/** The statements of registrations that wait for proof. Parameters are numbered and named beside each. */

/** Places of an event that are kept for others who still have to prove, as seen from a row `own`. now */
export const heldForOthers = (now: string) => `(
  SELECT COALESCE(SUM(others.places), 0) FROM unproved_registrations AS others
  WHERE others.kind = own.kind AND others.about = own.about AND others.email_key <> own.email_key
    AND others.held = 1 AND others.state = 'waiting' AND others.due_at > ${now}
)`;

/** All places of an event that are kept without proof. ?13 now */
const HELD = `(
  SELECT COALESCE(SUM(kept.places), 0) FROM unproved_registrations AS kept
  WHERE kept.kind = ?4 AND kept.about = ?5 AND kept.held = 1 AND kept.state = 'waiting' AND kept.due_at > ?13
)`;

/** Places of an event that are taken, as seen from a row `own`. */
export const TAKEN = `(
  SELECT COALESCE(SUM(taken.places), 0) FROM enquiries AS taken WHERE taken.kind = own.kind AND taken.about = own.about
)`;

/**
 * Stores a registration that waits for proof, unless it is there already, as INSERT_ENQUIRY does. Its places are kept where they
 * may be, there is room, and few others are kept; whoever the address is of, since who registers another one sees how many those
 * are (booking rule 42). id, digest of the token, reference, kind, about, language,
 * page, e-mail, its key, fields (JSON), key or NULL, fingerprint, now, since, end, places or NULL, whether they may be kept,
 * capacity, how many may be kept for all, digest of the network
 */
export const INSERT_UNPROVED = `INSERT INTO unproved_registrations
  (id, token, reference, kind, about, language, page, email, email_key, fields, key, fingerprint, created_at, due_at, places, from_network, held)
SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?15, ?16, ?20,
  COALESCE(?17 = 1 AND ?16 + ${HELD} <= ?19 AND ?16 + ${HELD} + ${TAKEN} <= ?18, 0)
FROM (SELECT ?4 AS kind, ?5 AS about) AS own
WHERE NOT EXISTS (
  SELECT 1 FROM unproved_registrations
  WHERE key = ?11 OR (?11 IS NULL AND fingerprint = ?12 AND created_at >= ?14)
)`;

/** The mail that asks, or tells who is registered already. id, now */
export const QUEUE_PROOF = `INSERT INTO outbox (id, kind, about, recipient, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'registration_proof', id, email, ?2, ?2 FROM unproved_registrations WHERE id = ?1
ON CONFLICT DO NOTHING`;

/**
 * What the link of a mail is of, how many places others have, and the registration that its address has, or had when it was answered.
 * digest of the token, now
 */
export const UNPROVED_BY_TOKEN = `SELECT own.*, ${TAKEN} AS taken, ${heldForOthers('?2')} AS held_for_others,
  enquiries.id AS registered_id, enquiries.reference AS registered_reference, enquiries.fields ->> '$.places' AS registered_places,
  COALESCE(enquiries.for_office, 0) AS for_office, enquiries.decision
FROM unproved_registrations AS own
LEFT JOIN enquiries ON enquiries.id = COALESCE(own.registration_id, (
  SELECT same.id FROM enquiries AS same
  WHERE same.kind = own.kind AND same.about = own.about AND same.email_key = own.email_key
), own.id)
WHERE own.token = ?1`;

/** For the mail; whose address is registered has that registration's reference, too, and what is decided about it. id */
export const UNPROVED_BY_ID = `SELECT own.*, enquiries.reference AS registered_reference,
  COALESCE(enquiries.for_office, 0) AS for_office, enquiries.decision
FROM unproved_registrations AS own
LEFT JOIN enquiries ON enquiries.kind = own.kind AND enquiries.about = own.about AND enquiries.email_key = own.email_key
WHERE own.id = ?1`;

/**
 * Whether the mailbox of a row `own` has places of the event, or its network or the domain of its address, which is NULL where that is a mail
 * provider's, would have more than it may.
 */
export const beyond = (most: string, domain: string, mostOfDomain: string) => `(own.places IS NOT NULL AND (
  EXISTS (
    SELECT 1 FROM enquiries AS same
    WHERE same.kind = own.kind AND same.about = own.about AND same.mailbox_key = own.mailbox_key
  )
  OR own.places + (
    SELECT COALESCE(SUM(near.places), 0) FROM enquiries AS near
    WHERE near.kind = own.kind AND near.about = own.about AND near.from_network = own.from_network
  ) > ${most}
  OR own.places + (
    SELECT COALESCE(SUM(near.places), 0) FROM enquiries AS near
    WHERE near.kind = own.kind AND near.about = own.about
      AND substr(near.mailbox_key, instr(near.mailbox_key, '@')) = ${domain}
  ) > ${mostOfDomain}
))`;

/**
 * The address is proved: what waited stands, in time and once for each address; or waits for the office without places, where one
 * mailbox, network or domain would have too many. Too few places that are left give a negative rest, and nothing is stored. id, now,
 * capacity or NULL, most places of a network, domain or NULL, most places of a domain
 */
export const PROVE_REGISTRATION = `INSERT INTO enquiries
  (id, reference, kind, about, language, page, email, email_key, fields, key, fingerprint, created_at, from_network, for_office, places, places_left_after)
SELECT own.id, own.reference, own.kind, own.about, own.language, own.page, own.email, own.email_key, own.fields, own.key,
  own.fingerprint, ?2, own.from_network, own.beyond, CASE WHEN NOT own.beyond THEN own.places END,
  CASE WHEN NOT own.beyond THEN ?3 - own.places - ${TAKEN} - ${heldForOthers('?2')} END
FROM (SELECT own.*, ${beyond('?4', '?5', '?6')} AS beyond FROM unproved_registrations AS own) AS own
WHERE own.id = ?1 AND own.state = 'waiting' AND own.due_at > ?2 AND NOT EXISTS (
  SELECT 1 FROM enquiries
  WHERE enquiries.kind = own.kind AND enquiries.about = own.about AND enquiries.email_key = own.email_key
)`;

/** What waited for an address that is registered now waits no more, and names nobody. kind, about, e-mail's key */
export const END_PROVED = `UPDATE unproved_registrations SET
  state = 'proved', held = 0, email = '', email_key = '', from_network = NULL, fields = '{}', registration_id = registered.id
FROM (
  SELECT id FROM enquiries WHERE kind = ?1 AND about = ?2 AND email_key = ?3 AND decision IS NOT 'refused'
) AS registered
WHERE kind = ?1 AND about = ?2 AND email_key = ?3 AND state = 'waiting'`;

/** Somebody else typed the address: its places are free, and nothing that was typed is left. id */
export const DISOWN_REGISTRATION = `UPDATE unproved_registrations SET
  state = 'disowned', held = 0, email = '', email_key = '', from_network = NULL, fields = '{}'
WHERE id = ?1 AND state = 'waiting'`;
