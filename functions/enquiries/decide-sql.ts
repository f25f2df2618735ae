import { heldForOthers, TAKEN } from './registration-sql.ts';

/** The statements of what the office decides about a registration without places. Parameters are numbered and named beside each. */

const PLACES = `(own.fields ->> '$.places')`;

/** id, now */
export const ASKED_OF_OFFICE = `SELECT own.kind, own.about, ${PLACES} AS places, own.decision, own.decision_reason AS reason,
  ${TAKEN} + ${heldForOthers('?2')} AS taken
FROM enquiries AS own
WHERE own.id = ?1 AND own.for_office = 1`;

/** Too few places that are left, beside those that are kept for who still has to prove, refuse the batch. id, now, capacity */
export const GIVE_PLACES = `UPDATE enquiries AS own SET
  decision = 'given',
  places = ${PLACES},
  places_left_after = ?3 - ${PLACES} - ${TAKEN} - ${heldForOthers('?2')}
WHERE own.id = ?1 AND own.for_office = 1 AND own.decision IS NULL`;

/** id, what its sender is told */
export const REFUSE_PLACES = `UPDATE enquiries SET decision = 'refused', decision_reason = ?2
WHERE id = ?1 AND for_office = 1 AND decision IS NULL`;

/** Once: it is decided once. id, now */
export const QUEUE_DECIDED = `INSERT INTO outbox (id, kind, about, recipient, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'registration_decided', id, email, ?2, ?2 FROM enquiries WHERE id = ?1
ON CONFLICT DO NOTHING`;
