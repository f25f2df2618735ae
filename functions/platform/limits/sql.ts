/** The statements of the limits. Parameters are numbered and named beside each. */

/**
 * Counts one more where the window still has room: what was let through in it, and the part of the window before that
 * is less than a window ago. No row comes back from a refusal. rule, who, window, window before, its part, most
 */
export const COUNT_ONE = `INSERT INTO limit_counters (rule, who, window_at, count)
SELECT ?1, ?2, ?3, 1
WHERE COALESCE((SELECT count FROM limit_counters WHERE rule = ?1 AND who = ?2 AND window_at = ?4), 0) * ?5
  + COALESCE((SELECT count FROM limit_counters WHERE rule = ?1 AND who = ?2 AND window_at = ?3), 0) + 1 <= ?6
ON CONFLICT (rule, who, window_at) DO UPDATE SET count = count + 1
RETURNING count`;

/** rule, who, window, window before */
export const READ_COUNTS = `SELECT
  COALESCE((SELECT count FROM limit_counters WHERE rule = ?1 AND who = ?2 AND window_at = ?3), 0) AS current,
  COALESCE((SELECT count FROM limit_counters WHERE rule = ?1 AND who = ?2 AND window_at = ?4), 0) AS previous`;

/** day */
export const MAKE_SALT = `INSERT INTO limit_salts (day, salt) VALUES (?1, lower(hex(randomblob(16))))
ON CONFLICT (day) DO NOTHING`;

/** day */
export const READ_SALT = `SELECT salt FROM limit_salts WHERE day = ?1`;

/** before */
export const PRUNE_COUNTERS = `DELETE FROM limit_counters WHERE window_at < ?1`;

/** first day that is kept */
export const PRUNE_SALTS = `DELETE FROM limit_salts WHERE day < ?1`;
