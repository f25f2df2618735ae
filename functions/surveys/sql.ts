/** The statements of surveys. */

/** Nothing happens for a class that is not the account's, or has not begun, or was answered for. account, class, key, ratings (JSON), liked, improve, may quote, now */
export const INSERT_SURVEY = `INSERT INTO surveys
  (account_id, class_id, key, ratings, liked, improve, may_quote, created_at)
SELECT account_classes.account_id, account_classes.class_id, ?3, ?4, ?5, ?6, ?7, ?8
FROM account_classes
JOIN classes ON classes.id = account_classes.class_id
WHERE account_classes.account_id = ?1 AND account_classes.class_id = ?2
  AND classes.starts_at <= ?8 AND classes.state IN ('tentative', 'confirmed')
ON CONFLICT (account_id, class_id) DO NOTHING`;

/** account, class */
export const SURVEY_KEY = `SELECT key FROM surveys WHERE account_id = ?1 AND class_id = ?2`;

/** before */
export const PRUNE_SURVEYS = `DELETE FROM surveys WHERE created_at < ?1`;
