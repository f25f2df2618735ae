import { heldForOthers, TAKEN } from './registration-sql.ts';

/** The statements of what the office decides about a registration without places. Parameters are numbered and named beside each. */

const PLACES = `(own.fields ->> '$.places')`;

/** id, now */
export const ASKED_OF_OFFICE = `SELECT own.kind, own.about, ${PLACES} AS places, own.decision, own.decision_reason AS reason,
  ${TAKEN} + ${heldForOthers('?2')} AS taken
FROM enquiries AS own
WHERE own.id = ?1 AND own.for_office = 1`;

/**
 * Too few places that are left, beside those that are kept for who still has to prove, refuse the batch; a refusal is turned. id, now,
 * capacity
 */
export const GIVE_PLACES = `UPDATE enquiries AS own SET
  decision = 'given',
  decision_reason = NULL,
  places = ${PLACES},
  places_left_after = ?3 - ${PLACES} - ${TAKEN} - ${heldForOthers('?2')}
WHERE own.id = ?1 AND own.for_office = 1 AND own.decision IS NOT 'given'`;

/** id, what its sender is told */
export const REFUSE_PLACES = `UPDATE enquiries SET decision = 'refused', decision_reason = ?2
WHERE id = ?1 AND for_office = 1 AND decision IS NULL`;

/** The mail about what was decided before, where it has not left: nobody is told what does not stand. id */
export const TAKE_DECIDED_BACK = `DELETE FROM outbox
WHERE kind = 'registration_decided' AND about = ?1 AND state = 'pending' AND attempts = 0`;

/** Once for each decision. id, now, when it leaves */
export const QUEUE_DECIDED = `INSERT INTO outbox (id, kind, about, version, recipient, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'registration_decided', id, ?2, email, ?3, ?2 FROM enquiries WHERE id = ?1
ON CONFLICT DO NOTHING`;

/**
 * Who was refused places asks for them again: what was sent now stands in the place of what was refused, and waits for the office. The reason of
 * the refusal stays, so that the office sees it. Registration, reference, language, page, e-mail, fields (JSON), key or NULL,
 * fingerprint, now, digest of the network or NULL, the row that waited for its proof or NULL of a session
 */
export const ASK_ANEW = `UPDATE enquiries SET reference = ?2, language = ?3, page = ?4, email = ?5, fields = ?6, key = ?7,
  fingerprint = ?8, created_at = ?9, from_network = ?10, told = NULL, decision = NULL
WHERE id = ?1 AND decision = 'refused' AND (?11 IS NULL OR EXISTS (
  SELECT 1 FROM unproved_registrations WHERE id = ?11 AND state = 'waiting' AND due_at > ?9
))`;
