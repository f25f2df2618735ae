/** The statements of webinars' links. Parameters are numbered and named beside each. */

/**
 * A mail's version says which link it has: the low part is the link's, above it counts the links that were sent. 1 is of a
 * mail from before, whose link nobody knows.
 */
export const LINKS_OF_ONE = 2 ** 31;

/**
 * To everybody who is registered for these webinars, once for each link: again where the last one that was sent is another.
 * [{id, link}] (JSON), now
 */
export const QUEUE_WEBINAR_LINKS = `INSERT INTO outbox (id, kind, about, version, recipient, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'webinar_link', id, (latest / 2147483648 + 1) * 2147483648 + link, email, ?2, ?2
FROM (
  SELECT enquiries.id, enquiries.email, due.value ->> 'link' AS link, COALESCE((
    SELECT MAX(version) FROM outbox AS earlier
    WHERE earlier.kind = 'webinar_link' AND earlier.about = enquiries.id
  ), 0) AS latest
  FROM json_each(?1) AS due
  JOIN enquiries ON enquiries.kind = 'webinar' AND enquiries.about = due.value ->> 'id'
)
WHERE latest <> 1 AND latest % 2147483648 <> link
ON CONFLICT DO NOTHING`;

/** To the office, once, about webinars that people are registered for and that have no link. webinars (JSON), now, office's address */
export const QUEUE_MISSING_LINKS = `INSERT INTO outbox (id, kind, about, recipient, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'webinar_link_missing', due.value, ?3, ?2, ?2
FROM json_each(?1) AS due
WHERE EXISTS (SELECT 1 FROM enquiries WHERE enquiries.kind = 'webinar' AND enquiries.about = due.value)
ON CONFLICT DO NOTHING`;

/** webinar */
export const REGISTERED_FOR = `SELECT COUNT(*) AS people FROM enquiries WHERE kind = 'webinar' AND about = ?1`;
