/** The statements of webinars' links. Parameters are numbered and named beside each. */

/**
 * A mail's version says which link it has: the low part is the link's, above it counts the links that were sent. 1 is of a
 * mail from before, whose link nobody knows.
 */
export const LINKS_OF_ONE = 2 ** 31;

const sentLinks = (which = 'TRUE') => `COALESCE((
    SELECT MAX(version) FROM outbox AS earlier
    WHERE earlier.kind = 'webinar_link' AND earlier.about = enquiries.id AND ${which}
  ), 0)`;

/**
 * To everybody who is registered for these webinars, once for each link and each date: again where the last one that was sent since a
 * move was told is another. Whoever still has to be told of one gets it after that. [{id, link}] (JSON), now, since when a release stands
 */
export const QUEUE_WEBINAR_LINKS = `INSERT INTO outbox (id, kind, about, version, recipient, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'webinar_link', id, (latest / ${LINKS_OF_ONE} + 1) * ${LINKS_OF_ONE} + link, email, ?2, ?2
FROM (
  SELECT enquiries.id, enquiries.email, due.value ->> 'link' AS link, ${sentLinks()} AS latest,
    ${sentLinks('earlier.created_at >= enquiries.told_at')} AS sent
  FROM json_each(?1) AS due
  JOIN enquiries ON enquiries.kind = 'webinar' AND enquiries.about = due.value ->> 'id'
  WHERE NOT EXISTS (
    SELECT 1 FROM held_subjects
    WHERE held_subjects.kind = 'webinar' AND held_subjects.about = enquiries.about
      AND held_subjects.since > ?3 AND enquiries.told <> held_subjects.held
  )
)
WHERE sent <> 1 AND sent % ${LINKS_OF_ONE} <> link
ON CONFLICT DO NOTHING`;

/** What a mail with a link is of, and the version of the one before. enquiry, version */
export const LINK_OF_REGISTRATION = `SELECT about, language, created_at, told_at, ${sentLinks('earlier.version < ?2')} AS before
FROM enquiries WHERE id = ?1`;

/** To the office, once for each date, about webinars that people are registered for and that have no link. [{id, startsAt}] (JSON), now, office's address */
export const QUEUE_MISSING_LINKS = `INSERT INTO outbox (id, kind, about, version, recipient, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'webinar_link_missing', due.value ->> 'id', due.value ->> 'startsAt', ?3, ?2, ?2
FROM json_each(?1) AS due
WHERE EXISTS (SELECT 1 FROM enquiries WHERE enquiries.kind = 'webinar' AND enquiries.about = due.value ->> 'id')
ON CONFLICT DO NOTHING`;

/** webinar */
export const REGISTERED_FOR = `SELECT COUNT(*) AS people FROM enquiries WHERE kind = 'webinar' AND about = ?1`;
