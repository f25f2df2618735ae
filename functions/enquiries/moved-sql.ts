import { DAY_MS } from '../platform/tasks.ts';

/** The statements of what a release has moved, or lost. Parameters are numbered and named beside each. */

/** What is to come by the release that runs. [{kind, about, held, startsAt}] (JSON), now */
export const SEE_HELD = `INSERT INTO held_subjects (kind, about, held, starts_at, gone, since)
SELECT value ->> 'kind', value ->> 'about', value ->> 'held', value ->> 'startsAt', 0, ?2 FROM json_each(?1)
WHERE TRUE
ON CONFLICT (kind, about) DO UPDATE SET
  held = excluded.held, starts_at = excluded.starts_at, gone = 0, since = excluded.since
WHERE held_subjects.gone = 1 OR held_subjects.held <> excluded.held`;

/** What was to come, and is not among it any more. The same, now */
export const LOSE_HELD = `UPDATE held_subjects SET gone = 1, since = ?2
WHERE starts_at > ?2 AND gone = 0 AND NOT EXISTS (
  SELECT 1 FROM json_each(?1) AS seen
  WHERE seen.value ->> 'kind' = held_subjects.kind AND seen.value ->> 'about' = held_subjects.about
)`;

/** Whoever is registered, or waits for the office to decide about places. */
const STANDS = `enquiries.decision IS NOT 'refused'`;

const REGISTERED = `held_subjects AS held
CROSS JOIN enquiries ON enquiries.kind = held.kind AND enquiries.about = held.about`;

/** Registrations from before it was kept what their people are told. now */
export const KEEP_TOLD_OF_OLD = `UPDATE enquiries SET told = (
  SELECT held FROM held_subjects WHERE held_subjects.kind = enquiries.kind AND held_subjects.about = enquiries.about
)
WHERE id IN (
  SELECT enquiries.id FROM ${REGISTERED} WHERE held.starts_at > ?1 AND held.gone = 0 AND enquiries.told IS NULL
)`;

/** Who was told otherwise, of what is not over for a day. now, since when it stands, before which what they know begins so soon that nothing waits */
const MOVED = `SELECT enquiries.id, enquiries.email FROM ${REGISTERED}
WHERE held.starts_at > ?1 AND held.gone = 0 AND enquiries.told <> held.held
  AND enquiries.told ->> 'endsAt' > ?1 - ${DAY_MS}
  AND (held.since <= ?2 OR enquiries.told ->> 'startsAt' < ?3)
  AND ${STANDS}`;

/** As MOVED */
export const QUEUE_MOVED = `INSERT INTO outbox (id, kind, about, version, recipient, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'registration_moved', id, ?1, email, ?1, ?1 FROM (${MOVED})
WHERE TRUE
ON CONFLICT DO NOTHING`;

/** As MOVED */
export const MARK_MOVED = `UPDATE enquiries SET told_at = ?1, told_before = told, told = (
  SELECT held FROM held_subjects WHERE held_subjects.kind = enquiries.kind AND held_subjects.about = enquiries.about
)
WHERE id IN (SELECT id FROM (${MOVED}))`;

/** To the office, once each time that something is lost for which people are registered. now, since when it stands, office's address */
export const QUEUE_LOST = `INSERT INTO outbox (id, kind, about, version, recipient, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'registered_for_lost', held.kind || ' ' || held.about, held.since, ?3, ?1, ?1
FROM held_subjects AS held
WHERE held.starts_at > ?1 AND held.gone = 1 AND held.since <= ?2 AND EXISTS (
  SELECT 1 FROM enquiries WHERE enquiries.kind = held.kind AND enquiries.about = held.about AND ${STANDS}
)
ON CONFLICT DO NOTHING`;

/** kind, about, since */
export const LOST_HELD = `SELECT held FROM held_subjects WHERE kind = ?1 AND about = ?2 AND gone = 1 AND since = ?3`;

/** kind, about */
export const REGISTERED_FOR_LOST = `SELECT fields ->> 'name' AS name, email, language FROM enquiries
WHERE kind = ?1 AND about = ?2 AND ${STANDS}
ORDER BY created_at, id`;
