/** The statements of the limits. Parameters are numbered and named beside each. */

const NO_ROOM = `EXISTS (
  SELECT 1 FROM json_each(?1) AS claim
  LEFT JOIN limit_counters AS earlier ON earlier.rule = claim.value ->> 'rule' AND earlier.who = claim.value ->> 'before'
    AND earlier.window_at = claim.value ->> 'previous'
  LEFT JOIN limit_counters AS running ON running.rule = claim.value ->> 'rule' AND running.who = claim.value ->> 'who'
    AND running.window_at = claim.value ->> 'current'
  WHERE COALESCE(earlier.count, 0) * (claim.value ->> 'previousPart') + COALESCE(running.count, 0) + (claim.value ->> 'count')
    > claim.value ->> 'most'
)`;

/**
 * Counts so many more under each of some rules where all their windows still have room: what was let through in one, and the part of
 * the window before that is less than a window ago. No row comes back from a refusal, and nothing is counted: what an address is
 * refused is not its network's. claims (JSON: rule, who, who as counted in the window before, current, previous, previousPart, ends, most, count)
 */
export const COUNT = `INSERT INTO limit_counters (rule, who, window_at, ends_at, count)
SELECT value ->> 'rule', value ->> 'who', value ->> 'current', value ->> 'ends', value ->> 'count' FROM json_each(?1)
WHERE NOT ${NO_ROOM}
ON CONFLICT (rule, who, window_at) DO UPDATE SET count = count + excluded.count
RETURNING rule`;

/** The same for a batch, which a count of NULL refuses. claims */
export const COUNT_OR_REFUSE = `INSERT INTO limit_counters (rule, who, window_at, ends_at, count)
SELECT value ->> 'rule', value ->> 'who', value ->> 'current', value ->> 'ends', CASE WHEN NOT ${NO_ROOM} THEN value ->> 'count' END
FROM json_each(?1)
WHERE TRUE
ON CONFLICT (rule, who, window_at) DO UPDATE SET count = count + excluded.count`;

/** rule, who, window, who as counted in the window before, that window */
export const READ_COUNTS = `SELECT
  COALESCE((SELECT count FROM limit_counters WHERE rule = ?1 AND who = ?2 AND window_at = ?3), 0) AS current,
  COALESCE((SELECT count FROM limit_counters WHERE rule = ?1 AND who = ?4 AND window_at = ?5), 0) AS previous`;

/** day */
export const MAKE_SALT = `INSERT INTO limit_salts (day, salt) VALUES (?1, lower(hex(randomblob(16))))
ON CONFLICT (day) DO NOTHING`;

/** day */
export const READ_SALT = `SELECT day, salt FROM limit_salts WHERE day = ?1`;
