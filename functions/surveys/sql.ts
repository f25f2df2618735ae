/** The statements of surveys. */

/** Whether the account may answer for the class, which is its own and has begun, and whether it has. account, class, now */
export const SURVEY_STATE = `SELECT
  EXISTS (
    SELECT 1 FROM account_classes
    JOIN classes ON classes.id = account_classes.class_id
    WHERE account_classes.account_id = ?1 AND account_classes.class_id = ?2
      AND classes.starts_at <= ?3 AND classes.state IN ('tentative', 'confirmed')
  ) AS open,
  EXISTS (SELECT 1 FROM surveys WHERE account_id = ?1 AND class_id = ?2) AS sent`;

/** Nothing is stored where SURVEY_STATE is not open; a second one is refused. account, class, key, ratings (JSON), liked, improve, may quote, now */
export const INSERT_SURVEY = `INSERT INTO surveys
  (account_id, class_id, key, ratings, liked, improve, may_quote, created_at)
SELECT account_classes.account_id, account_classes.class_id, ?3, ?4, ?5, ?6, ?7, ?8
FROM account_classes
JOIN classes ON classes.id = account_classes.class_id
WHERE account_classes.account_id = ?1 AND account_classes.class_id = ?2
  AND classes.starts_at <= ?8 AND classes.state IN ('tentative', 'confirmed')`;

/** Refused where nothing was stored just now. scope, key, fingerprint, account, status, answer, now, class */
export const STORE_SURVEY_KEY = `INSERT INTO idempotency_keys
  (scope, key, fingerprint, about, status, answer, created_at)
VALUES (?1, ?2, ?3, (
  SELECT account_id FROM surveys WHERE account_id = ?4 AND class_id = ?8 AND key = ?2 AND created_at = ?7
), ?5, ?6, ?7)`;
