/** The statements of who teaches. Parameters are numbered and named beside each. */

/** Who does not teach any more. trainers (JSON) */
export const DELETE_GONE_TRAINERS = `DELETE FROM trainers
WHERE slug NOT IN (SELECT value ->> 'slug' FROM json_each(?1))`;

/**
 * A name that changed is carried along by a trigger of `trainers`; one that somebody else had until now is not, since both would be one person.
 * trainers (JSON)
 */
export const UPSERT_TRAINERS = `INSERT INTO trainers (slug, name)
SELECT value ->> 'slug', value ->> 'name' FROM json_each(?1)
WHERE value ->> 'name' NOT IN (SELECT name FROM trainers)
ON CONFLICT (slug) DO UPDATE SET name = excluded.name`;
